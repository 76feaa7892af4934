// Proves that a number input keeps what is typed, shows the number once it is left, and is read with its unit.
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showWidget } from './show-widget.tsx';

const input = page.getByRole('textbox', { name: 'Question' });

test('keeps what is typed while it grows into a number', async () => {
  const shown = await showWidget({ widget: 'number', type: 'number' });
  await userEvent.type(input, '-');
  expect(shown.answer()).toBe('-');
  await userEvent.type(input, '1.50');
  await expect.element(input).toHaveValue('-1.50');
  expect(shown.answer()).toBe(-1.5);
});

test('shows the number itself once it is left', async () => {
  await showWidget({ widget: 'number', type: 'number' });
  await userEvent.type(input, '007.50');
  await userEvent.tab();
  await expect.element(input).toHaveValue('7.5');
});

test('takes the decimal sign of the language', async () => {
  const shown = await showWidget({ widget: 'number', type: 'number', language: 'de' });
  await userEvent.type(input, '120,50');
  expect(shown.answer()).toBe(120.5);
  await expect.element(input).toHaveValue('120,50');
  await userEvent.tab();
  await expect.element(input).toHaveValue('120,5');
});

test('keeps text that is no number, for the visitor to correct', async () => {
  const shown = await showWidget({ widget: 'number', type: 'integer' });
  await userEvent.type(input, '1,5');
  await userEvent.tab();
  await expect.element(input).toHaveValue('1,5');
  expect(shown.answer()).toBe('1,5');
  expect(shown.onBlur).toHaveBeenCalledOnce();
});

test('shows a new answer from outside instead of what was typed', async () => {
  const shown = await showWidget({ widget: 'number', type: 'number' });
  await userEvent.type(input, '12');
  shown.give(5);
  await expect.element(input).toHaveValue('5');
  shown.give(undefined);
  await expect.element(input).toHaveValue('');
});

test('phones show digits, with a decimal sign only where it makes sense', async () => {
  await showWidget({ widget: 'number', type: 'integer' });
  await expect.element(input).toHaveAttribute('inputmode', 'numeric');
  await showWidget({ widget: 'number', type: 'number', id: 'other' });
  expect(document.querySelector('#other')).toHaveAttribute('inputmode', 'decimal');
});

test('the unit is seen and heard', async () => {
  await showWidget({ widget: 'number', help: 'Per month', options: { unit: 'USD' } });
  await expect.element(page.getByText('USD')).toBeVisible();
  await expect.element(input).toHaveAccessibleDescription('USD Per month');
});

test('says a unit before its input', async () => {
  const options = { unit: 'No.', unitPosition: 'before' };
  await showWidget({ widget: 'number', type: 'integer', value: 5, options });
  await expect.element(input).toHaveAccessibleDescription('No.');
});

test('reads a number with the unit that stands beside it', async () => {
  const shown = await showWidget({ widget: 'number', type: 'number', options: { unit: '%' } });
  await userEvent.type(input, '50 %');
  expect(shown.answer()).toBe(50);
  await expect.element(input).toHaveValue('50 %');
  await userEvent.tab();
  await expect.element(input).toHaveValue('50');
});
