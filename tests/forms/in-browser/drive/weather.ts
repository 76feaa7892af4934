import type { Page } from 'playwright';
import type { ScriptedResponse } from '../../../support/paths/scripted-response.ts';

/** Milliseconds that stand in for any longer time limit of a call. */
const soon = 300;

/** Makes a call that is made when the page opens end without an answer, where the play says so. */
export async function beforeOpening(page: Page, play: ScriptedResponse | undefined): Promise<void> {
  if (!play?.ending) return;
  if (play.ending === 'timeout') await page.addInitScript(hurry, soon);
  if (play.ending === 'offline') await page.addInitScript(pretendOffline, true);
}

/** The same for a call of a page that is open. */
export async function beforeSending(page: Page, play: ScriptedResponse): Promise<void> {
  if (!play.ending) return;
  if (play.ending === 'timeout') await page.evaluate(hurry, soon);
  if (play.ending === 'offline') await page.context().setOffline(true);
}

/** The connection is back. */
export async function afterwards(page: Page): Promise<void> {
  await page.context().setOffline(false);
  await page.evaluate(pretendOffline, false);
}

function hurry(limit: number): void {
  const real = AbortSignal.timeout;
  AbortSignal.timeout = (wait) => real.call(AbortSignal, Math.min(wait, limit));
}

/** A page can't be opened offline: only what it is told of the network can be. */
function pretendOffline(offline: boolean): void {
  Object.defineProperty(Navigator.prototype, 'onLine', { configurable: true, get: () => !offline });
}
