/** The times that a call sends. */
export interface CallTimes {
  /** When it was made, an ISO 8601 date-time in UTC. */
  now?: string | undefined;
  /** When its page was opened, where the product sends that. */
  opened?: string | undefined;
}

/** A call that may have sent the answers: it is under way, or was never answered. */
export interface OpenCall extends CallTimes {
  /**
   * Milliseconds since 1970: later than all answers that it sends and all open calls before it, and earlier than all answers
   * that are given after it, also where the clock was set back. It tells the calls of all tabs apart.
   */
  at: number;
}
