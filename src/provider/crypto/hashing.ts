import { createHash, randomBytes, type ScryptOptions, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import pLimit from 'p-limit';
import { UnavailableError } from '../errors/unavailable-error.ts';

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);
/** Node has four threads for this and for files, of which two stay free. */
const inTurn = pLimit(2);
/** The most hashes that wait. */
const longestQueue = 200;
const cost = { N: 16384, r: 8, p: 1 };

/**
 * A salted scrypt hash, as `scrypt$N$r$p$salt$key` (base64url). Values that are no text are hashed as their JSON.
 *
 * @throws UnavailableError while too many others wait
 */
export async function hashSecret(value: unknown): Promise<string> {
  if (inTurn.pendingCount >= longestQueue) throw new UnavailableError('There are too many calls.');
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const salt = randomBytes(16);
  const key = await inTurn(() => derive(text, salt, 32, cost));
  const parts = [cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')];
  return `scrypt$${parts.join('$')}`;
}

/** SHA-256 as hex, for values that are looked up: of any length and content they make a key that an index can hold. */
export function fingerprint(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** 32 random bytes that nobody can guess, as base64url. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}
