import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  type RateLimiterRes,
} from 'rate-limiter-flexible';
import { fingerprint } from '../crypto/hashing.ts';
import type { Queries } from '../database/database.ts';
import { RequestError } from '../errors/request-error.ts';

interface Limit {
  /** Says of what there can be too many, and names the counts in the database: "calls from this address". */
  what: string;
  /** The most in `duration` seconds for each key, such as a network. An absent one does not limit. */
  points: number | undefined;
  duration: number;
  /** Whether what is refused does not count: less of it may be allowed. */
  refunds?: boolean;
}

export interface RateLimit {
  /** @throws RequestError with status 429 once there was too much for a key */
  count(key: string, points?: number): Promise<void>;
  /** @throws RequestError with status 429 where `count` would refuse more for a key */
  check(key: string): Promise<void>;
}

/**
 * Creates a limit.
 *
 * @param shared the database in which all processes count; without it, this one counts for itself, in memory
 */
export function createRateLimit(limit: Limit, shared?: Queries): RateLimit {
  const { what, points, refunds } = limit;
  if (points === undefined) return { count: async () => {}, check: async () => {} };
  const limiter = limiterOf({ ...limit, points }, shared);
  const refuse = ({ msBeforeNext }: RateLimiterRes): never => {
    const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
    const sentence = `There were too many ${what}. Try again in ${seconds} seconds.`;
    throw new RequestError(429, sentence, { 'Retry-After': String(seconds) });
  };
  return {
    async count(key, counted = 1) {
      try {
        await limiter.consume(fingerprint(key), counted);
      } catch (error) {
        if (error instanceof Error) throw error;
        if (refunds) await limiter.reward(fingerprint(key), counted);
        refuse(error as RateLimiterRes);
      }
    },
    async check(key) {
      const state = await limiter.get(fingerprint(key));
      if (state && state.remainingPoints <= 0) refuse(state);
    },
  };
}

function limiterOf(
  { what, points, duration, refunds }: Limit & { points: number },
  shared: Queries | undefined,
): RateLimiterAbstract {
  const limit = { keyPrefix: what, points, duration };
  if (!shared) return new RateLimiterMemory(limit);
  const query = async ({ text, values }: { text: string; values?: unknown[] }) => {
    const rows = await shared.query(text, values);
    return { rows, rowCount: rows.length };
  };
  return new RateLimiterPostgres({
    ...limit,
    storeClient: { query },
    storeType: 'client',
    tableName: 'limits',
    tableCreated: true,
    // Who is over the limit costs the database nothing more. Memory would not know of a refund.
    inMemoryBlockOnConsumed: refunds ? 0 : points + 1,
  });
}
