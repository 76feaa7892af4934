/**
 * Returns the day that lies at an offset from today, as YYYY-MM-DD. Where its month is too short, it is the last one of
 * that month: 28 February is a year after 29 February. Compiled validators contain this function as it stands, so it
 * uses nothing from outside.
 *
 * @param offset signed ISO 8601 duration of years, months, weeks and days: "-P18Y"
 * @param today a point in time of today, in the visitor's time zone
 */
export function relativeDay(offset: string, today: Date = new Date()): string {
  const [, sign, ...parts] =
    /^([+-]?)P(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)W)?(?:(\d+)D)?$/.exec(offset) ?? [];
  const [years = 0, months = 0, weeks = 0, days = 0] = parts.map(
    (part) => Number(part ?? 0) * (sign === '-' ? -1 : 1),
  );
  const month = (today.getFullYear() + years) * 12 + today.getMonth() + months;
  const lastDay = new Date(Date.UTC(Math.floor(month / 12), (month % 12) + 1, 0)).getUTCDate();
  const day = Math.min(today.getDate(), lastDay) + weeks * 7 + days;
  return new Date(Date.UTC(Math.floor(month / 12), month % 12, day)).toISOString().slice(0, 10);
}
