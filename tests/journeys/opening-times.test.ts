// Proves that a form is seen from its opening to its closing alone, and that answers which come late are not lost.
import type { Page } from 'playwright';
import { inject, it } from 'vitest';
import { expectNoBarriers } from './barriers.ts';
import { waitForScript } from './before-script.ts';
import { expect } from './expect.ts';
import { intercept } from './intercept.ts';
import { visitor } from './visitor.ts';

const url = inject('served').vacancy ?? '';

const opening = '2026-12-01T09:00:00Z';
const lastMoment = '2027-01-31T16:59:59Z';
const closing = '2027-01-31T17:00:00Z';

const form = 'Apply for a job';
const pageBefore = 'Applications are not open yet';
const pageAfter = 'Applications are closed';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

declare global {
  interface Window {
    /** The headings that were painted. */
    paintedHeadings: string[];
    /** The title of the tab as the page was hidden. */
    hiddenTitle?: string;
  }
}

/** Opens an address at a time, while the scripts of the page wait for some frames; returns what was painted. */
async function openAt(page: Page, time: string, address = url): Promise<string[]> {
  await page.clock.setFixedTime(time);
  await page.goto(address);
  await waitForScript(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return page.evaluate(() => window.paintedHeadings);
}

async function slowVisitor(draft?: object): Promise<Page> {
  const localStorage = draft
    ? [{ name: 'fernhill-application', value: JSON.stringify({ application: draft, version: 1 }) }]
    : [];
  const page = await visitor({
    viewport: { width: 1000, height: 800 },
    storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
    expected: /Failed to load resource/,
  });
  await page.addInitScript(() => {
    window.paintedHeadings = [];
    const look = () => {
      const seen = document.querySelector('h1');
      const text = seen?.textContent ?? '';
      if (document.documentElement.style.visibility === 'hidden') {
        window.hiddenTitle ??= document.title;
      }
      const isPainted = seen?.checkVisibility({ visibilityProperty: true });
      if (isPainted && window.paintedHeadings.at(-1) !== text) window.paintedHeadings.push(text);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await intercept(page, `${url}/assets/*.js`, async (paused) => {
    if (!/\/opening-/.test(paused.url.pathname)) {
      const frames = page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      // The visitor may have gone on to another page.
      await frames.catch(() => {});
    }
    await paused.goOn();
  });
  return page;
}

it('before the opening, a page is seen in place of the form, which takes its place as it opens', async () => {
  const page = await slowVisitor();
  expect(await openAt(page, '2026-12-01T08:59:59Z', `${url}/?from=mail`)).toEqual([pageBefore]);
  expect(await page.evaluate(() => window.hiddenTitle)).toBe(`${pageBefore} – Work at Fernhill`);
  await expect(page).toHaveURL(`${url}/?from=mail`);
  await expect(page.getByText('You can apply from')).toHaveText(
    'You can apply from 1 December 2026 at 09:00 WET to 31 January 2027 at 17:00 WET.',
  );
  await expectNoBarriers(page);
  await page.clock.setFixedTime(opening);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(heading(page, form)).toBeVisible();
  await expect(page).toHaveURL(`${url}/?from=mail#person`);
  expect(await page.evaluate(() => document.title)).toContain(form);

  expect(await openAt(page, opening)).toEqual([form]);
  await page.goto(`${url}/not-open-yet`);
  await expect(heading(page, pageBefore)).toBeVisible();
});

const answers = {
  person: {
    given_name: 'Ada',
    family_name: 'Lovelace',
    email: 'ada@example.com',
    phone: '+442071838750',
    born: '1990-04-12',
  },
  country: 'Ireland',
  jobs: [],
  skills: ['code'],
  letter: 'I like forms that explain themselves.',
  share: false,
};

it('a form that is open stays over its closing; the provider refuses it, and its answers are still there', async () => {
  const page = await slowVisitor(answers);
  expect(await openAt(page, lastMoment, `${url}/#skills`)).toEqual([form]);
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({
      name: 'cv.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4\n%%EOF'),
    });
  await page.clock.setFixedTime(closing);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const next = page.getByRole('button', { name: 'Next' });
  await next.click();
  await expect(page.getByRole('heading', { level: 2, name: 'Equal opportunities' })).toBeVisible();
  await next.click();
  await expect(page.getByRole('heading', { name: 'Check your application' })).toBeVisible();
  await page.route('**/api/applications', (route) =>
    route.fulfill({ status: 410, json: { error: 'The form has closed.' } }),
  );
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    /^Applications closed on 31 January 2027 at 17:00 WET, before yours arrived\./,
  );
  await expect(page.getByText('ada@example.com')).toBeVisible();

  expect(await openAt(page, closing, `${url}/?from=mail`)).toEqual([pageAfter]);
  await expectNoBarriers(page);
  const stored = await page.evaluate(() => localStorage.getItem('fernhill-application'));
  expect(stored).toContain('ada@example.com');
  expect(await openAt(page, lastMoment)).toEqual([form]);
});
