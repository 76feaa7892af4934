import type { BrowserContextOptions, ConsoleMessage, Page } from 'playwright';
import { expect } from 'vitest';
import { makeAsNew, watchForMarks } from './as-new.ts';
import { sharedBrowser } from './browser.ts';
import { remember } from './remember.ts';

/** A page that the test before has left, made as new: opening another one takes longer than most tests do. */
let spare: Page | undefined;
const open: Visit[] = [];

interface Visit {
  page: Page;
  complaints: string[];
  /** Whether it is a page like any other, which the next test can use. */
  plain: boolean;
  /** Listens to the browser no more. */
  hush: () => void;
}

/** Closes what a test has opened. Whatever the browser complained of fails the test. */
export async function endVisits(): Promise<void> {
  const visits = open.splice(0);
  const complaints = visits.flatMap((visit) => visit.complaints);
  for (const { page, plain, hush } of visits) {
    hush();
    if (plain && !spare && (await makeAsNew(page))) spare = page;
    else await page.context().close();
  }
  expect(complaints, 'what the browser complained of: errors, and breaches of the policy').toEqual(
    [],
  );
}

/**
 * A visitor with a browser of their own. After the test, everything that the browser complained of fails it.
 *
 * @param expected complaints that the test itself causes, such as a failed request
 */
export async function visitor(
  options: BrowserContextOptions & { expected?: RegExp } = {},
): Promise<Page> {
  const { expected, storageState, ...others } = options;
  if (typeof storageState === 'string') throw new Error('A storage is named by what it holds.');
  const plain = Object.keys(others).length === 0;
  const page = (plain && takeSpare()) || (await openPage(others));
  const visit: Visit = { page, complaints: [], plain, hush };
  const complain = (text: string) => {
    if (!expected?.test(text)) visit.complaints.push(text);
  };
  const onError = (error: Error) => complain(error.stack ?? error.message);
  const onConsole = (message: ConsoleMessage) => {
    // The status of an unknown address is as it should be.
    if (message.location().url === page.url() && /status of 404/.test(message.text())) return;
    if (message.type() === 'error' || message.type() === 'warning') complain(message.text());
  };
  page.on('pageerror', onError).on('console', onConsole);
  function hush() {
    page.off('pageerror', onError).off('console', onConsole);
  }
  open.push(visit);
  if (storageState) await remember(page, storageState.origins);
  return page;
}

async function openPage(options: BrowserContextOptions): Promise<Page> {
  const context = await (await sharedBrowser()).newContext(options);
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  watchForMarks(page);
  await hideTabs(page);
  await endAnimations(page);
  return page;
}

/** Lets the page fill its window: the browser would draw its address bar and its tabs anew on each navigation. */
async function hideTabs(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { windowId } = await session.send('Browser.getWindowForTarget');
  await session.send('Browser.setWindowBounds', {
    windowId,
    bounds: { windowState: 'fullscreen' },
  });
  await session.detach();
}

/** Lets transitions end at once: each frame of them is drawn by the processor. */
async function endAnimations(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 100 });
}

function takeSpare(): Page | undefined {
  const page = spare;
  spare = undefined;
  return page;
}
