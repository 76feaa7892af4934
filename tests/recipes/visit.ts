import { randomUUID } from 'node:crypto';
import type { BrowserContextOptions, Page } from 'playwright';
import { expect } from '../journeys/expect.ts';
import { password, upTo } from '../journeys/publisher/answers.ts';
import { button, field, next, stepHeading, submit } from '../journeys/publisher/elements.ts';
import { storedDraft } from '../journeys/stored-draft.ts';
import { visitor } from '../journeys/visitor.ts';

type Options = BrowserContextOptions & { expected?: RegExp };

/** Opens a screen. */
export async function open(product: string, route: string, options: Options = {}): Promise<Page> {
  const page = await visitor(options);
  await page.goto(product + route);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

/**
 * Opens the wizard at a step, in a browser that remembers good answers to all questions of forms/ and of the recipes.
 *
 * @param expected console errors to allow
 */
export async function openStep(
  product: string,
  step: string,
  draft: object = {},
  expected?: RegExp,
): Promise<Page> {
  const answers = { ...upTo['create-login'], website_url: 'a.example', pay_by: 'bank', ...draft };
  const link = await invite(product);
  const item = storedDraft(link, answers);
  const page = await visitor({
    storageState: { cookies: [], origins: [{ origin: product, localStorage: [item] }] },
    expected,
  });
  await page.goto(`${link}#${step}`);
  // The heading stands in the page before the questions of its step.
  await page.getByRole('button', { name: /^(Next|Submit)/ }).waitFor();
  return page;
}

/** The link that the product mails. */
export async function invite(product: string): Promise<string> {
  const email = `${randomUUID()}@example.com`;
  const body = JSON.stringify({ first_name: 'Ada', last_name: 'Moor', email, url: `${product}/` });
  await fetch(`${product}/publisher/signup/email`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
  });
  const mails: { to: string; link: string }[] = await shown(product, 'outbox');
  return mails.find(({ to }) => to === email)?.link ?? '';
}

/** Goes on, by its address to the last step, fills it in, and submits. Gives what the provider has stored. */
export async function finish(page: Page): Promise<Record<string, unknown>> {
  const last = stepHeading(page, 'Create Login');
  await goOn(page);
  await page.evaluate(() => {
    location.hash = 'create-login';
  });
  await last.waitFor();
  const login_name = await fillLogin(page);
  await submit(page);
  await page.waitForURL('**/thankyou');
  return storedUnder(page, login_name);
}

/** Presses Next, and waits for the step that it leads to. */
async function goOn(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { level: 2 });
  const before = (await heading.textContent()) ?? '';
  await next(page);
  await expect(heading).not.toHaveText(before);
}

/** Fills in the step Create Login, under a username that nobody has. */
async function fillLogin(page: Page): Promise<string> {
  const username = `ada-${randomUUID()}`;
  await field(page, 'Choose a Username').fill(username);
  await field(page, 'Password').fill(password);
  await field(page, 'Re-enter Password').fill(password);
  return username;
}

async function storedUnder(page: Page, username: string): Promise<Record<string, unknown>> {
  const all = await stored(new URL(page.url()).origin);
  return all.find(({ login_name }) => login_name === username) ?? {};
}

/** All that the local provider has stored, newest first. */
export async function stored(product: string): Promise<Record<string, unknown>[]> {
  const all: { body: Record<string, unknown> }[] = await shown(product, 'applications');
  return all.map(({ body }) => body);
}

const shown = async (product: string, page: 'outbox' | 'applications') =>
  (await fetch(`${product}/sandbox/${page}.json`)).json();

/** Titles of the steps, as the stepper shows them. */
export const steps = async (page: Page): Promise<string[]> => {
  const items = page.getByRole('navigation', { name: 'Steps' }).getByRole('listitem');
  const texts = await items.allTextContents();
  return texts.map((text) => text.replace(/^\d+/, '').replace(/ completed$/, ''));
};

/** Fills in the sign-up form of forms/. */
export async function fillSignUp(page: Page): Promise<void> {
  await page.getByLabel(/^(First|Given) Name/).fill('Ada');
  await field(page, 'Last Name').fill('Moor');
  await field(page, 'Email Address').fill('ada@example.com');
  await field(page, 'Confirm Email Address').fill('ada@example.com');
  await page.getByRole('checkbox').check();
}

/** Presses the button of the sign-up form, whatever it reads. */
export const signUp = (page: Page): Promise<void> =>
  button(page, 'Submit').or(button(page, 'Send me the link')).click();
