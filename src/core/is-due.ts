/**
 * Returns whether today lies within a period; both of its days belong to it, in the visitor's time zone. The pages of a
 * build contain this function as it stands, so it uses nothing from outside.
 *
 * @param period its days as YYYY-MM-DD
 */
export function isDue({ from = '', until }: { from?: string; until?: string }, now: Date): boolean {
  const local = new Date(now.getTime() - now.getTimezoneOffset() * 60_000);
  const today = local.toISOString().slice(0, 10);
  return from <= today && (until === undefined || today <= until);
}
