// Proves that a date input gives the day as YYYY-MM-DD, typed by keyboard too, and nothing once it is emptied.
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showWidget } from './show-widget.tsx';

const input = page.getByLabelText('Question');

test('gives the day as YYYY-MM-DD', async () => {
  const shown = await showWidget({ widget: 'date' });
  await userEvent.fill(input, '2026-02-28');
  expect(shown.answer()).toBe('2026-02-28');
});

test('can be typed by keyboard, and takes years of four digits only', async () => {
  const shown = await showWidget({ widget: 'date' });
  await userEvent.tab();
  await userEvent.keyboard('12312026');
  expect(shown.answer()).toBe('2026-12-31');
});

test('an emptied day is no answer', async () => {
  const shown = await showWidget({ widget: 'date', value: '2026-02-28' });
  await userEvent.clear(input);
  expect(shown.onChange).toHaveBeenLastCalledWith(undefined);
});
