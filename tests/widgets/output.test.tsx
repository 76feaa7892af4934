// Proves that a result is written as its readers write it, and moves nothing when it appears.
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showWidget } from './show-widget.tsx';

test('a result is written as readers write numbers, and moves nothing when it appears', async () => {
  const shown = await showWidget({ widget: 'output', options: { unit: 'EUR' } });
  const result = page.getByRole('status');
  const { height } = result.element().getBoundingClientRect();
  expect(height).toBe(48);
  shown.give(14814.5);
  await expect.element(result).toHaveTextContent('14,814.5 EUR');
  expect(result.element().getBoundingClientRect().height).toBe(height);
});

test('a text is written as its format is read', async () => {
  const shown = await showWidget({ widget: 'output', options: { display: 'groups' } });
  const result = page.getByRole('status');
  shown.give('DE89370400440532013000');
  await expect.element(result).toHaveTextContent('DE89 3704 0044 0532 0130 00');
});

test('a text without a format is written as it is, also where it looks like a day', async () => {
  const shown = await showWidget({ widget: 'output' });
  shown.give('2026-11');
  await expect.element(page.getByRole('status')).toHaveTextContent('2026-11');
});
