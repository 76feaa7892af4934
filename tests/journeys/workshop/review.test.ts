// Proves that a review shows all answers but secrets, and leads to each step and straight back.
import type { Locator, Page } from 'playwright';
import { expect, it } from 'vitest';
import {
  addressOf,
  application,
  booking,
  draftOf,
  expectStep,
  focused,
  goOn,
  visit,
} from './studio.ts';

const isInSight = (found: Locator) =>
  found.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= window.innerHeight;
  });

/** Returns where the answer of a row begins, with its link and without, as that of a calculated answer is. */
const edgesOf = (row: Locator) =>
  row.evaluate((element) => {
    const left = () => element.children[1]?.getBoundingClientRect().left;
    const withLink = left();
    element.querySelector('a')?.remove();
    return [withLink, left()];
  });

/** Returns where the words of each part of a row begin. */
const linesOf = (row: Locator) =>
  row.evaluate((element) =>
    [...element.children].map((part) => {
      const words = document.createRange();
      words.selectNodeContents(part.querySelector('a')?.firstChild ?? part);
      return Math.round(words.getBoundingClientRect().top);
    }),
  );

const rows = (page: Page) =>
  page.locator('dl > div').evaluateAll((all) =>
    all.map((row) =>
      [...row.children]
        .slice(0, 2)
        .map((part) => part.textContent)
        .join(': '),
    ),
  );

it('lists every answer as a person reads it, group by group and item by item; "Change" leads to the step, Back of the browser and Continue from there straight back', async () => {
  const page = await visit('book', { answers: booking('Bo Chen', 'Cy Dee'), step: 'check' });
  await expectStep(page, 'Check your answers');
  const headings = await page.getByRole('heading', { level: 4 }).allInnerTexts();
  expect(headings).toEqual([
    'Guest 1',
    'Guest 1 – In an emergency, call',
    'Guest 2',
    'Guest 2 – In an emergency, call',
    'About you',
    'Where we send the invoice',
  ]);
  expect((await rows(page)).slice(0, 9)).toEqual([
    'Which session would you like?: Saturday 20 March, 10:00',
    'How much have you done before?: A course or two',
    'How did you hear of us?: —',
    'Are you bringing anybody?: Yes',
    'Full name: Bo Chen',
    'Age: 34',
    'Anything we should know?: —',
    'Name: Ann Bell',
    'Telephone: +44\u00a01632\u00a0960001',
  ]);
  const lines = await linesOf(page.locator('dl > div').first());
  expect(new Set(lines).size, 'lines of a row').toBe(1);
  const edges = await edgesOf(page.locator('dl > div').nth(1));
  expect(new Set(edges).size, 'edges of answers').toBe(1);
  await page.getByRole('link', { name: 'Change Contact and address' }).click();
  await expectStep(page, 'Contact and address');
  await page.goBack();
  await expectStep(page, 'Check your answers');
  // That of one answer leads to its question.
  await page.getByRole('link', { name: 'Change Age, Guest 1', exact: true }).click();
  await expectStep(page, 'Your guests');
  await expect.poll(() => focused(page)).toBe('Age');
  await page.getByLabel('Age', { exact: true }).first().fill('35');
  await goOn(page);
  await expectStep(page, 'Check your answers');
  // Back at the row, which a screen reader reads with its present answer.
  const age = page.getByRole('link', { name: 'Change Age, Guest 1', exact: true });
  await age.and(page.locator(':focus')).waitFor();
  expect(
    await page.evaluate(() => document.activeElement?.ariaDescribedByElements?.[0]?.textContent),
  ).toBe('35');
  expect(await isInSight(age)).toBe(true);
  await page.getByRole('link', { name: 'Change Session' }).click();
  await expectStep(page, 'Session');
  await page.getByLabel('Which session').selectOption({ label: 'Saturday 6 March, 10:00' });
  await goOn(page);
  await expectStep(page, 'Check your answers');
  expect(await rows(page)).toContain('Which session would you like?: Saturday 6 March, 10:00');
  expect(page.url()).toBe(addressOf('book', 'check'));
});

it('a link to an answer that is opened in another tab moves no focus in this one', async () => {
  const page = await visit('book', { answers: booking(), step: 'check' });
  await expectStep(page, 'Check your answers');
  const opened = page.context().waitForEvent('page');
  await page
    .getByRole('link', { name: 'Change Which session would you like?' })
    .click({ modifiers: ['ControlOrMeta'] });
  const other = await opened;
  await other.waitForLoadState();
  await other.close();
  await page.getByRole('button', { name: 'Previous' }).click();
  await expectStep(page, 'Contact and address');
  await goOn(page);
  await expectStep(page, 'Check your answers');
  await page.locator('h2:focus').waitFor();
});

it('writes days, numbers and lists out', async () => {
  const page = await visit('residency', { answers: application('Rug', 'Shawl'), step: 'summary' });
  await expectStep(page, 'Your application');
  expect(await rows(page)).toEqual(
    expect.arrayContaining([
      'Date of birth: 6 May 1990',
      'For how long?: 7.5 years',
      'Length of stay: 4 weeks',
      'Which studio suits you?: The loom room',
      'It has been sold: No',
    ]),
  );
});

it('a secret answer is written to no storage, and not shown; nor is one said to be there that is not', async () => {
  const page = await visit('book', { answers: booking(), step: 'contact' });
  await page.getByLabel('Gift voucher').fill('GIFT2027');
  await page.getByLabel('Postcode').fill('HL1 2AB');
  await expect
    .poll(() => draftOf(page, 'book'))
    .toMatchObject({ address: { postcode: 'HL1 2AB' } });
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(stored).not.toContain('GIFT2027');
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain('GIFT2027');
  await goOn(page);
  await page.getByText('Hidden', { exact: true }).waitFor();
  expect(await page.getByText('GIFT2027').count()).toBe(0);
  await page.reload();
  await expectStep(page, 'Check your answers');
  expect(await rows(page)).toContain('Gift voucher: —');
});
