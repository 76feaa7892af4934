// Proves that items of a list are added, moved, removed and corrected with focus and messages in the right place.
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
  const works = page.getByRole('group', { name: /^Work/ });
  await expect.poll(() => works.count()).toBe(2);
  expect(await page.getByRole('button', { name: /Remove/ }).count()).toBe(0);
  await button(page, 'Add another work').click();
  await button(page, 'Add another work').click();
  await expect.poll(() => works.count()).toBe(4);
  expect(await button(page, 'Add another work').count()).toBe(0);
  await page.getByText('No more than 4 can be added', { exact: true }).waitFor();
});

it('a new item takes focus with its first question; items move with their answers and messages, and focus goes with them; when one is removed, focus goes to the button that brings it back', async () => {
  const page = await visit('residency', { answers: application('Rug', 'Shawl'), step: 'practice' });
  const expectTitles = (...expected: string[]) => expect.poll(() => titles(page)).toEqual(expected);
  const expectFocus = (name: string) => expect.poll(() => focused(page)).toBe(name);
  await button(page, 'Add another work').click();
  await expectFocus('Title');
  await page.keyboard.type('Blanket');
  await expectTitles('Rug', 'Shawl', 'Blanket');

  await button(page, 'Move Work 3 up').click();
  await expectTitles('Rug', 'Blanket', 'Shawl');
  await expectFocus('Move Work 2 up');
  await page.keyboard.press('Enter');
  await expectTitles('Blanket', 'Rug', 'Shawl');
  await expectFocus('Move Work 1 up');
  await page.keyboard.press('Enter');
  await expectTitles('Blanket', 'Rug', 'Shawl');
  await button(page, 'Move Work 1 down').click();
  await expectTitles('Rug', 'Blanket', 'Shawl');

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
  await expectTitles('Shawl', 'Blanket');
  await expectFocus('Undo');
  await page.keyboard.press('Enter');
  await expectTitles('Rug', 'Shawl', 'Blanket');
  await expectFocus('Remove Work 1');
  await saysSo(3).waitFor();
});

it('every question inside is missed by name, at any depth', async () => {
  const page = await visit('book', {
    answers: { ...booking(), bringing_guests: true },
    step: 'guests',
  });
  await expectStep(page, 'Your guests');
  await goOn(page);
  const missed = page.getByText('Please answer this question', { exact: true });
  await expect.poll(() => missed.count()).toBe(4);
  const summary = page.getByRole('group', { name: '4 answers need your attention' });
  await expect.poll(() => summary.evaluate((one) => one === document.activeElement)).toBe(true);
  const lines = await summary.getByRole('link').allTextContents();
  expect(lines[0]).toBe('Full name (Guest 1): Please answer this question');
  await summary.getByRole('link').first().click();
  await expect.poll(() => focused(page)).toBe('Full name');
});

it('a list that cannot be put in order has no buttons for it; a question on another one in its item is asked in that item only; an item that was added after Continue is not blamed before it is filled in', async () => {
  const page = await visit('book', { answers: booking('Bo Chen', 'Cy Dee'), step: 'guests' });
  await button(page, 'Remove Guest 2').waitFor();
  expect(await page.getByRole('button', { name: /^Move/ }).count()).toBe(0);
  const guest = (number: number) => page.getByRole('group', { name: `Guest ${number}` });
  await guest(2).getByLabel('Something else').check();
  await guest(2).getByLabel('What else?').waitFor();
  expect(await guest(1).getByLabel('What else?').count()).toBe(0);
  await guest(1).getByLabel('Age').fill('5');
  await goOn(page);
  await page.getByText('The smallest number possible is 8', { exact: true }).waitFor();
  await button(page, 'Add another guest').click();
  await guest(3).waitFor();
  expect(await guest(3).getByText('Please answer this question').count()).toBe(0);
});
