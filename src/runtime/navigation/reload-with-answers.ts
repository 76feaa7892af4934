import { brokenDown, switchKey } from '../../definition/languages.ts';
import type { Host } from '../../engine/index.ts';

/** Reloads the page. Every screen stores its answers for that, where the browser stores anything. */
export function reloadWithAnswers(session: Host['session']): void {
  session.write(switchKey, '1');
  window.location.reload();
}

/** Lets every screen store its answers, as it is about to leave a page that has broken down. */
export const keepAnswers = (session: Host['session']): void =>
  void session.write(switchKey, brokenDown);
