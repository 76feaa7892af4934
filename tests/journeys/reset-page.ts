import type { CDPSession, Page } from 'playwright';
import { lessMotion } from '../support/launch-options.ts';
import { interceptNothing } from './intercept.ts';

/** Settings of a page that few tests change; to reset one takes a call of the browser. */
type Setting = 'offline' | 'media' | 'routes' | 'clock';

/** The changes to a page that would stay for the next test. */
interface PageChanges {
  session: CDPSession;
  /** The origins that its context has opened, which may have stored something. */
  origins: Set<string>;
  scripts: { dispose: () => Promise<void> }[];
  settings: Set<Setting>;
}

const changes = new WeakMap<Page, PageChanges>();

/** Records the changes to a page and its context that would stay for ever. */
export function recordChanges(page: Page, session: CDPSession): void {
  const context = page.context();
  const own: PageChanges = { session, origins: new Set(), scripts: [], settings: new Set() };
  changes.set(page, own);
  const watch = (each: Page) =>
    each.on('framenavigated', (frame) => own.origins.add(new URL(frame.url()).origin));
  watch(page);
  context.on('page', watch);
  const { addInitScript } = page;
  page.addInitScript = async (...script: unknown[]) => {
    const added = await addInitScript.apply(page, script as Parameters<typeof addInitScript>);
    own.scripts.push(added);
    return added;
  };
  const record = (setting: Setting) => own.settings.add(setting);
  recordCalls(context, 'setOffline', () => record('offline'));
  recordCalls(page, 'emulateMedia', () => record('media'));
  recordCalls(page, 'route', () => record('routes'));
  recordCalls(context, 'route', () => record('routes'));
  recordCalls(page.clock, 'install', () => record('clock'));
  recordCalls(page.clock, 'setFixedTime', () => record('clock'));
}

/** Calls a function before each call of a method. */
function recordCalls<Name extends string>(
  owner: { [name in Name]: (...args: never[]) => unknown },
  name: Name,
  record: () => void,
): void {
  const method = owner[name];
  owner[name] = (...args: never[]) => {
    record();
    return method.apply(owner, args);
  };
}

/**
 * Resets a page: no storage, no cookies, no history, no interceptions.
 *
 * @returns false where the page is closed, or has a clock of the test, which stays for ever
 */
export async function resetPage(page: Page): Promise<boolean> {
  const own = changes.get(page) as PageChanges;
  if (page.isClosed() || own.settings.has('clock')) return false;
  const context = page.context();
  const others = context.pages().filter((other) => other !== page);
  await Promise.all(others.map((other) => other.close()));
  await resetSettings(page, own);
  // Leaving a page stores its unsaved answers.
  await page.goto('about:blank');
  await Promise.all([interceptNothing(page), clearStorage(own), context.clearCookies()]);
  const { width, height } = page.viewportSize() ?? {};
  if (width !== 1280 || height !== 720) await page.setViewportSize({ width: 1280, height: 720 });
  return true;
}

async function resetSettings(page: Page, { settings }: PageChanges): Promise<void> {
  const context = page.context();
  if (settings.has('offline')) await context.setOffline(false);
  if (settings.has('media')) {
    const usual = { colorScheme: null, forcedColors: null, contrast: null, ...lessMotion };
    await page.emulateMedia({ media: null, ...usual });
  }
  if (settings.has('routes')) {
    for (const routed of [page, context]) await routed.unrouteAll({ behavior: 'ignoreErrors' });
  }
  settings.clear();
}

async function clearStorage({ session, origins, scripts }: PageChanges): Promise<void> {
  const stored = [...origins].filter((origin) => origin !== 'null');
  await Promise.all([
    ...scripts.splice(0).map((script) => script.dispose()),
    ...stored.map((origin) =>
      session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' }),
    ),
    session.send('Page.resetNavigationHistory'),
  ]);
  origins.clear();
}
