import type { BrowserContextOptions, CDPSession, ConsoleMessage, Page } from 'playwright';
import { expect } from 'vitest';
import { waitTimeout } from '../support/wait-timeout.ts';
import { sharedBrowser } from './browser.ts';
import { fillStorage } from './fill-storage.ts';
import { recordChanges, resetPage } from './reset-page.ts';

/** The page of an earlier test, reset for reuse: opening another one takes longer than most tests. */
let reusablePage: Page | undefined;
const open: Visit[] = [];

interface Visit {
  page: Page;
  consoleErrors: string[];
  /** Whether it has no options of its own, so that the next test can use it. */
  plain: boolean;
  /** Removes the listeners from the page. */
  stopListening: () => void;
}

/** Closes the pages of a test, which fails if the browser has reported an error. */
export async function endVisits(): Promise<void> {
  const visits = open.splice(0);
  const consoleErrors = visits.flatMap((visit) => visit.consoleErrors);
  for (const { page, plain, stopListening } of visits) {
    stopListening();
    if (plain && !reusablePage && (await resetPage(page))) reusablePage = page;
    else await page.context().close();
  }
  expect(consoleErrors, 'errors in the browser, and violations of the policy').toEqual([]);
}

/**
 * Opens a page for a visitor of its own. After the test, every error and warning in the browser fails it.
 *
 * @param expected errors that the test itself causes, such as a failed request
 */
export async function visitor(
  options: BrowserContextOptions & { expected?: RegExp } = {},
): Promise<Page> {
  const { expected, storageState, ...others } = options;
  if (typeof storageState === 'string')
    throw new Error('The storage has to be a list of its items.');
  const plain = Object.keys(others).length === 0;
  const page = (plain && takeReusablePage()) || (await openPage(others));
  const visit: Visit = { page, consoleErrors: [], plain, stopListening };
  const report = (text: string) => {
    if (!expected?.test(text)) visit.consoleErrors.push(text);
  };
  const onError = (error: Error) => report(error.stack ?? error.message);
  const onConsole = (message: ConsoleMessage) => {
    // The status of an unknown address is 404.
    if (message.location().url === page.url() && /status of 404/.test(message.text())) return;
    if (message.type() === 'error' || message.type() === 'warning') report(message.text());
  };
  page.on('pageerror', onError).on('console', onConsole);
  function stopListening() {
    page.off('pageerror', onError).off('console', onConsole);
  }
  open.push(visit);
  if (storageState) await fillStorage(page, storageState.origins);
  return page;
}

async function openPage(options: BrowserContextOptions): Promise<Page> {
  const context = await (await sharedBrowser()).newContext(options);
  const page = await context.newPage();
  page.setDefaultTimeout(waitTimeout);
  const session = await context.newCDPSession(page);
  recordChanges(page, session);
  await endAnimations(session);
  return page;
}

/** Lets transitions end at once: each frame of them is drawn by the processor. */
async function endAnimations(session: CDPSession): Promise<void> {
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 100 });
}

function takeReusablePage(): Page | undefined {
  const page = reusablePage;
  reusablePage = undefined;
  return page;
}
