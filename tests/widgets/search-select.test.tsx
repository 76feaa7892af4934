// Proves that typing narrows a list to its likeliest choices, and that words which mean one choice choose it.
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoBarriers } from './accessibility.ts';
import { showWidget } from './show-widget.tsx';

const counties = ['Avon', 'Devon', 'Dorset', 'Durham', 'Kent'];
const choices = counties.map((label, value) => ({
  value,
  label,
  ...(label === 'Durham' && { disabled: 'Sold out' }),
}));
const box = page.getByRole('combobox', { name: 'Question' });
const leftOut = '“Atlantis” is not in the list. Please choose an entry';
const options = () => page.getByRole('option').all();
const show = (question = {}) =>
  showWidget({ widget: 'search-select', type: 'integer', choices, ...question });

test('typing narrows the list, the likeliest first, and Enter chooses', async () => {
  const shown = await show();
  await box.fill('do');
  await expect.element(page.getByRole('option', { name: 'Dorset' })).toBeVisible();
  expect((await Promise.all(options())).map((one) => one.element().textContent)).toEqual([
    'Dorset',
  ]);
  await expectNoBarriers();
  await userEvent.keyboard('{Enter}');
  expect(shown.answer()).toBe(2);
  await expect.element(box).toHaveValue('Dorset');
});

test('words that mean one choice are that choice once the list is left', async () => {
  const shown = await show();
  await box.fill('kent');
  await userEvent.tab();
  expect(shown.answer()).toBe(4);
});

test('words that mean none stay in place of an answer, which is said until others are typed', async () => {
  const shown = await show({ value: 4 });
  const submit = vi.fn();
  document.querySelector('form')?.addEventListener('submit', submit);
  await box.fill('Atlantis');
  await userEvent.keyboard('{Enter}');
  expect(submit).not.toHaveBeenCalled();
  await expect.element(box).toHaveAccessibleDescription(leftOut);
  await userEvent.tab();
  await expect.element(box).toHaveValue('Atlantis');
  expect(shown.answer()).toBeUndefined();
  await expect.element(box).toHaveAccessibleDescription(leftOut);
  await box.fill('Avon');
  await expect.element(box).not.toHaveAccessibleDescription(leftOut);
});

test('a disabled choice is read with its reason, and not chosen by its words', async () => {
  const shown = await show();
  await box.fill('durham');
  const option = page.getByRole('option', { name: 'Durham (Sold out)' });
  await expect.element(option).toHaveAttribute('aria-disabled', 'true');
  await userEvent.tab();
  expect(shown.answer()).toBeUndefined();
  await expect.element(box).toHaveValue('durham');
  await expect.element(box).toHaveAccessibleDescription('Durham (Sold out)');
});

test('the choice for other answers is always offered', async () => {
  const shown = await show({ choices: [...choices, { value: '', label: 'Other', other: {} }] });
  await box.fill('Wales');
  await page.getByRole('option', { name: 'Other' }).click();
  expect(shown.answer()).toBe('');
});

test('what was said of words that mean none does not come back with the empty box', async () => {
  const shown = await show();
  await box.fill('Atlantis');
  await userEvent.tab();
  await expect.element(box).toHaveAccessibleDescription(leftOut);
  shown.give(4);
  await expect.element(box).toHaveValue('Kent');
  shown.give(undefined);
  await expect.element(box).toHaveValue('');
  await expect.element(box).not.toHaveAccessibleDescription(leftOut);
});
