import { switchKey } from '../../definition/languages.ts';
import type { Host } from '../../engine/index.ts';

/** Reloads the page. Every screen stores its answers for that, where the browser stores anything. */
export function reloadWithAnswers(session: Host['session']): void {
  session.write(switchKey, '1');
  window.location.reload();
}
