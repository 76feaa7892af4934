import type { Context } from 'hono';
import { isDay } from '../../core/is-day.ts';
import type { PartStart, SubmissionFilter } from '../store/list-submissions.ts';

/** The fields of the form that filters applications, as the query of an address has them. */
export interface FilterQuery {
  text: string;
  /** The name of a call, or of a call and a screen: "save", "save:signup". */
  form: string;
  version: string;
  /** Days, such as "2031-02-03". */
  from: string;
  to: string;
}

/** The most characters of a text that is searched. */
export const longestText = 200;

/** Reads the filter in the query of a request. Values that no form sends are ignored, and U+0000, which no column holds. */
export function readFilterQuery(c: Context): FilterQuery {
  const value = (name: string) =>
    c.req.query(name)?.replaceAll('\0', '').trim().slice(0, longestText) ?? '';
  const day = (name: string) => (isDay(value(name)) ? value(name) : '');
  return {
    text: value('text'),
    form: value('form'),
    version: value('version'),
    from: day('from'),
    to: day('to'),
  };
}

/** Returns the filter of a query. Its days are those of this machine's time zone. */
export function filterOf({ text, form, version, from, to }: FilterQuery): SubmissionFilter {
  const [call = '', screen = ''] = form.split(':');
  return {
    text: text || undefined,
    call: call || undefined,
    screen: screen || undefined,
    version: version || undefined,
    from: from ? startOf(from, 0) : undefined,
    to: to ? startOf(to, 1) : undefined,
  };
}

/** Where a part of the list begins, by the query of an address. */
export function readPartStart(c: Context): PartStart {
  const id = (name: 'before' | 'after') => {
    const value = c.req.query(name) ?? '';
    return /^\d{1,18}$/.test(value) ? value : undefined;
  };
  return { before: id('before'), after: id('after') };
}

/** Returns a query with the fields that are filled in: "?text=Ada"; "" for none. */
export function queryOf(fields: Partial<FilterQuery> & PartStart & { bom?: string }): string {
  const filled = Object.entries(fields).filter(([, value]) => value);
  return filled.length === 0 ? '' : `?${new URLSearchParams(filled)}`;
}

/** PostgreSQL takes no year of five digits in ISO 8601. */
const lastMoment = Date.UTC(9999, 11, 31);

/** Returns the first moment of a day, or of one after it. */
function startOf(day: string, later: number): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(Math.min(new Date(year, month - 1, date + later).getTime(), lastMoment));
}
