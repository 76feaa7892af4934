/**
 * Returns the names of days of the week in a language.
 *
 * @param weekdays their numbers in ISO 8601: 1 is Monday, 7 Sunday
 * @param language BCP 47 tag
 */
export function weekdayNames(weekdays: number[], language: string): string[] {
  const { format } = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  // The first of January 2024 is a Monday.
  return weekdays.map((weekday) => format(Date.UTC(2024, 0, weekday)));
}
