import type { BrowserContext, Page } from 'playwright';
import { interceptNothing } from './intercept.ts';

interface Marks {
  /** Where its context has been, which may hold something in the browser's storage. */
  origins: Set<string>;
  scripts: { dispose: () => Promise<void> }[];
}

const marks = new WeakMap<Page, Marks>();

/** Takes note of what would stay with a context's pages for ever. */
export function watchForMarks(page: Page): void {
  const own: Marks = { origins: new Set(), scripts: [] };
  marks.set(page, own);
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
 * Makes a page as good as new: nothing stored, no cookie, no history, nothing prepared for its calls.
 *
 * @returns false where that can't be done
 */
export async function makeAsNew(page: Page): Promise<boolean> {
  if (page.isClosed()) return false;
  const context = page.context();
  const others = context.pages().filter((other) => other !== page);
  await Promise.all(others.map((other) => other.close()));
  await context.setOffline(false);
  for (const routed of [page, context]) await routed.unrouteAll({ behavior: 'ignoreErrors' });
  // What is left unsaved is stored when a page is left.
  await page.goto('about:blank');
  await interceptNothing(page);
  await forget(page, context);
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
  const { width, height } = page.viewportSize() ?? {};
  if (width !== 1280 || height !== 720) await page.setViewportSize({ width: 1280, height: 720 });
  return true;
}

async function forget(page: Page, context: BrowserContext): Promise<void> {
  const { origins, scripts } = marks.get(page) as Marks;
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
