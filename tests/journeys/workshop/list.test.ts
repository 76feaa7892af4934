import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { application, booking, expectStep, focused, goOn, visit } from './studio.ts';

const titles = (page: Page) =>
  page
    .getByLabel('Title')
    .all()
    .then((fields) => Promise.all(fields.map((field) => field.inputValue())));
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

it('a list that needs items starts with them, and adds no more than it may have', async () => {
  const page = await visit('residency', {
    answers: { ...application(), works: undefined },
    step: 'practice',
  });
  await expectStep(page, 'Your practice');
  expect(await page.getByRole('group', { name: /^Work/ }).count()).toBe(2);
  expect(await page.getByRole('button', { name: /Remove/ }).count()).toBe(0);
  await button(page, 'Add another work').click();
  await button(page, 'Add another work').click();
  expect(await page.getByRole('group', { name: /^Work/ }).count()).toBe(4);
  expect(await button(page, 'Add another work').count()).toBe(0);
});

it('a new item takes focus with its first question', async () => {
  const page = await visit('residency', { answers: application('Rug', 'Shawl'), step: 'practice' });
  await button(page, 'Add another work').click();
  expect(await focused(page)).toBe('Title');
  await page.keyboard.type('Blanket');
  expect(await titles(page)).toEqual(['Rug', 'Shawl', 'Blanket']);
});

it('items move with their answers, and focus goes with them', async () => {
  const page = await visit('residency', {
    answers: application('Rug', 'Shawl', 'Blanket'),
    step: 'practice',
  });
  await button(page, 'Move Work 3 up').click();
  expect(await titles(page)).toEqual(['Rug', 'Blanket', 'Shawl']);
  expect(await focused(page)).toBe('Move Work 2 up');
  await page.keyboard.press('Enter');
  expect(await titles(page)).toEqual(['Blanket', 'Rug', 'Shawl']);
  expect(await focused(page)).toBe('Move Work 1 down');
  await page.keyboard.press('Enter');
  expect(await titles(page)).toEqual(['Rug', 'Blanket', 'Shawl']);
});

it('an item is removed with its answers, and focus goes to the button that adds one', async () => {
  const page = await visit('residency', {
    answers: application('Rug', 'Shawl', 'Blanket'),
    step: 'practice',
  });
  await button(page, 'Remove Work 2').click();
  expect(await titles(page)).toEqual(['Rug', 'Blanket']);
  expect(await focused(page)).toBe('Add another work');
});

it('messages go with the item that they belong to', async () => {
  const page = await visit('residency', {
    answers: application('Rug', 'Shawl', 'Blanket'),
    step: 'practice',
  });
  const year = (number: number) =>
    page.getByRole('group', { name: `Work ${number}` }).getByLabel('Year');
  await year(2).fill('1066');
  await year(2).blur();
  const message = 'The smallest number possible is 1950';
  const saysSo = (number: number) =>
    page.getByRole('group', { name: `Work ${number}` }).getByText(message, { exact: true });
  await saysSo(2).waitFor();
  await button(page, 'Move Work 2 down').click();
  await saysSo(3).waitFor();
  expect(await saysSo(2).count()).toBe(0);
  await button(page, 'Remove Work 1').click();
  await saysSo(2).waitFor();
  expect(await saysSo(1).count()).toBe(0);
});

it('an item that was added after Continue is not blamed before it is filled in', async () => {
  const page = await visit('book', { answers: booking('Bo Chen'), step: 'guests' });
  await page.getByLabel('Age').fill('5');
  await goOn(page);
  await page.getByText('The smallest number possible is 8', { exact: true }).waitFor();
  await button(page, 'Add another guest').click();
  const second = page.getByRole('group', { name: 'Guest 2' });
  expect(await second.getByText('Please answer this question').count()).toBe(0);
});

it('every question inside is missed by name, at any depth', async () => {
  const page = await visit('book', {
    answers: { ...booking(), bringing_guests: true },
    step: 'guests',
  });
  await expectStep(page, 'Your guests');
  await goOn(page);
  expect(await page.getByText('Please answer this question', { exact: true }).count()).toBe(4);
  const summary = page.getByRole('group', { name: '4 answers need your attention' });
  await expect.poll(() => summary.evaluate((one) => one === document.activeElement)).toBe(true);
  const lines = await summary.getByRole('link').allTextContents();
  expect(lines[0]).toBe('Full name (Guest 1): Please answer this question');
  await summary.getByRole('link').first().click();
  expect(await focused(page)).toBe('Full name');
});

it('a question that depends on another one in its item is asked in that item only', async () => {
  const page = await visit('book', { answers: booking('Bo Chen', 'Cy Dee'), step: 'guests' });
  const [first, second] = [1, 2].map((n) => page.getByRole('group', { name: `Guest ${n}` }));
  await second?.getByLabel('Something else').check();
  await second?.getByLabel('What else?').waitFor();
  expect(await first?.getByLabel('What else?').count()).toBe(0);
});

it('a list that cannot be put in order has no buttons for it', async () => {
  const page = await visit('book', { answers: booking('Bo Chen', 'Cy Dee'), step: 'guests' });
  await button(page, 'Remove Guest 2').waitFor();
  expect(await page.getByRole('button', { name: /^Move/ }).count()).toBe(0);
});
