import { Temporal } from 'temporal-polyfill';

/** A local time in a time zone, as RFC 9557 writes it without an offset: "2027-01-31T17:00[Europe/Lisbon]". */
export interface ZonedTime {
  /** Milliseconds since 1970; several where clocks are set back over it, none where they are set forward over it. */
  moments: number[];
  zone: string;
}

/** Reads a time; `undefined` where there is no such day, time of day or time zone. */
export function readZonedTime(text: string): ZonedTime | undefined {
  const [, local = '', zone = ''] = /^(.+)\[(.+)\]$/.exec(text) ?? [];
  try {
    const time = Temporal.PlainDateTime.from(local);
    const moments = (['earlier', 'later'] as const)
      .map((disambiguation) => time.toZonedDateTime(zone, { disambiguation }))
      .filter((moment) => moment.toPlainDateTime().equals(time))
      .map(({ epochMilliseconds }) => epochMilliseconds);
    return { moments: [...new Set(moments)], zone };
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
