// Proves that the way from sign-up to thanks goes on, with words and no lost answer, where any one script is lost.
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';
import { test } from 'vitest';
import { proofSeed, provesAll } from '../../support/extent.ts';
import { shuffled } from '../../support/sample.ts';
import { expect } from '../expect.ts';
import { intercept, interceptNothing } from '../intercept.ts';
import { visitor } from '../visitor.ts';
import { password } from './answers.ts';
import { button, choose, field, next, stepHeading, submit } from './elements.ts';
import { mailedLink } from './mailed-link.ts';
import { paths, product, storedApplication } from './provider.ts';
import { fillSignUp } from './sign-up.ts';

/** How a script is lost, and the milliseconds after which the page has to say so at a step that needs it. */
const ways = {
  'its connection breaks': {
    lose: (page: Page, script: string) => intercept(page, script, (call) => call.fail()),
    patience: 4000,
  },
  'the host has it no more': {
    lose: (page: Page, script: string) =>
      intercept(page, script, (call) => call.answer({ status: 404 })),
    patience: 4000,
  },
  'it never comes': {
    lose: (page: Page, script: string) => intercept(page, script, () => {}),
    patience: 16_000,
  },
};
type Way = keyof typeof ways;
const wayNames = Object.keys(ways) as Way[];

interface Stage {
  act: () => Promise<unknown>;
  done: () => Promise<unknown>;
}

/** The way through the product, in stages that can each be walked again. */
function stagesOf(page: Page, email: string, login: string): Stage[] {
  const headed = (heading: RegExp) => page.getByRole('heading', { level: 1, name: heading });
  const atStep = (name: string) => () => stepHeading(page, name).waitFor();
  const open = (address: string) => page.goto(address, { waitUntil: 'commit' });
  return [
    { act: () => open(product), done: () => field(page, 'First Name').waitFor() },
    {
      async act() {
        await fillSignUp(page, email);
        await submit(page);
      },
      done: () => headed(/^Please check your email/).waitFor(),
    },
    { act: async () => open(await mailedLink(email)), done: atStep('Company Info') },
    {
      async act() {
        await field(page, 'Company name').fill('Analytical Media');
        await field(page, 'Address').fill('1 Engine Street');
        await field(page, 'City').fill('Truro');
        await field(page, 'Postal code').fill('TR1 1AA');
        await chooseOnce(page, 'Country', 'United Kingdom');
        await chooseOnce(page, 'Region', 'Cornwall');
        await next(page);
      },
      done: atStep('Contact Details'),
    },
    {
      async act() {
        await field(page, 'Phone number').fill('020 7946 0018');
        await field(page, 'Best time to contact you by phone').selectOption({ index: 1 });
        await field(page, 'IM Service').selectOption('Signal');
        await field(page, 'IM Screenname').fill('@ada');
        await next(page);
      },
      done: atStep('Traffic Channels'),
    },
    {
      async act() {
        await field(page, 'What is your primary method of driving traffic?').selectOption(
          'Display',
        );
        await field(page, 'How much do you earn per month in Affiliate Marketing?').selectOption({
          index: 1,
        });
        await page.getByRole('radio', { name: 'No' }).check();
        await next(page);
      },
      done: atStep('Create Login'),
    },
    {
      async act() {
        await field(page, 'Choose a Username').fill(login);
        await field(page, 'Password').fill(password);
        await field(page, 'Re-enter Password').fill(password);
        await submit(page);
      },
      done: () => headed(/^Your application has been submitted/).waitFor(),
    },
  ];
}

/** Chooses it, unless the page has kept the answer. */
async function chooseOnce(page: Page, label: string, name: string): Promise<void> {
  if ((await field(page, label).inputValue()) !== name) await choose(page, label, name);
}

/** Walks the whole way; where it ends, presses what the page offers, and goes on with the script there. */
async function walk(page: Page, patience: number): Promise<void> {
  page.setDefaultTimeout(patience);
  const login = `ada-${randomUUID()}`;
  for (const { act, done } of stagesOf(page, `${randomUUID()}@example.com`, login)) {
    const isDone = await act().then(done).then(yes, no);
    if (isDone) continue;
    await goOn(page);
    if (await done().then(yes, no)) continue;
    await act();
    await done();
  }
  const { body } = await storedApplication(login);
  expect(body).toMatchObject({
    company_name: 'Analytical Media',
    account_country_name: 'United Kingdom',
    account_region_name: 'Cornwall',
    primary_phone: '+442079460018',
    messenger_name: '@ada',
    how_do_you_market: 4,
  });
}

const yes = () => true;
const no = () => false;

/** The page says that something is missing, and how to go on: nobody is asked to send again what has arrived. */
async function goOn(page: Page): Promise<void> {
  const offered = button(page, 'Try again').or(button(page, 'Reload the page')).first();
  const advised = page.getByText(/reload the page if nothing happens/);
  await expect(offered.or(advised).first()).toBeVisible();
  if (/\/(confirm|thankyou)$/.test(page.url())) {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your answers were sent');
  }
  await interceptNothing(page);
  if (await advised.isVisible()) await page.reload();
  // What was missing may have come by itself.
  else await offered.click({ timeout: 2000 }).catch(no);
}

/** A page of its own, whose cache holds no file of another walk. */
const open = () =>
  visitor({
    viewport: { width: 1000, height: 800 },
    expected: /Failed to load resource|ERR_(FAILED|CONNECTION)|was preloaded/,
  });

/** Returns the patterns of the addresses of the scripts that the way loads. */
async function scriptsOfTheWay(): Promise<string[]> {
  const page = await open();
  const scripts = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // Where the script for presses ahead of all others is lost, a press counts once the others are there.
    if (/\/assets\/(?!early-submit).+\.js$/.test(pathname)) scripts.add(`*${pathname}`);
  });
  // Nothing is lost here: where the machine is slow, the page is waited for.
  await walk(page, ways['it never comes'].patience);
  await page.context().close();
  return [...scripts].sort();
}

test('the way goes on without any one of its scripts', {
  timeout: provesAll ? 3_600_000 : 240_000,
}, async () => {
  const scripts = shuffled(await scriptsOfTheWay(), proofSeed);
  const lost = provesAll ? scripts : scripts.slice(0, wayNames.length);
  const failures: string[] = [];
  const walkWithout = async (script: string, way: Way) => {
    const { lose, patience } = ways[way];
    const page = await open();
    await lose(page, script);
    await walk(page, patience).catch((error: Error) =>
      failures.push(`${script}, ${way}, at ${page.url()}: ${error.message}`),
    );
    await page.context().close();
  };
  for (let first = 0; first < lost.length; first += wayNames.length) {
    const others = lost.slice(first, first + wayNames.length);
    // At once: the walks wait most of the time.
    await Promise.all(
      wayNames.map((way, index) => others[index] && walkWithout(others[index], way)),
    );
  }
  expect(failures).toEqual([]);
});

test.each(Object.entries(ways))(
  'a call that counts once has its key where, of the code for keys, %s',
  async (_, { lose }) => {
    const page = await open();
    await lose(page, '*/assets/after-start-*.js');
    await page.goto(product, { waitUntil: 'commit' });
    await fillSignUp(page, `${randomUUID()}@example.com`);
    const called = page.waitForRequest(product + paths.email);
    await submit(page);
    expect((await (await called).allHeaders())['idempotency-key']).toMatch(/^\d+(,\d+){3}$/);
    await page.waitForURL(`${product}/confirm`);
  },
);
