import type { CompiledApp } from '../compiled/app.ts';
import type { DataSources } from '../core/form/coerce-answers.ts';
import { parseObject } from '../core/parse-object.ts';
import type { VisitFile } from '../definition/files/visit.ts';
import type { ItemStorage } from '../engine/index.ts';

interface Page {
  /** Returns the address of the page; "" where it has none. */
  pageUrl: () => string;
  /** Returns the present time, an ISO 8601 date-time in UTC. */
  now: () => string;
}

/** The parts of a product that decide what its screens can read of a page. */
export type ReadingApp = Pick<
  CompiledApp,
  'language' | 'visit' | 'pageValues' | 'takeAddressValues'
>;

/** Returns a function that reads the data that every screen of a product can use. */
export const pageSources =
  (
    { language, visit, pageValues, takeAddressValues }: ReadingApp,
    storage: ItemStorage,
    page: Page,
  ): (() => DataSources) =>
  () => {
    const taken = takeAddressValues?.(page.pageUrl());
    const url = page.pageUrl();
    const now = page.now();
    const query = url === '' ? undefined : { ...firstValues(new URL(url).search), ...taken };
    return {
      ...(query && { query }),
      page: { url, ...pageValues?.(url, now) },
      language,
      now,
      visit: visit && { query: firstVisit(visit, storage, query ?? {}) },
    };
  };

/** Returns the sources as the build knows them, which knows neither address nor visitor nor time. */
export const unknownSources = ({ language, pageValues }: ReadingApp): DataSources => ({
  page: { url: '', ...pageValues?.('', '') },
  language,
});

/** Returns the first value of each parameter of a query string. */
export const firstValues = (search: string): Record<string, string> =>
  Object.fromEntries([...new URLSearchParams(search)].reverse());

/**
 * Returns the parameters of the first address that had one of those that the product names, and stores them.
 *
 * @param query the parameters of the present address
 */
export function firstVisit(
  { key, query: names }: VisitFile,
  storage: ItemStorage,
  query: Record<string, string>,
): Record<string, string> {
  const stored = chosen(names, parseObject(storage.read(key)) ?? {});
  if (Object.keys(stored).length > 0) return stored;
  const present = chosen(names, query);
  if (Object.keys(present).length > 0) storage.write(key, JSON.stringify(present));
  return present;
}

/** Returns the values of these names that are texts. */
const chosen = (names: string[], values: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = Object.hasOwn(values, name) ? values[name] : undefined;
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
