import { createHash, randomBytes } from 'node:crypto';

/** SHA-256 as hex, for values that are looked up: of any length and content they make a key that an index can hold. */
export function fingerprint(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** 32 random bytes that nobody can guess, as base64url. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}
