/**
 * Returns the moment that lies at an offset from now, to the minute, on the visitor's clock and with its offset from UTC:
 * "2026-01-31T14:30+01:00". Where its month is too short, its day is the last one of that month. Hours and minutes are
 * those that pass, whatever the clock shows: where daylight saving ends, two of them lead from 01:30 to 02:30. Compiled
 * validators contain this function as it stands, so it uses nothing from outside.
 *
 * @param offset signed ISO 8601 duration of years to minutes: "PT2H", "-P1DT30M"
 * @param now a point in time
 */
export function relativeMoment(offset: string, now: Date = new Date()): string {
  const [, sign, ...parts] =
    /^([+-]?)P(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?)?$/.exec(
      offset,
    ) ?? [];
  const [years = 0, months = 0, weeks = 0, days = 0, hours = 0, minutes = 0] = parts.map(
    (part) => Number(part ?? 0) * (sign === '-' ? -1 : 1),
  );
  const [year, month] = [now.getFullYear() + years, now.getMonth() + months];
  const day = Math.min(now.getDate(), new Date(year, month + 1, 0).getDate()) + weeks * 7 + days;
  // A clock time alone is not enough where daylight saving repeats the hour.
  const isToday = years === 0 && months === 0 && weeks * 7 + days === 0;
  const start = isToday ? now : new Date(year, month, day, now.getHours(), now.getMinutes());
  const moment = new Date(start.getTime() + (hours * 60 + minutes) * 60_000);
  const offsetMinutes = -moment.getTimezoneOffset();
  const onClock = new Date(moment.getTime() + offsetMinutes * 60_000).toISOString().slice(0, 16);
  const fromUtc = new Date(Math.abs(offsetMinutes) * 60_000).toISOString().slice(11, 16);
  return `${onClock}${offsetMinutes < 0 ? '-' : '+'}${fromUtc}`;
}
