import type { CompiledApp } from '../compiled/app.ts';
import type { DataSources } from '../core/form/coerce-answers.ts';
import type { ItemStorage } from '../engine/index.ts';
import { firstValues } from './first-values.ts';
import { firstVisit } from './first-visit.ts';

interface Page {
  /** Returns the address of the page; "" where it has none. */
  pageUrl: () => string;
  /** Returns the present time, an ISO 8601 date-time in UTC. */
  now: () => string;
}

/** Returns a function that reads the data that every screen of a product can use. */
export const pageSources =
  (
    { language, visit }: Pick<CompiledApp, 'language' | 'visit'>,
    storage: ItemStorage,
    page: Page,
  ): (() => DataSources) =>
  () => {
    const url = page.pageUrl();
    const query = url === '' ? undefined : firstValues(new URL(url).search);
    return {
      ...(query && { query }),
      page: { url },
      language,
      now: page.now(),
      visit: visit && { query: firstVisit(visit, storage, query ?? {}) },
    };
  };

/** Returns the sources as the build knows them, which knows neither address nor visitor nor time. */
export const unknownSources = (language: string): DataSources => ({
  page: { url: '' },
  language,
});
