import type { BrowserContext, Page } from 'playwright';
import { interceptNothing } from './intercept.ts';

/** The changes to a page that would stay for the next test. */
interface PageChanges {
  /** The origins that its context has opened, which may have stored something. */
  origins: Set<string>;
  scripts: { dispose: () => Promise<void> }[];
}

const changes = new WeakMap<Page, PageChanges>();

/** Records the changes to a page and its context that would stay for ever. */
export function recordChanges(page: Page): void {
  const own: PageChanges = { origins: new Set(), scripts: [] };
  changes.set(page, own);
  const watch = (each: Page) =>
    each.on('framenavigated', (frame) => own.origins.add(new URL(frame.url()).origin));
  watch(page);
  page.context().on('page', watch);
  const { addInitScript } = page;
  page.addInitScript = async (...script: unknown[]) => {
    const added = await addInitScript.apply(page, script as Parameters<typeof addInitScript>);
    own.scripts.push(added);
    return added;
  };
}

/**
 * Resets a page: no storage, no cookies, no history, no interceptions.
 *
 * @returns false where the page is closed
 */
export async function resetPage(page: Page): Promise<boolean> {
  if (page.isClosed()) return false;
  const context = page.context();
  const others = context.pages().filter((other) => other !== page);
  await Promise.all(others.map((other) => other.close()));
  await context.setOffline(false);
  for (const routed of [page, context]) await routed.unrouteAll({ behavior: 'ignoreErrors' });
  // Leaving a page stores its unsaved answers.
  await page.goto('about:blank');
  await interceptNothing(page);
  await clearStorage(page, context);
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
  const { width, height } = page.viewportSize() ?? {};
  if (width !== 1280 || height !== 720) await page.setViewportSize({ width: 1280, height: 720 });
  return true;
}

async function clearStorage(page: Page, context: BrowserContext): Promise<void> {
  const { origins, scripts } = changes.get(page) as PageChanges;
  await Promise.all(scripts.splice(0).map((script) => script.dispose()));
  const session = await context.newCDPSession(page);
  for (const origin of origins) {
    if (origin === 'null') continue;
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  }
  await session.send('Page.resetNavigationHistory');
  await session.detach();
  await context.clearCookies();
  origins.clear();
}
