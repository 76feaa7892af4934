import type { BrowserContextOptions, ConsoleMessage, Page } from 'playwright';
import { expect } from 'vitest';
import { lessMotion } from '../support/launch-options.ts';
import { waitTimeout } from '../support/wait-timeout.ts';
import { sharedBrowser } from './browser.ts';
import { fillStorage } from './fill-storage.ts';
import { recordChanges, resetPage } from './reset-page.ts';

/**
 * The pages of earlier tests, reset for reuse, by the time that is fixed on them, which is empty where none is: opening
 * another one takes longer than most tests.
 */
const reusablePages = new Map<string, Page>();
const open: Visit[] = [];

interface Visit {
  page: Page;
  consoleErrors: string[];
  /** The time that is fixed on it, for the next test that can use it; `undefined` if it has options of its own. */
  reusableAt: string | undefined;
  /** Removes the listeners from the page. */
  stopListening: () => void;
}

/** Closes the pages of a test, which fails if the browser has reported an error. */
export async function endVisits(): Promise<void> {
  const visits = open.splice(0);
  const consoleErrors = visits.flatMap((visit) => visit.consoleErrors);
  for (const { page, reusableAt, stopListening } of visits) {
    stopListening();
    const isNeeded = reusableAt !== undefined && !reusablePages.has(reusableAt);
    if (isNeeded && (await resetPage(page))) reusablePages.set(reusableAt, page);
    else await page.context().close();
  }
  expect(consoleErrors, 'errors in the browser, and violations of the policy').toEqual([]);
}

/**
 * Opens a page for a visitor of its own. After the test, every error and warning in the browser fails it.
 *
 * @param expected errors that the test itself causes, such as a failed request
 * @param fixedTime the time (ISO 8601) at which all documents are opened and used
 */
export async function visitor(
  options: BrowserContextOptions & { expected?: RegExp; fixedTime?: string } = {},
): Promise<Page> {
  const { expected, storageState, fixedTime = '', ...others } = options;
  if (typeof storageState === 'string')
    throw new Error('The storage has to be a list of its items.');
  const reusableAt = Object.keys(others).length === 0 ? fixedTime : undefined;
  const page = takeReusablePage(reusableAt) ?? (await openPage(others, fixedTime));
  const visit: Visit = { page, consoleErrors: [], reusableAt, stopListening };
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

async function openPage(options: BrowserContextOptions, fixedTime: string): Promise<Page> {
  const context = await (await sharedBrowser()).newContext({ ...lessMotion, ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(waitTimeout);
  // Before changes are recorded, so that the page has the time also for the next test.
  if (fixedTime !== '') await fixTime(page, fixedTime);
  recordChanges(page, await context.newCDPSession(page));
  return page;
}

async function fixTime(page: Page, time: string): Promise<void> {
  await page.clock.setFixedTime(time);
  await page.addInitScript((value) => {
    Object.defineProperty(performance, 'timeOrigin', { value });
  }, Date.parse(time));
}

function takeReusablePage(time: string | undefined): Page | undefined {
  if (time === undefined) return undefined;
  const page = reusablePages.get(time);
  reusablePages.delete(time);
  return page;
}
