const hour = 3_600_000;

/** A local time in a time zone, as RFC 9557 writes it without an offset: "2027-01-31T17:00[Europe/Lisbon]". */
export interface ZonedTime {
  /** Milliseconds since 1970; several where clocks are set back over it, none where they are set forward over it. */
  moments: number[];
  zone: string;
}

/** Reads a time; `undefined` where there is no such day, time of day or time zone. */
export function readZonedTime(text: string): ZonedTime | undefined {
  const [, local = '', zone = ''] = /^([\d-]+T[\d:]+)\[(.+)\]$/.exec(text) ?? [];
  const wall = Date.parse(`${local}Z`);
  if (Number.isNaN(wall) || !new Date(wall).toISOString().startsWith(local)) return undefined;
  try {
    const clock = clockOf(zone);
    // The offsets of the zone before and after any change of its clocks on that day.
    const offsets = [wall - 24 * hour, wall + 24 * hour].map((moment) => clock(moment) - moment);
    const moments = [...new Set(offsets)].map((offset) => wall - offset);
    return { moments: moments.filter((moment) => clock(moment) === wall), zone };
  } catch {
    return undefined;
  }
}

/** Returns the moment of a time, in milliseconds since 1970, the first of two; `undefined` where there is none. */
export const momentOf = (text: string): number | undefined => readZonedTime(text)?.moments[0];

/**
 * Writes a time as readers of a language do, with the short name of its zone: "31 January 2027 at 17:00 WET". Any other text
 * stays as it is.
 *
 * @param language BCP 47 tag
 */
export function writeZonedTime(text: string, language: string): string {
  const { moments: [moment] = [], zone } = readZonedTime(text) ?? {};
  if (moment === undefined) return text;
  const [locale] = localesOf(language);
  const format = new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: zone,
    timeZoneName: 'short',
  });
  return format.format(moment);
}

/** Returns the locale of a language; none where the tag is wrong, which the checker reports. */
function localesOf(language: string): string[] {
  try {
    return Intl.getCanonicalLocales(language);
  } catch {
    return ['en'];
  }
}

/**
 * Returns a function that reads the clocks of a time zone at a moment, as if they showed UTC.
 *
 * @throws RangeError for an unknown zone
 */
function clockOf(timeZone: string): (moment: number) => number {
  // Swedish dates are close to ISO 8601.
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  return (moment) => Date.parse(`${format.format(moment).replace(' ', 'T')}Z`);
}
