// Proves that a page whose HTML arrives in two parts is drawn once, so that nothing in it moves.
import { Hono } from 'hono';
import { stream } from 'hono/streaming';
import { expect, it, onTestFinished } from 'vitest';
import { listen } from '../../../src/provider/http/listen.ts';
import { recordLayoutShifts } from '../layout-shifts.ts';
import { visitor } from '../visitor.ts';
import { studio } from './studio.ts';

/** Between the two parts, in milliseconds; a browser draws what it has after less. */
const pause = 300;

it('a page is drawn when all of its first picture has arrived', async () => {
  const origin = await serveInTwoParts('booking terms');
  const page = await visitor({ viewport: { width: 360, height: 740 } });
  const { shifts, recorded } = await recordLayoutShifts(page);
  await page.goto(origin);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await recorded();
  expect(shifts).toEqual([]);
  const { arrived, drawn } = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    const [paint] = performance.getEntriesByName('first-paint');
    return {
      arrived: (navigation as PerformanceNavigationTiming).responseEnd,
      drawn: paint?.startTime ?? 0,
    };
  });
  expect(arrived).toBeGreaterThan(pause);
  expect(drawn).toBeGreaterThan(arrived);
});

/** Serves the product, and its first page in two parts, of which the first ends after some words. */
async function serveInTwoParts(words: string): Promise<string> {
  const app = new Hono().get('*', async (c) => {
    const { path } = c.req;
    const served = await fetch(new URL(path, studio));
    const body = Buffer.from(await served.arrayBuffer());
    const end = path === '/' ? body.indexOf(words) + words.length : body.length;
    c.header('content-type', served.headers.get('content-type') ?? '');
    return stream(c, async (response) => {
      await response.write(body.subarray(0, end));
      if (end < body.length) await response.sleep(pause);
      await response.write(body.subarray(end));
    });
  });
  const { port, close } = await listen(app, 0);
  onTestFinished(() => close());
  return `http://localhost:${port}/`;
}
