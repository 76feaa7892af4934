// Proves that a day in three boxes is one answer, marks the box to correct, and takes what a browser fills in.
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showWidget } from './show-widget.tsx';

const box = (name: string) => page.getByRole('textbox', { name, exact: true });

test('gives the day as YYYY-MM-DD and leaves what was typed as it is', async () => {
  const shown = await showWidget({ widget: 'date-parts', autoComplete: 'bday' });
  await userEvent.fill(box('Day'), '27');
  await userEvent.fill(box('Month'), '3');
  expect(shown.answer()).toBe('-3-27');
  await userEvent.fill(box('Year'), '2007');
  expect(shown.answer()).toBe('2007-03-27');
  await expect.element(box('Month')).toHaveValue('3');
  await expect.element(box('Month')).toHaveAttribute('inputmode', 'numeric');
  await expect.element(box('Month')).toHaveAttribute('autocomplete', 'bday-month');
  expect(shown.onBlur).not.toHaveBeenCalled();
  await userEvent.click(page.getByRole('button', { name: 'Next' }));
  expect(shown.onBlur).toHaveBeenCalledOnce();
  shown.give('2010-12-31');
  await expect.element(box('Day')).toHaveValue('31');
});

test('marks the boxes to correct, where the message is heard', async () => {
  const state = { widget: 'date-parts', invalid: true, help: 'Please also fill in Year' } as const;
  await showWidget({ ...state, value: '-3-27' });
  await expect.element(page.getByRole('group', { name: 'Question' })).toBeVisible();
  await expect.element(box('Month')).toHaveAttribute('aria-invalid', 'false');
  await expect.element(box('Year')).toHaveAttribute('aria-invalid', 'true');
  await expect.element(box('Year')).toHaveAccessibleDescription('Please also fill in Year');
});

test('takes all boxes that a browser fills in at once', async () => {
  const shown = await showWidget({ widget: 'date-parts' });
  const inputs = [...document.querySelectorAll('input')];
  for (const [index, text] of ['3', '27', '2007'].entries()) {
    inputs[index]?.setRangeText(text);
    inputs[index]?.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
  expect(shown.answer()).toBe('2007-03-27');
  await expect.element(box('Month')).toHaveValue('3');
});

test.each(['9 March 2027', '2027-03-09', '3/9/2027'])(
  'a whole day fills the boxes, whichever one it is pasted into: %s',
  async (text) => {
    const shown = await showWidget({ widget: 'date-parts' });
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', text);
    box('Year')
      .element()
      .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    expect(shown.answer()).toBe('2027-03-09');
    await expect.element(box('Day')).toHaveValue('9');
  },
);

test('a hyphen in a box stays as another sign, and glues no digits together', async () => {
  const shown = await showWidget({ widget: 'date-parts', value: '2027-05-01' });
  await userEvent.fill(box('Day'), '1-2');
  expect(shown.answer()).toBe('2027-5-1–2');
  await expect.element(box('Day')).toHaveValue('1–2');
});

test('a day from elsewhere is given as the boxes show it', async () => {
  const shown = await showWidget({ widget: 'date-parts', value: '2027-4-1' });
  await expect.poll(() => shown.answer()).toBe('2027-04-01');
  shown.give('2027-04-01-02');
  await expect.poll(() => shown.answer()).toBeUndefined();
});
