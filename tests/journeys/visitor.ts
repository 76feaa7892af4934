import {
  type Browser,
  type BrowserContextOptions,
  type ConsoleMessage,
  chromium,
  type Page,
} from 'playwright';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { makeAsNew, remember, watchForMarks } from './as-new.ts';

let browser: Browser;
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

beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      // Hidden pages of the address bar, which cost as much as the page itself.
      '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup',
    ],
  });
});

afterEach(async () => {
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
});

afterAll(() => browser.close());

/**
 * A visitor with a browser of their own. After the test, everything that the browser complained of fails it.
 *
 * @param expected complaints that the test itself causes, such as a failed request
 */
export async function visitor(
  options: BrowserContextOptions & { expected?: RegExp } = {},
): Promise<Page> {
  const { expected, ...own } = options;
  const { storageState, ...others } = own;
  const plain = Object.keys(others).length === 0 && typeof storageState !== 'string';
  const page = (plain && (await takeSpare(storageState))) || (await openPage(own));
  const visit: Visit = { page, complaints: [], plain, hush };
  const complain = (text: string) => {
    if (!expected?.test(text)) visit.complaints.push(text);
  };
  const onError = (error: Error) => complain(error.stack ?? error.message);
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() === 'error' || message.type() === 'warning') complain(message.text());
  };
  page.on('pageerror', onError).on('console', onConsole);
  function hush() {
    page.off('pageerror', onError).off('console', onConsole);
  }
  open.push(visit);
  return page;
}

async function openPage(options: BrowserContextOptions): Promise<Page> {
  const page = await (await browser.newContext(options)).newPage();
  page.setDefaultTimeout(10_000);
  watchForMarks(page);
  return page;
}

async function takeSpare(
  storageState: BrowserContextOptions['storageState'],
): Promise<Page | undefined> {
  const page = spare;
  spare = undefined;
  if (page && typeof storageState === 'object') await remember(page, storageState.origins);
  return page;
}
