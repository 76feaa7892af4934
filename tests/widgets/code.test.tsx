// Proves that a code is grouped or masked while it is typed, with the caret in its place, and given without blanks.
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showWidget } from './show-widget.tsx';

const input = page.getByRole('textbox', { name: 'Question' });

const caret = () => (input.element() as HTMLInputElement).selectionStart;

const putCaret = (at: number) => (input.element() as HTMLInputElement).setSelectionRange(at, at);

test('shows an IBAN in groups of four, and leaves the blanks out of the answer', async () => {
  const options = { separators: true, groups: true };
  const shown = await showWidget({ widget: 'code', options, value: 'DE893704' });
  await expect.element(input).toHaveValue('DE89 3704');
  await userEvent.clear(input);
  expect(shown.answer()).toBeUndefined();
  await userEvent.type(input, 'gb29nwbk6');
  await expect.element(input).toHaveValue('GB29 NWBK 6');
  expect(shown.answer()).toBe('GB29NWBK6');
  await userEvent.fill(input, ' de89-3704 0044 ');
  await expect.element(input).toHaveValue('DE89 3704 0044');
  expect(shown.answer()).toBe('DE8937040044');
});

test('keeps the caret where something is typed or deleted', async () => {
  const options = { separators: true, groups: true };
  const shown = await showWidget({ widget: 'code', options, value: 'DE893704' });
  await userEvent.click(input);
  putCaret(2);
  await userEvent.keyboard('1');
  await expect.element(input).toHaveValue('DE18 9370 4');
  expect(caret()).toBe(3);
  putCaret(5);
  await userEvent.keyboard('{Backspace}{Backspace}');
  await expect.element(input).toHaveValue('DE19 3704');
  expect(caret()).toBe(3);
  putCaret(4);
  await userEvent.keyboard('{Delete}{Delete}');
  await expect.element(input).toHaveValue('DE19 704');
  expect(shown.answer()).toBe('DE19704');
});

test('writes the separators of a mask, and leaves what does not fit it', async () => {
  const shown = await showWidget({ widget: 'code', options: { mask: 'AA-9999' } });
  await userEvent.type(input, 'ab12');
  await expect.element(input).toHaveValue('AB-12');
  expect(shown.answer()).toBe('AB-12');
  await userEvent.keyboard('{Backspace}{Backspace}{Backspace}');
  await expect.element(input).toHaveValue('A');
  await userEvent.fill(input, 'ab 1234');
  await expect.element(input).toHaveValue('AB-1234');
  await userEvent.fill(input, '12ab');
  await expect.element(input).toHaveValue('12ab');
  expect(shown.answer()).toBe('12ab');
});

test('undo and redo go through what the input has shown, by keys and by the menu of the browser', async () => {
  const shown = await showWidget({ widget: 'code', options: { mask: 'AA-9999' }, value: 'XY-1' });
  await userEvent.fill(input, '');
  await userEvent.keyboard('ab12');
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(input).toHaveValue('AB-1');
  await userEvent.keyboard('{Control>}zzz{/Control}');
  await expect.element(input).toHaveValue('');
  expect(shown.answer()).toBeUndefined();
  await userEvent.keyboard('{Control>}{Shift>}zz{/Shift}y{/Control}');
  await expect.element(input).toHaveValue('AB-1');
  expect(shown.answer()).toBe('AB-1');
  document.execCommand('undo');
  await expect.element(input).toHaveValue('AB');
  await userEvent.keyboard('{Control>}zzz{/Control}');
  await expect.element(input).toHaveValue('XY-1');
  expect(shown.answer()).toBe('XY-1');
});

test('an answer from elsewhere is given as it is shown', async () => {
  const shown = await showWidget({ widget: 'code', options: { mask: 'AA-9999' }, value: 'ab1234' });
  await expect.element(input).toHaveValue('AB-1234');
  await expect.poll(() => shown.answer()).toBe('AB-1234');
  shown.give('-');
  await expect.poll(() => shown.answer()).toBeUndefined();
});

test('writes the separators of the mask that another answer chooses', async () => {
  const mask = { $data: '1/country', cases: { Netherlands: '9999 AA', Poland: '99-999' } };
  const question = { widget: 'code', pointer: '/postcode', options: { mask } } as const;
  const dutch = await showWidget({ ...question, answers: { country: 'Netherlands' } });
  await userEvent.type(input, '1234ab');
  await expect.element(input).toHaveValue('1234 AB');
  expect(dutch.answer()).toBe('1234 AB');
});

test('leaves a code as it is typed while no mask is chosen', async () => {
  const mask = { $data: '/country', cases: { Netherlands: '9999 AA' } };
  const question = { widget: 'code', pointer: '/guests/0/postcode', options: { mask } } as const;
  const shown = await showWidget({ ...question, answers: { country: 'Ireland' } });
  await userEvent.type(input, 'a65 f4e2');
  await expect.element(input).toHaveValue('a65 f4e2');
  expect(shown.answer()).toBe('a65 f4e2');
});
