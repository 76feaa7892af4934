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
  if (play.ending === 'offline') await page.addInitScript(pretendOffline, true);
}

/** Lets the next call of an open page fail without an answer, where the script says so. */
export async function failConnectionOnSend(page: Page, play: ScriptedResponse): Promise<void> {
  if (!play.ending) return;
  if (play.ending === 'timeout') await page.evaluate(shortenTimeouts, soon);
  if (play.ending === 'offline') await page.context().setOffline(true);
}

/** Restores the connection. */
export async function restoreConnection(page: Page): Promise<void> {
  await page.context().setOffline(false);
  await page.evaluate(pretendOffline, false);
}

function shortenTimeouts(limit: number): void {
  const real = AbortSignal.timeout;
  AbortSignal.timeout = (wait) => real.call(AbortSignal, Math.min(wait, limit));
}

/** Pretends to be offline: a page can't be opened without a connection. */
function pretendOffline(offline: boolean): void {
  Object.defineProperty(Navigator.prototype, 'onLine', { configurable: true, get: () => !offline });
}
