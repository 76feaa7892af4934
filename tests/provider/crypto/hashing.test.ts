// Proves that secrets wait for their hash in a queue with an end, beyond which a call is to come again.
import { expect, it, vi } from 'vitest';
import { hashSecret } from '../../../src/provider/crypto/hashing.ts';

// Each real hash takes much of a processor.
vi.mock('node:crypto', async (original) => ({
  ...(await original<typeof import('node:crypto')>()),
  scrypt: (...args: unknown[]) => {
    const done = args.at(-1) as (error: null, key: Buffer) => void;
    setImmediate(done, null, Buffer.alloc(32));
  },
}));

it('a secret beyond the end of the queue is refused at once, and the next one is hashed', async () => {
  const ends = await Promise.allSettled(Array.from({ length: 210 }, () => hashSecret('secret')));
  const refused = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason.status] : []));
  expect(new Set(refused)).toEqual(new Set([503]));
  expect(refused.length).toBeLessThanOrEqual(10);
  expect(await hashSecret('secret')).toMatch(/^scrypt\$/);
});
