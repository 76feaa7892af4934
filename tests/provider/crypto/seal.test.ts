// Proves that a sealed text can be read with its own key alone, which nobody else can read in the data folder.
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSeal, sealOf } from '../../../src/provider/crypto/seal.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'seal-'));
});
afterEach(() => rm(folder, { recursive: true }));

it.each(['', 'a link', '\u0000 Zoë 👩‍💻'])('a sealed text %j is read by its key alone', (text) => {
  const own = createSeal(Buffer.alloc(32, 1));
  const sealed = own.seal(text);
  expect(own.open(sealed)).toBe(text);
  expect(own.seal(text)).not.toBe(sealed);
  expect(createSeal(Buffer.alloc(32, 2)).open(sealed)).toBeUndefined();
  for (const broken of [sealed.slice(0, -2), `A${sealed.slice(1)}B`, '', 'x']) {
    expect(own.open(broken)).toBeUndefined();
  }
});

it('a data folder keeps its key, which nobody else can read', async () => {
  const [first, second] = await Promise.all([sealOf(folder), sealOf(folder)]);
  const sealed = first.seal('a link');
  expect(second.open(sealed)).toBe('a link');
  expect((await sealOf(folder)).open(sealed)).toBe('a link');
  expect((await stat(join(folder, 'mail-key'))).mode & 0o777).toBe(0o600);
});
