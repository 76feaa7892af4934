import type { Browser, Page } from 'playwright';
import { type Conditions, openPage } from '../page/open-page.ts';
import { inputTimes, watchInput } from '../page/watch-inputs.ts';

/** Opens a page in a new profile and measures until its first input answers. */
export async function measureLoad(
  browser: Browser,
  address: string,
  { line, isReact }: Pick<Conditions, 'line'> & { isReact: boolean },
) {
  const { page, close } = await openPage(browser, { slowdown: 4, line });
  try {
    await watchInput(page, 1, isReact);
    await page.goto(address, { waitUntil: 'commit' });
    const { shown, usable } = await inputTimes(page);
    const painted = await firstContentfulPaint(page);
    return { painted, shown, usable, ...(await bytesUntil(page, usable)) };
  } finally {
    await close();
  }
}

const firstContentfulPaint = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        new PerformanceObserver((list) => {
          for (const { name, startTime } of list.getEntries())
            if (name === 'first-contentful-paint') done(startTime);
        }).observe({ type: 'paint', buffered: true });
      }),
  );

/** Sums up, in kB as they were sent, the scripts and all other files that had arrived by then. */
const bytesUntil = (page: Page, time: number) =>
  page.evaluate((until) => {
    const [document] = performance.getEntriesByType('navigation');
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const sizes = new Map(
      [document as PerformanceResourceTiming, ...files]
        .filter(({ name, responseEnd }) => name.startsWith('http') && responseEnd <= until)
        .map(({ name, encodedBodySize }) => [name, encodedBodySize / 1000]),
    );
    const sum = (isScript: boolean) =>
      [...sizes].reduce(
        (total, [name, size]) => total + (/\.js$/.test(name) === isScript ? size : 0),
        0,
      );
    return { scripts: sum(true), others: sum(false) };
  }, time);
