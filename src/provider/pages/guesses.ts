import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';

/** Wrong keys in ten minutes. */
const perNetwork = 10;
const inAll = 500;
const duration = 600;

/** Counts the wrong keys that were given to a process. */
export interface Guesses {
  /** Returns the seconds after which a network may give a key again; 0 where it may. */
  secondsToWait(network: string): Promise<number>;
  countWrong(network: string): Promise<void>;
}

export function createGuesses(): Guesses {
  const limiters = [perNetwork, inAll].map((points) => new RateLimiterMemory({ points, duration }));
  const keysOf = (network: string) =>
    limiters.map((limiter, i) => ({ limiter, key: i ? '' : network }));
  return {
    async secondsToWait(network) {
      const counts = await Promise.all(
        keysOf(network).map(async ({ limiter, key }) => {
          const count = await limiter.get(key);
          return count && count.remainingPoints <= 0 ? count.msBeforeNext / 1000 : 0;
        }),
      );
      return Math.ceil(Math.max(...counts));
    },
    async countWrong(network) {
      const counting = keysOf(network).map(({ limiter, key }) => limiter.consume(key));
      // One that is used up rejects with its state.
      await Promise.all(counting.map((each) => each.catch((state: RateLimiterRes) => state)));
    },
  };
}
