// Proves that the browser knows how to compare texts and write numbers before the first press needs it.
import { expect, test, vi } from 'vitest';

test('texts are compared, and then a number is written, in the language of the page once a visitor uses it', async () => {
  document.documentElement.lang = 'ar';
  const order: string[] = [];
  class Compared extends Intl.Collator {
    override compare = () => order.push('texts');
  }
  class Written extends Intl.NumberFormat {
    override format = () => String(order.push('number'));
  }
  vi.spyOn(Intl, 'Collator').mockImplementation(Compared as never);
  vi.spyOn(Intl, 'NumberFormat').mockImplementation(Written as never);
  await import('../../src/runtime/after-start.ts');
  expect(order).toEqual([]);
  document.body.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  await vi.waitFor(() => expect(order).toEqual(['texts', 'number']));
  expect(Intl.Collator).toHaveBeenCalledWith('ar');
  expect(Intl.NumberFormat).toHaveBeenCalledWith('ar');
  vi.restoreAllMocks();
});
