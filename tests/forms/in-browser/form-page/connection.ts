import type { Page } from 'playwright';
import type { ScriptedResponse } from '../../../support/paths/scripted-response.ts';

/** Milliseconds that replace any longer time limit of a call. */
const soon = 300;

/** Lets the load call of a page fail without an answer, where the script says so. */
export async function failConnectionOnLoad(
  page: Page,
  play: ScriptedResponse | undefined,
): Promise<void> {
  if (!play?.ending) return;
  if (play.ending === 'timeout') await page.addInitScript(shortenTimeouts, soon);
  if (play.ending === 'offline') await page.addInitScript(pretendOffline);
}

/** Lets the calls of an open page fail without an answer, where the script says so. */
export async function failConnection(page: Page, play: ScriptedResponse): Promise<void> {
  if (!play.ending) return;
  if (play.ending === 'timeout') await page.evaluate(shortenTimeouts, soon);
  if (play.ending === 'offline') await page.context().setOffline(true);
}

/** Restores the connection. */
export async function restoreConnection(page: Page): Promise<void> {
  await page.context().setOffline(false);
  await page.evaluate(stopPretending);
  await page.evaluate(restoreTimeouts);
}

interface ShortenedTimeout {
  (wait: number): AbortSignal;
  real?: typeof AbortSignal.timeout;
}

function shortenTimeouts(limit: number): void {
  const current: ShortenedTimeout = AbortSignal.timeout;
  const real = current.real ?? current;
  const shortened = (wait: number) => real.call(AbortSignal, Math.min(wait, limit));
  AbortSignal.timeout = Object.assign(shortened, { real });
}

function restoreTimeouts(): void {
  const { real }: ShortenedTimeout = AbortSignal.timeout;
  if (real) AbortSignal.timeout = real;
}

/** Pretends to be offline: a page can't be opened without a connection. */
function pretendOffline(): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
}

function stopPretending(): void {
  Reflect.deleteProperty(navigator, 'onLine');
}
