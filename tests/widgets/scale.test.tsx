// Proves that a scale gives a number, reads the meaning of its ends, and has even rows on a phone.
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showWidget } from './show-widget.tsx';

const choices = Array.from({ length: 11 }, (_, value) => ({ value, label: String(value) }));
const options = { low: 'Not at all likely', high: 'Very likely' };
const radio = (name: string) => page.getByRole('radio', { name, exact: true });

test('gives a number, by mouse and by keyboard', async () => {
  const shown = await showWidget({ widget: 'scale', choices, options });
  await userEvent.click(page.getByText('7', { exact: true }));
  expect(shown.answer()).toBe(7);
  await userEvent.keyboard('{ArrowRight}');
  expect(shown.answer()).toBe(8);
});

test('the ends are read with their meaning', async () => {
  await showWidget({ widget: 'scale', choices, options });
  await expect.element(radio('0')).toHaveAccessibleDescription('Not at all likely');
  await expect.element(radio('10')).toHaveAccessibleDescription('Very likely');
  await expect.element(radio('5')).not.toHaveAttribute('aria-describedby');
});

test.each([
  [1024, [11]],
  [360, [6, 5]],
  [248, [4, 4, 3]],
])('%i pixels wide, its rows have %j numbers', async (width, rows) => {
  await page.viewport(width, 740);
  await showWidget({ widget: 'scale', choices, options });
  const tops = page
    .getByRole('radio')
    .elements()
    .map((number) => number.getBoundingClientRect().top);
  expect([...new Set(tops)].map((top) => tops.filter((each) => each === top).length)).toEqual(rows);
  expect(document.documentElement.scrollWidth).toBe(width);
});

test('the meaning of the last number stands below it, where the page is wider than the numbers', async () => {
  await page.viewport(1024, 740);
  await showWidget({ widget: 'scale', choices: choices.slice(0, 6), options });
  const rightOf = (element: Element | null) => element?.getBoundingClientRect().right;
  const last = radio('5').element().closest('label');
  expect(rightOf(page.getByText('Very likely').element())).toBe(rightOf(last));
});
