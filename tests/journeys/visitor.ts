import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';

let browser: Browser;
const open: Visit[] = [];

interface Visit {
  page: Page;
  complaints: string[];
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
  await Promise.all(visits.map(({ page }) => page.context().close()));
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
  const { expected, ...context } = options;
  const page = await (await browser.newContext(context)).newPage();
  page.setDefaultTimeout(10_000);
  const visit: Visit = { page, complaints: [] };
  const complain = (text: string) => {
    if (!expected?.test(text)) visit.complaints.push(text);
  };
  page.on('pageerror', (error) => complain(error.stack ?? error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complain(message.text());
  });
  open.push(visit);
  return page;
}
