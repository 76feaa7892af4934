/** Milliseconds in which the same state of a database is logged once. */
const interval = 60_000;

/** Logs when a database becomes unavailable and when it is back, instead of each statement that fails meanwhile. */
export function createAvailability(log: (line: string) => void) {
  let isAway = false;
  let loggedAt = Number.NEGATIVE_INFINITY;
  return {
    /** @param reason such as "Error ECONNREFUSED" */
    unavailable(reason: string): void {
      // A database that some statements reach, and others don't, goes and comes with each of them.
      if (isAway || performance.now() - loggedAt < interval) return;
      isAway = true;
      loggedAt = performance.now();
      log(
        `The database is not available (${reason}). Calls that need it are answered with status 503.`,
      );
    },
    available(): void {
      if (isAway) log('The database is available again.');
      isAway = false;
    },
  };
}
