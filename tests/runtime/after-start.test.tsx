// Proves that the browser knows how to write numbers before the first press needs one.
import { expect, test, vi } from 'vitest';

test('a number is written in the language of the page once the page is idle', async () => {
  document.documentElement.lang = 'ar';
  const written = vi.fn();
  class Written extends Intl.NumberFormat {
    override format = written;
  }
  vi.spyOn(Intl, 'NumberFormat').mockImplementation(Written as never);
  await import('../../src/runtime/after-start.ts');
  await vi.waitFor(() => expect(written).toHaveBeenCalled());
  expect(Intl.NumberFormat).toHaveBeenCalledWith('ar');
  vi.restoreAllMocks();
});
