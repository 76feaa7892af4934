import type { Queries } from '../database/database.ts';
import { createRateLimit } from '../store/rate-limit.ts';

/** Wrong keys in ten minutes. */
const perNetwork = 10;
const inAll = 500;
const duration = 600;

/** Counts the wrong keys that were given. */
export interface Guesses {
  /** @throws RequestError with status 429 where a network may give no key for a while */
  check(network: string): Promise<void>;
  countWrong(network: string): Promise<void>;
}

/** @param shared the database in which all processes count; without it, this one counts for itself, in memory */
export function createGuesses(shared?: Queries): Guesses {
  const limit = (points: number) =>
    createRateLimit({ what: 'wrong keys', points, duration }, shared);
  const ofNetwork = limit(perNetwork);
  const ofAll = limit(inAll);
  return {
    async check(network) {
      await ofNetwork.check(network);
      await ofAll.check('all');
    },
    async countWrong(network) {
      await ofNetwork.count(network);
      await ofAll.count('all');
    },
  };
}
