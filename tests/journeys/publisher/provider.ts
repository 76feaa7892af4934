import { randomUUID } from 'node:crypto';
import type { Page, Request } from 'playwright';
import { inject } from 'vitest';
import { intercept, type PausedCall } from '../intercept.ts';

/** The address of the product. */
export const product = inject('publisher');

/** The calls of the specification's section 7, and their paths. */
export const paths = {
  email: '/publisher/signup/email',
  load: '/publisher/signup/load',
  save: '/publisher/signup/save',
} as const;
export type Call = keyof typeof paths;

/** The provider's data about the invited visitor. */
export interface Invitation {
  first_name: string;
  last_name: string;
  email: string;
  link: string;
  token: string;
}

/** A link as it is mailed: asked for with the email call, found in the outbox. */
export async function invite(): Promise<Invitation> {
  const asked = { first_name: 'Ada', last_name: 'Lovelace', email: `${randomUUID()}@example.com` };
  await fetch(product + paths.email, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...asked, url: `${product}/` }),
  });
  const mails: { to: string; link: string }[] = await sandbox('outbox');
  const link = mails.find(({ to }) => to === asked.email)?.link;
  if (!link) throw new Error('The provider has mailed no link.');
  return { ...asked, link, token: new URL(link).searchParams.get('token') ?? '' };
}

/** The application that the provider has stored under a username, as the provider shows it. */
export async function storedApplication(username: string): Promise<StoredApplication> {
  const all: StoredApplication[] = await sandbox('applications');
  const stored = all.filter(({ body }) => body.login_name === username);
  if (stored.length !== 1 || !stored[0]) throw new Error(`${stored.length} are stored, not one.`);
  return stored[0];
}

interface StoredApplication {
  body: Record<string, unknown>;
  hashed: string[];
  reference: string;
}

/** Returns the entries of one of the provider's own pages, newest first. */
export async function sandbox(page: 'outbox' | 'applications') {
  return (await fetch(`${product}/sandbox/${page}.json`)).json();
}

/** The requests that the page makes for a call from now on. */
export function requestsFor(page: Page, call: Call): Request[] {
  const made: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === paths[call]) made.push(request);
  });
  return made;
}

/** An answer in the provider's place; a body is sent as JSON, a text as it is. */
export type Answer = { status?: number; body?: unknown; text?: string } | 'no connection';

/** Answers a call in the provider's place: each answer once, the last one from then on. */
export async function play(page: Page, call: Call, ...answers: Answer[]): Promise<void> {
  let made = 0;
  await intercept(page, product + paths[call], (paused) => {
    const answer = answers[Math.min(made, answers.length - 1)];
    made += 1;
    return give(paused, answer);
  });
}

/** Keeps a call waiting until the function it returns is called; then the answer comes. */
export async function hold(page: Page, call: Call, answer?: Answer): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await intercept(page, product + paths[call], async (paused) => {
    await released;
    await give(paused, answer);
  });
  return release;
}

function give(paused: PausedCall, answer: Answer | undefined): Promise<void> {
  if (answer === undefined) return paused.goOn();
  if (answer === 'no connection') return paused.fail();
  const { status, body, text } = answer;
  return paused.answer({ status, json: body, text });
}

export interface Channel {
  id: unknown;
  name: string;
}

/** A good answer to the load call. */
export function loaded({
  channels = [
    { id: 4, name: 'Display' },
    { id: 2, name: 'Social Media' },
    { id: 7, name: 'Email Marketing' },
  ],
  publisher = {},
}: {
  channels?: Channel[];
  publisher?: object;
} = {}): { body: object } {
  return { body: { data: { channels, publisher } } };
}

/** The browser's console message about a call that failed. */
export const failedCall = /Failed to load resource/;
