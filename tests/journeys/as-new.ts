import type { BrowserContextOptions, Page } from 'playwright';

type Origins = Exclude<BrowserContextOptions['storageState'], string | undefined>['origins'];

/** A page for which the browser asks no icon of the server. */
const noIcon = '<link rel="icon" href="data:,">';

const marked = new WeakSet<Page>();

/** Takes note of what would stay with a page for ever. */
export function watchForMarks(page: Page): void {
  const { addInitScript } = page;
  page.addInitScript = (...script: unknown[]) => {
    marked.add(page);
    return addInitScript.apply(page, script as Parameters<typeof addInitScript>);
  };
}

/**
 * Makes a page as good as new: nothing stored, no cookie, no history, nothing prepared for its calls.
 *
 * @returns false where that can't be done
 */
export async function makeAsNew(page: Page): Promise<boolean> {
  if (marked.has(page) || page.isClosed()) return false;
  const context = page.context();
  const others = context.pages().filter((other) => other !== page);
  await Promise.all(others.map((other) => other.close()));
  await context.setOffline(false);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  // What is left unsaved is stored when a page is left.
  await page.goto('about:blank');
  const { origins } = await context.storageState();
  const session = await context.newCDPSession(page);
  for (const { origin } of origins) {
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  }
  await session.send('Page.resetNavigationHistory');
  await session.detach();
  await context.clearCookies();
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
  await page.setViewportSize({ width: 1280, height: 720 });
  return true;
}

/** Lets a page's storage hold something before anything is opened in it. */
export async function remember(page: Page, origins: Origins): Promise<void> {
  for (const { origin, localStorage: items } of origins) {
    const blank = `${origin}/blank`;
    await page.route(blank, (route) => route.fulfill({ contentType: 'text/html', body: noIcon }));
    await page.goto(blank);
    await page.evaluate((entries) => {
      for (const { name, value } of entries) localStorage.setItem(name, value);
    }, items);
    await page.unroute(blank);
  }
}
