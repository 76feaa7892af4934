// Proves that a date input gives the day as YYYY-MM-DD, typed by keyboard too, and no other day than it shows.
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showWidget } from './show-widget.tsx';

const unfinished = 'This is not complete, so it is left out. Please complete it or clear it';
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

test.each(['0412', '02312027'])(
  '"%s", which is no day, is told about once it is left',
  async (typed) => {
    const shown = await showWidget({ widget: 'date' });
    await userEvent.tab();
    await userEvent.keyboard(typed);
    await expect.element(input).not.toHaveAccessibleDescription();
    await userEvent.click(page.getByRole('button', { name: 'Next' }));
    expect(shown.answer()).toBeUndefined();
    await expect.element(input).toHaveAccessibleDescription(unfinished);
    shown.give('2026-02-28');
    await expect.element(input).not.toHaveAccessibleDescription();
  },
);

test('an answer that the input can not show is taken back', async () => {
  const shown = await showWidget({ widget: 'date', value: '12.4.2027' });
  await expect.poll(() => shown.onChange.mock.lastCall).toEqual([undefined]);
});
