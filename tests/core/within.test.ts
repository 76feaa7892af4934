// Proves that a wait for code has an end: then focus goes on without the summary, whose code has not arrived.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inTime, loadOptional, within } from '../../src/core/within.ts';

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

it('throws once the wait is over, where nothing can go on without the code', async () => {
  expect(await inTime(1000, Promise.resolve(undefined))).toBeUndefined();
  const waited = inTime(1000, new Promise(() => {}));
  const caught = expect(waited).rejects.toThrow('Nothing came within 1000 ms.');
  await vi.advanceTimersByTimeAsync(1000);
  await caught;
});

it('gives nothing in place of optional code that fails, or that never comes', async () => {
  expect(await loadOptional(async () => 'code')).toBe('code');
  expect(await loadOptional(() => Promise.reject(new Error('gone')))).toBeUndefined();
  const waited = loadOptional(() => new Promise(() => {}));
  await vi.advanceTimersByTimeAsync(3000);
  expect(await waited).toBeUndefined();
});
