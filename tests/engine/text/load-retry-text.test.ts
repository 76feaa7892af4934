// Proves that a message waits no longer than three seconds for the words that say when to try again.
import { afterEach, expect, it, vi } from 'vitest';
import { defaultTexts } from '../../../src/definition/texts.ts';
import { loadRetryText } from '../../../src/engine/text/load-retry-text.ts';

vi.mock('../../../src/engine/text/retry-text.ts', () => new Promise(() => {}));
afterEach(() => void vi.useRealTimers());

it('words whose code never comes are left out', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const words = loadRetryText(30, defaultTexts, 'en');
  await vi.advanceTimersByTimeAsync(3000);
  expect(await words).toBeUndefined();
});
