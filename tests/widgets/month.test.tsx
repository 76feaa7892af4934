// Proves that a month in two boxes is given as YYYY-MM, and half of one stays as it was typed.
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showWidget } from './show-widget.tsx';

test('gives the month as YYYY-MM, and keeps unfinished input', async () => {
  const shown = await showWidget({ widget: 'month', autoComplete: 'cc-exp' });
  const boxes = page.getByRole('group', { name: 'Question' }).getByRole('textbox');
  expect(boxes.elements()).toHaveLength(2);
  await userEvent.fill(page.getByRole('textbox', { name: 'Month' }), '3');
  expect(shown.answer()).toBe('-3');
  await userEvent.fill(page.getByRole('textbox', { name: 'Year' }), '2007');
  expect(shown.answer()).toBe('2007-03');
  await expect.element(boxes.first()).toHaveAttribute('autocomplete', 'cc-exp-month');
  shown.give('2010-12');
  await expect.element(boxes.first()).toHaveValue('12');
});
