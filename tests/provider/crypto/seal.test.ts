// Proves that only the key which sealed a text opens it, present or former, and that its file is private.
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeKeyFile, readKeyFile } from '../../../src/provider/crypto/key-file.ts';
import { createSeal } from '../../../src/provider/crypto/seal.ts';

const [one, other] = [1, 2].map((fill) => Buffer.alloc(32, fill)) as [Buffer, Buffer];

it.each(['', 'a link', '\u0000 Zoë 👩‍💻'])('a sealed text %j is read by its key alone', (text) => {
  const own = createSeal(one);
  const sealed = own.seal(text);
  expect(own.open(sealed)).toBe(text);
  expect(own.seal(text)).not.toBe(sealed);
  expect(createSeal(other).open(sealed)).toBeUndefined();
  for (const broken of [
    sealed.slice(0, -2),
    `${sealed.slice(0, -9)}A${sealed.slice(-8)}B`,
    '',
    'x',
    '.',
  ]) {
    expect(own.open(broken)).toBeUndefined();
  }
});

it('the present key seals, and former ones open too, also texts that do not name their key', () => {
  const former = createSeal(one);
  const rotated = createSeal(other, [one]);
  const sealed = former.seal('a link');
  expect(rotated.open(sealed)).toBe('a link');
  const [, unnamed = ''] = sealed.split('.');
  expect(rotated.open(unnamed)).toBe('a link');
  expect(createSeal(other).open(rotated.seal('new'))).toBe('new');
});

it('a data folder keeps one key, which nobody else can read, however many make it at once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'key-'));
  expect(await readKeyFile(folder)).toBeUndefined();
  const [first, second] = await Promise.all([makeKeyFile(folder), makeKeyFile(folder)]);
  expect(second).toEqual(first);
  expect(await readKeyFile(folder)).toEqual(first);
  expect((await stat(join(folder, 'mail-key'))).mode & 0o777).toBe(0o600);
  await expect(makeKeyFile(join(folder, 'mail-key/below'))).rejects.toThrow(
    'below (ENOTDIR). Make it writable, or set ENCRYPTION_KEYS.',
  );
  await rm(folder, { recursive: true });
});
