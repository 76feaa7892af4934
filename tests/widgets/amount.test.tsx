// Proves that an amount is shown with separated thousands once it is left, and read with its currency and unit.
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showWidget } from './show-widget.tsx';

const input = page.getByRole('textbox', { name: 'Question' });

test('sets thousands apart once the input is left, and takes them typed', async () => {
  const shown = await showWidget({ widget: 'amount', type: 'integer', value: 8500 });
  await expect.element(input).toHaveValue('8,500');
  await userEvent.fill(input, '12345');
  await expect.element(input).toHaveValue('12345');
  await userEvent.tab();
  await expect.element(input).toHaveValue('12,345');
  await userEvent.fill(input, '1,250,000');
  expect(shown.answer()).toBe(1250000);
  await userEvent.fill(input, '1,5');
  await userEvent.tab();
  await expect.element(input).toHaveValue('1,5');
});

test('says its currency and its unit with the input', async () => {
  const options = { currency: 'EUR', unit: 'per month' };
  await showWidget({ widget: 'amount', type: 'number', value: 12.5, options });
  await expect.element(input).toHaveValue('12.50');
  await expect.element(input).toHaveAccessibleDescription('€ per month');
});
