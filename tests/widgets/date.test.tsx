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

test.each([
  ['date', ' 2027-03-09\n', '2027-03-09'],
  ['date', '3/9/2027', '2027-03-09'],
  ['time', '13:30', '13:30'],
  ['date-time', '2027-03-09 13:30', '2027-03-09T13:30'],
] as const)('a %s takes the pasted text %j', async (widget, text, answer) => {
  const shown = await showWidget({ widget });
  paste(text);
  expect(shown.answer()).toBe(answer);
  await expect.element(input).not.toHaveAccessibleDescription();
});

test.each([
  ['date', '2/31/2027', /^“2\/31\/2027” could not be read. Please write it like 12\/31\/2027$/],
  ['date', 'x'.repeat(1e5), /^“x{50}…” could not be read/],
  ['time', 'noon', /^“noon” could not be read. Please write it like 13:45$/],
  ['date-time', '3/9/2027', /Please write it like 12\/31\/2027 13:45$/],
] as const)(
  'a %s that can not read %.20j says how to write it, until it has an answer',
  async (widget, text, message) => {
    const shown = await showWidget({ widget });
    paste(text);
    expect(shown.onChange).not.toHaveBeenCalled();
    await expect.element(input).toHaveAccessibleDescription(message);
    await userEvent.click(page.getByRole('button', { name: 'Next' }));
    await expect.element(input).toHaveAccessibleDescription(message);
    paste('2027-03-09T13:30'.slice(widget === 'time' ? 11 : 0, widget === 'date' ? 10 : 16));
    expect(shown.answer()).toMatch(/2027-03-09|13:30/);
    await expect.element(input).not.toHaveAccessibleDescription();
  },
);

test('what was said about a pasted text does not come back once an answer is cleared', async () => {
  const shown = await showWidget({ widget: 'date' });
  paste('tomorrow');
  for (const answer of ['2027-03-09', undefined]) {
    shown.give(answer);
    await expect.element(input).toHaveValue(answer ?? '');
  }
  await expect.element(input).not.toHaveAccessibleDescription();
});

test('a text that can not be read leaves the answer, and is told beside the message of an invalid one', async () => {
  const shown = await showWidget({ widget: 'date', value: '2026-02-28', invalid: true });
  paste('tomorrow');
  expect(shown.answer()).toBe('2026-02-28');
  await expect.element(input).toHaveAccessibleDescription(/“tomorrow” could not be read/);
});

/** Pastes a text. */
function paste(text: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text', text);
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  input.element().dispatchEvent(event);
}
