import type { Page, Request } from 'playwright';
import { expect, inject } from 'vitest';
import { stepHeading } from '../publisher/elements.ts';
import { visitor } from '../visitor.ts';

/** The address of the product. */
export const studio = inject('workshop');

export type Answers = Record<string, unknown>;
type VisitorOptions = Parameters<typeof visitor>[0];

const guest = (name: string, age = 34) => ({
  full_name: name,
  age,
  emergency_contact: { full_name: 'Ann Bell', telephone: '+441632960001' },
});

/** Answers of a booking that can be sent; each has an email address of its own. */
export const booking = (...guests: string[]): Answers => ({
  session: 12,
  experience: 'some',
  bringing_guests: guests.length > 0,
  ...(guests.length > 0 ? { guests: guests.map((name) => guest(name)) } : {}),
  booker: { full_name: 'Ada Moor', email: `${crypto.randomUUID()}@example.com` },
  address: { street: '1 Low Road', postcode: 'HL1 2AB', country: 'Ireland' },
  house_rules: true,
});

/** Answers of an application that can be sent. */
export const application = (...works: string[]): Answers => ({
  artist_name: 'Noa Reed',
  born: '1990-05-06',
  home_country: 'United Kingdom',
  languages: ['cy'],
  craft: 'Weaving',
  years_of_practice: 7.5,
  statement: 'A long cloth in many colours.',
  works: works.map((work_title, index) => ({ work_title, made_in: 2020 + index, sold: false })),
  stay: { studio: 'loom', arrival: '2027-06-01', weeks: 4, with_assistant: 'no' },
});

const drafts = {
  book: { key: 'hollow-lane-booking', entry: 'answers', version: 1 },
  residency: { key: 'hollow-lane-residency', entry: 'proposal', version: 3 },
};

/** A visitor on a step of a wizard, who has answered before. */
export async function visit(
  wizard: keyof typeof drafts,
  {
    answers,
    version = drafts[wizard].version,
    step = '',
    ...options
  }: VisitorOptions & { answers?: Answers; version?: number; step?: string } = {},
): Promise<Page> {
  const { key, entry } = drafts[wizard];
  const draft = { name: key, value: JSON.stringify({ [entry]: answers, version }) };
  const localStorage = answers ? [draft] : [];
  const page = await visitor({
    storageState: { cookies: [], origins: [{ origin: studio, localStorage }] },
    ...options,
  });
  await page.goto(addressOf(wizard, step));
  return page;
}

export const addressOf = (wizard: keyof typeof drafts, step = '') =>
  `${studio}/${wizard}${wizard === 'book' ? '?workshop=raku' : ''}${step && `#${step}`}`;

/** The draft as the browser holds it. */
export const draftOf = async (page: Page, wizard: keyof typeof drafts): Promise<unknown> =>
  (await storedBy(page, wizard))?.[drafts[wizard].entry];

/** The whole item that holds the draft. */
export async function storedBy(
  page: Page,
  wizard: keyof typeof drafts,
): Promise<Answers | undefined> {
  const { key } = drafts[wizard];
  const text = await page.evaluate((name) => localStorage.getItem(name), key);
  return text === null ? undefined : JSON.parse(text);
}

export const goOn = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();

/** Waits until the questions of a step are there. */
export const expectStep = (page: Page, title: string): Promise<void> =>
  stepHeading(page, title).waitFor();

/** The words in the stepper, without what it says of steps that are completed. */
export const stepsOf = async (page: Page): Promise<string[]> => {
  const items = page.getByRole('navigation', { name: 'Progress' }).getByRole('listitem');
  const texts = await items.allTextContents();
  return texts.map((text) => text.replace(/^\d+/, '').replace(/ completed$/, ''));
};

/** Returns the label or the text of the focused element. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLInputElement;
    const name = element.getAttribute('aria-label') ?? element.labels?.[0]?.textContent;
    return name ?? element.textContent ?? '';
  });

/** Requests to the provider from now on. */
export function callsOf(page: Page): Request[] {
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request);
  });
  return calls;
}

export const lineOf = (request: Request | undefined): string =>
  request ? `${request.method()} ${request.url().slice(studio.length)}` : '';

/** The one message that is said as an alert, beside the summaries of forms. */
export async function expectAlert(page: Page, text: string): Promise<void> {
  await page.getByRole('alert').filter({ hasText: text }).waitFor();
  expect(await page.getByRole('alert').filter({ hasText: text }).count()).toBe(1);
}
