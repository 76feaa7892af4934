import { randomUUID } from 'node:crypto';
import type { BrowserContextOptions, Page } from 'playwright';
import { expect } from '../expect.ts';
import { storedDraft } from '../stored-draft.ts';
import { visitor } from '../visitor.ts';
import { password, type StepName, upTo } from './answers.ts';
import { field, stepHeading } from './elements.ts';
import { type Answer, type Invitation, invite, play, product } from './provider.ts';

/** The steps' titles, in their order. */
export const titles: Record<StepName, string> = {
  'company-info': 'Company Info',
  'contact-details': 'Contact Details',
  'traffic-channels': 'Traffic Channels',
  'create-login': 'Create Login',
};

let known: Promise<Invitation> | undefined;

/** One invitation for the tests of a file that send no application: its token stays usable. */
export function invitation(): Promise<Invitation> {
  known ??= invite();
  return known;
}

export interface Opening extends BrowserContextOptions {
  /** The step to open; the draft holds good answers for those before it. */
  at?: StepName;
  /** The step that the link names, where it is another one. */
  hash?: string;
  /** Answers of the draft, over those of the steps before. */
  draft?: object;
  /** Items of the browser's storage beside the draft. */
  stored?: Record<string, string>;
  /** All items of the browser's storage, in the draft's place. */
  storage?: Record<string, string>;
  /** The load call's answer; without it the provider answers. */
  load?: Answer;
  /** Prepares the page before it opens. */
  before?: (page: Page) => Promise<unknown>;
  /** Complaints of the browser that the test causes. */
  expected?: RegExp;
}

/** Follows the mailed link, in a browser that may remember a draft, and waits for the step. */
export async function openWizard(opening: Opening = {}): Promise<Page> {
  const page = await followLink(opening);
  await expect(stepHeading(page, titles[opening.at ?? 'company-info'])).toBeVisible();
  return page;
}

/** Follows the mailed link and waits for nothing. */
export async function followLink({
  at = 'company-info',
  hash = at === 'company-info' ? undefined : at,
  draft = {},
  stored,
  storage,
  load,
  before,
  ...options
}: Opening = {}): Promise<Page> {
  const { link } = await invitation();
  const { name, value } = storedDraft(link, { ...upTo[at], ...draft });
  const storageState = remembered(storage ?? { [name]: value, ...stored });
  const page = await visitor({ storageState, ...options });
  if (load) await play(page, 'load', load);
  await before?.(page);
  await page.goto(hash === undefined ? link : `${link}#${hash}`);
  return page;
}

/** A browser's memory with these items for the product. */
function remembered(items: Record<string, string>) {
  const localStorage = Object.entries(items).map(([name, value]) => ({ name, value }));
  return { cookies: [], origins: [{ origin: product, localStorage }] };
}

/** Opens a step of an application of its own, which the test may send: its link opens no wizard from then on. */
export async function openOwnWizard(
  opening: Opening = {},
): Promise<{ page: Page; invitation: Invitation }> {
  known = undefined;
  const page = await openWizard(opening);
  const own = await invitation();
  known = undefined;
  return { page, invitation: own };
}

/** Opens the last step of an application of its own and fills it in; the username is one that nobody has. */
export async function openLastStep(
  opening: Opening = {},
): Promise<{ page: Page; username: string; invitation: Invitation }> {
  const { page, invitation } = await openOwnWizard({ at: 'create-login', ...opening });
  const username = `ada-${randomUUID()}`;
  await field(page, 'Choose a Username').fill(username);
  await field(page, 'Password').fill(password);
  await field(page, 'Re-enter Password').fill(password);
  return { page, username, invitation };
}

/** The answers that the browser would hold if the page were left at this moment. */
export async function draftIn(page: Page): Promise<Record<string, unknown> | undefined> {
  await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
  const { 'signup-form': item } = await storageIn(page);
  return item === undefined ? undefined : JSON.parse(item).formValues;
}

/** Items of the browser's storage by their names, as they are. */
export const storageIn = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => ({ ...localStorage }));
