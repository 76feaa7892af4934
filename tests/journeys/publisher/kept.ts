import type { Page } from 'playwright';

/** Everything that a browser keeps or shows of a page, beside its address and its fields. */
export const kept = (page: Page): Promise<string> =>
  page.evaluate(async () =>
    JSON.stringify([
      document.title,
      document.cookie,
      document.referrer,
      { ...localStorage },
      { ...sessionStorage },
      history.state,
      await indexedDB.databases(),
      await caches.keys(),
    ]),
  );
