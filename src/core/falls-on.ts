/**
 * Returns whether a day, or a time on a day without a zone, falls on one of some days of the week; true for a text that is
 * none. Compiled validators contain this function as it stands, so it uses nothing from outside.
 *
 * @param weekdays their numbers in ISO 8601: 1 is Monday, 7 Sunday
 */
export function fallsOn(text: string, weekdays: number[]): boolean {
  const day = new Date(text.slice(0, 10)).getUTCDay();
  return Number.isNaN(day) || weekdays.includes(day || 7);
}
