/** The times that a call sends. */
export interface CallTimes {
  /** When it was made, an ISO 8601 date-time in UTC. */
  now?: string | undefined;
  /** When its page was opened, where the product sends that. */
  opened?: string | undefined;
}
