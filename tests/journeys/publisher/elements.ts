// The elements of a page by role and label, as visitors see or hear them.

import type { Locator, Page } from 'playwright';
import { literalPattern } from '../../../src/core/text/literal-pattern.ts';
import { expect } from '../expect.ts';

/** The field of that label; a list that is open below it has the same label. */
export const field = (page: Page, label: string): Locator =>
  page.getByLabel(label, { exact: true }).locator('xpath=self::*[not(@role="listbox")]');

export const button = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true });

/** The heading of a step whose questions are there: while they are loaded, the same heading stands outside of any region. */
export const stepHeading = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('region').getByRole('heading', { level: 2, name, exact: true });

/** The summary of all messages above the questions. */
export const summary = (page: Page): Locator =>
  page.getByRole('group', {
    name: /needs? your attention( first)?$|^Everything listed here is fixed$/,
  });

export const next = (page: Page): Promise<void> => button(page, 'Next').click();
export const back = (page: Page): Promise<void> => button(page, 'Back').click();
export const submit = (page: Page): Promise<void> => button(page, 'Submit').click();

/** Answers a field and leaves it. */
export async function answer(page: Page, label: string, text: string): Promise<void> {
  await field(page, label).fill(text);
  await field(page, label).blur();
}

/** The options of the list that is open. */
export const listed = (page: Page): Locator => page.getByRole('listbox').getByRole('option');

/** Chooses a country or a region by typing its name. */
export async function choose(page: Page, label: string, name: string): Promise<void> {
  await field(page, label).fill(name);
  await page.getByRole('listbox').getByRole('option', { name, exact: true }).click();
}

/** The messages with this text beside fields; the summary of problems has links with the same text. */
export const messages = (page: Page, text: string): Locator =>
  page.getByText(text, { exact: true }).and(page.locator(':not(a)'));

/** The field is marked as wrong, and its message belongs to it and stands on the page. */
export async function expectError(page: Page, label: string, message: string): Promise<void> {
  await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
  // A hint stays, and is read before the message.
  await expect(field(page, label)).toHaveAccessibleDescription(
    new RegExp(`(^|\\s)${literalPattern(message)}`),
  );
  await expect(
    page.getByText(message, { exact: true }).filter({ visible: true }).first(),
  ).toBeVisible();
}

export async function expectNoError(page: Page, label: string): Promise<void> {
  await expect(field(page, label)).not.toHaveAttribute('aria-invalid', 'true');
}

/** Labels of all fields on the page, in its order. */
export const labels = (page: Page): Promise<string[]> =>
  page
    .getByRole('main')
    .evaluate((main) =>
      [...main.querySelectorAll('label, [id$="-label"]')]
        .filter((label) => !label.closest('[role="radiogroup"]'))
        .map((label) => (label.textContent ?? '').replace(/ \(optional\)$/, '').trim()),
    );

/** The options of a select, without the one that stands for no answer. */
export const options = async (page: Page, label: string): Promise<string[]> =>
  (await field(page, label).getByRole('option').allTextContents()).slice(1);
