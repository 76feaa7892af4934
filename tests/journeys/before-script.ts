import type { Page } from 'playwright';
import { intercept } from './intercept.ts';
import { visitor } from './visitor.ts';

/** Opens a page whose scripts wait until `arrive` is called. */
export async function openBeforeScript(
  url: string,
  options: Pick<NonNullable<Parameters<typeof visitor>[0]>, 'storageState' | 'expected'> = {},
) {
  // A browser of its own, which has no script from an earlier visit.
  const page = await visitor({ viewport: { width: 1000, height: 800 }, ...options });
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await intercept(page, `${new URL(url).origin}/assets/*.js`, async (paused) => {
    // Those of the page's head, for which the first paint waits.
    if (!/\/(language|notice|opening|early-(call|submit))-[\w-]+\.js$/.test(paused.url.pathname))
      await arrived;
    await paused.goOn();
  });
  await page.goto(url, { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  return { page, arrive };
}

/** Waits until the page answers to what the visitor does. */
export async function waitForScript(page: Page): Promise<void> {
  const isHydrated = () =>
    Object.keys(document.querySelector('#root h1') ?? {}).some((key) => key.startsWith('__react'));
  await page.waitForFunction(isHydrated);
}
