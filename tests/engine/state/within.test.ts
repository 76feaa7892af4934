// Proves that a wait for code has an end: then focus goes on without the summary, whose code has not arrived.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { within } from '../../../src/engine/state/within.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('gives nothing once the wait is over', async () => {
  const waited = within(1000, new Promise<string>(() => {}));
  await vi.advanceTimersByTimeAsync(1000);
  expect(await waited).toBeUndefined();
});

it('gives what arrives in time, throws what fails in time, and leaves no timer', async () => {
  expect(await within(1000, Promise.resolve('code'))).toBe('code');
  await expect(within(1000, Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(vi.getTimerCount()).toBe(0);
});
