import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode, StartProblem } from '../errors/problem.ts';
import { newToken } from './hashing.ts';

const fileIn = (folder: string): string => join(folder, 'mail-key');

/** Reads the key of a data folder; `undefined` where it has none. */
export async function readKeyFile(folder: string): Promise<Buffer | undefined> {
  const file = fileIn(folder);
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (/^(ENOENT|ENOTDIR)$/.test(errorCode(error))) return undefined;
    throw new StartProblem(`The key in ${file} can't be read (${errorCode(error)}).`);
  });
  if (text === undefined) return undefined;
  const key = Buffer.from(text.trim(), 'base64url');
  if (key.length === 32) return key;
  throw new StartProblem(
    `${file} holds no key of 32 bytes. Restore it from a backup; what it has encrypted can't be read without it.`,
  );
}

/**
 * Makes the key of a data folder, or reads the one that another process has made meanwhile.
 *
 * @throws StartProblem where the folder can't be written
 */
export async function makeKeyFile(folder: string): Promise<Buffer> {
  const file = fileIn(folder);
  const made = randomBytes(32);
  const own = `${file}.${newToken()}`;
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(own, made.toString('base64url'), { mode: 0o600 });
  } catch (error) {
    throw new StartProblem(
      `The encryption key can't be written into the data folder ${folder} (${errorCode(error)}). ` +
        'Make it writable, or set ENCRYPTION_KEYS.',
    );
  }
  try {
    // A link appears at once and complete.
    await link(own, file);
    return made;
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
    return (await readKeyFile(folder)) ?? made;
  } finally {
    await rm(own, { force: true });
  }
}
