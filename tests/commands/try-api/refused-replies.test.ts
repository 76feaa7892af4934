// Proves that the reply of a journey refuses its call by its status, or by errors that a page sees in its body.
import { expect, it } from 'vitest';
import { isRefused } from '../../../src/commands/try-api/rehearse.ts';

const call = { method: 'POST' as const, path: '/save', errors: '/errors' };

it.each([
  [{ status: 409 }, true],
  [{ body: { errors: ['Taken.'] } }, true],
  [{ body: { errors: 4 } }, true],
  [{ body: { errors: false } }, false],
  [{ body: { errors: [] } }, false],
  [{ body: {} }, false],
  [{}, false],
])('%j', (reply, expected) => {
  expect(isRefused(call, reply)).toBe(expected);
});
