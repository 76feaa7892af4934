import type { Database } from '../database/database.ts';
import { describeError } from '../errors/problem.ts';
import { UnavailableError } from '../errors/unavailable-error.ts';
import type { Retention } from './retention.ts';
import { sweep } from './sweep.ts';

/** Removes what is not needed any more, as long as the process runs. */
export interface Sweeper {
  /** Sweeps now, or waits for the sweep under way. */
  sweep(): Promise<void>;
  /** Ends after the batch under way. */
  close(): Promise<void>;
}

/** Milliseconds between two sweeps. */
const interval = 10 * 60 * 1000;

/**
 * Creates a sweeper, which begins at once.
 *
 * @param log takes a line when sweeps begin to fail, and another one when they succeed again
 */
export function createSweeper(
  database: Database,
  { retention, now, log }: { retention: Retention; now: () => Date; log: (line: string) => void },
): Sweeper {
  let isClosed = false;
  let hasFailed = false;
  let running: Promise<void> | undefined;

  async function run(): Promise<void> {
    try {
      const options = { retention, now: now(), isStopped: () => isClosed };
      const tables = await sweep(database, options);
      if (tables.size > 0) await database.freeSpace?.([...tables]);
      if (hasFailed) log('Expired data is removed again.');
      hasFailed = false;
    } catch (error) {
      // The database has logged that it is not available.
      if (hasFailed || error instanceof UnavailableError) return;
      hasFailed = true;
      log(`Expired data could not be removed: ${describeError(error)}. It is tried again later.`);
    }
  }

  function start(): Promise<void> {
    if (isClosed) return Promise.resolve();
    running ??= run().finally(() => {
      running = undefined;
    });
    return running;
  }

  const timer = setInterval(start, interval);
  timer.unref();
  void start();
  return {
    sweep: start,
    async close() {
      isClosed = true;
      clearInterval(timer);
      await running;
    },
  };
}
