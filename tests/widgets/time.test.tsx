// Proves that a time is given as HH:MM, and a day with a time as YYYY-MM-DDTHH:MM.
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showWidget } from './show-widget.tsx';

const input = page.getByLabelText('Question');

test('gives the time as HH:MM', async () => {
  const shown = await showWidget({ widget: 'time' });
  await userEvent.fill(input, '14:30');
  expect(shown.answer()).toBe('14:30');
});

test('gives a day with a time as YYYY-MM-DDTHH:MM', async () => {
  const shown = await showWidget({ widget: 'date-time' });
  await userEvent.fill(input, '2027-04-12T14:30');
  expect(shown.answer()).toBe('2027-04-12T14:30');
});

test('an emptied time is no answer', async () => {
  const shown = await showWidget({ widget: 'time', value: '14:30' });
  await userEvent.clear(input);
  expect(shown.onChange).toHaveBeenLastCalledWith(undefined);
});

test.each([
  ['time', '14:30:15.5', '14:30:15'],
  ['date-time', '2027-04-12T14:30:15.25', '2027-04-12T14:30:15'],
  ['date', '12027-04-12', undefined],
] as const)(
  'a stored answer to a "%s" has no more than its format: %s',
  async (widget, value, answer) => {
    const shown = await showWidget({ widget, type: 'string', value });
    await expect.poll(shown.answer).toBe(answer);
  },
);
