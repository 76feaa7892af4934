/**
 * Returns the moment that lies at an offset from now, to the minute and without a time zone: "2026-01-31T14:30" on the
 * visitor's clock. Where its month is too short, its day is the last one of that month. Compiled validators contain this
 * function as it stands, so it uses nothing from outside.
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
  const start = new Date(year, month, day, now.getHours(), now.getMinutes());
  const moment = new Date(start.getTime() + (hours * 60 + minutes) * 60_000);
  const onClock = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000);
  return onClock.toISOString().slice(0, 16);
}
