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
