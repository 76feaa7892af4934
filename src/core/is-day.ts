/** Returns whether a text is a day of the calendar, as YYYY-MM-DD. Some browsers read 30 February as a day of March. */
export function isDay(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
