import { randomBytes, type ScryptOptions, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import pLimit from 'p-limit';
import { UnavailableError } from '../errors/unavailable-error.ts';

/** The cost of scrypt: 128 * 2^ln * r bytes of memory, and p times the work. */
export interface HashCost {
  ln: number;
  r: number;
  p: number;
}

/** The least that OWASP's Password Storage Cheat Sheet advises: 128 MB, a third of a second. */
const advisedCost: HashCost = { ln: 17, r: 8, p: 1 };
/** Node has four threads for this and for files, of which two stay free. */
const atOnce = 2;
/** The most hashes that wait: some 20 seconds of two cores. */
const maxWaiting = 120;
/** The most milliseconds that a hash waits where they take longer: a proxy gives a call up after a minute. */
const longestWait = 30_000;
/** Milliseconds that the last hash took. */
let lastDuration = 0;

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);
const inTurn = pLimit(atOnce);

/**
 * Hashes a secret with a salt, as a string of the PHC format: `$scrypt$ln=17,r=8,p=1$salt$hash`. Values that are no text are
 * hashed as their JSON.
 *
 * @throws UnavailableError while too many others wait
 */
export type HashSecret = (value: unknown) => Promise<string>;

/** Creates a function that hashes with a cost. All share the threads and the queue of the process. */
export const createHashSecret =
  (cost: HashCost = advisedCost): HashSecret =>
  async (value) => {
    const salt = randomBytes(16);
    return print(cost, salt, await scryptOf(value, salt, cost));
  };

async function scryptOf(value: unknown, salt: Buffer, { ln, r, p }: HashCost): Promise<Buffer> {
  const wait = (inTurn.pendingCount / atOnce) * lastDuration;
  if (inTurn.pendingCount >= maxWaiting || wait > longestWait)
    throw new UnavailableError('There are too many calls.');
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const N = 2 ** ln;
  return inTurn(async () => {
    const begun = performance.now();
    const key = await derive(text, salt, 32, { N, r, p, maxmem: 2 * 128 * N * r });
    lastDuration = performance.now() - begun;
    return key;
  });
}

const print = ({ ln, r, p }: HashCost, salt: Buffer, key: Buffer): string =>
  `$scrypt$ln=${ln},r=${r},p=${p}$${base64(salt)}$${base64(key)}`;

const base64 = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');
