import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../errors/problem.ts';
import { newToken } from './hashing.ts';

/** Encrypts texts for the database, so that the database alone does not reveal them. */
export interface Seal {
  seal(text: string): string;
  /** Returns the text; `undefined` where another key has sealed it. */
  open(sealed: string): string | undefined;
}

const algorithm = 'aes-256-gcm';
const ivLength = 12;
const tagLength = 16;

/** Creates a seal with a key of 32 bytes. A sealed text is base64url of the initial vector, the tag and the content. */
export function createSeal(key: Buffer): Seal {
  return {
    seal(text) {
      const iv = randomBytes(ivLength);
      const cipher = createCipheriv(algorithm, key, iv);
      const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), content]).toString('base64url');
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      try {
        const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivLength), {
          authTagLength: tagLength,
        });
        decipher.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
        const content = decipher.update(bytes.subarray(ivLength + tagLength));
        return Buffer.concat([content, decipher.final()]).toString('utf8');
      } catch {
        return undefined;
      }
    },
  };
}

/** Reads the key of a data folder, which lies beside the database, and makes it at first. */
export async function sealOf(folder: string): Promise<Seal> {
  const file = join(folder, 'mail-key');
  const known = await readKey(file);
  if (known) return createSeal(known);
  const own = `${file}.${newToken()}`;
  await writeFile(own, randomBytes(32).toString('base64url'), { mode: 0o600 });
  // A link appears at once and complete.
  await link(own, file).catch((error: unknown) => {
    if (errorCode(error) !== 'EEXIST') throw error;
  });
  await rm(own, { force: true });
  const made = await readKey(file);
  if (!made)
    throw new Error(`${file} holds no key. Delete it; the mails so far can't be read then.`);
  return createSeal(made);
}

async function readKey(file: string): Promise<Buffer | undefined> {
  const text = await readFile(file, 'utf8').catch(() => '');
  const key = Buffer.from(text.trim(), 'base64url');
  return key.length === 32 ? key : undefined;
}
