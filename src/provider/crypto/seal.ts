import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { fingerprint } from './hashing.ts';

/** Encrypts texts for the database, so that the database alone does not reveal them, and signs values of cookies. */
export interface Seal {
  /** The names of its keys, with which their sealed texts begin. */
  keyIds: string[];
  seal(text: string): string;
  /** Returns the text; `undefined` where another key has sealed it. */
  open(sealed: string): string | undefined;
  sign(text: string): string;
}

const algorithm = 'aes-256-gcm';
const ivLength = 12;
const tagLength = 16;

/** Returns the name of a key, which does not reveal it. */
const keyIdOf = (key: Buffer): string =>
  fingerprint(`key id ${key.toString('base64url')}`).slice(0, 12);

/** Returns the name of the key that sealed a text; `undefined` for one of an earlier version, which had no names. */
export const sealedBy = (sealed: string): string | undefined => /^(\w+)\./.exec(sealed)?.[1];

/**
 * Creates a seal with keys of 32 bytes: the present one seals, and the former ones open too. A sealed text is the name of its
 * key, a dot, and base64url of the initial vector, the tag and the content.
 *
 * @param secret signs; by default it follows from the present key
 */
export function createSeal(present: Buffer, former: Buffer[] = [], secret?: string): Seal {
  const keys = new Map([present, ...former].map((key) => [keyIdOf(key), key]));
  const [presentId = ''] = keys.keys();
  const signingKey = secret ?? createHmac('sha256', present).update('sign').digest();
  return {
    keyIds: [...keys.keys()],
    seal: (text) => `${presentId}.${encrypt(text, present)}`,
    open(sealed) {
      const id = sealedBy(sealed);
      const candidates = id === undefined ? [...keys.values()] : [keys.get(id) ?? []].flat();
      const content = sealed.slice(id === undefined ? 0 : id.length + 1);
      for (const key of candidates) {
        const text = decrypt(content, key);
        if (text !== undefined) return text;
      }
      return undefined;
    },
    sign: (text) => createHmac('sha256', signingKey).update(text).digest('base64url'),
  };
}

function encrypt(text: string, key: Buffer): string {
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv(algorithm, key, iv);
  const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), content]).toString('base64url');
}

function decrypt(sealed: string, key: Buffer): string | undefined {
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
}
