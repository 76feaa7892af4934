import type { Host } from '../engine/index.ts';
import type { Browser } from './call.ts';
import { reloadWithAnswers } from './navigation/reload-with-answers.ts';

/** The item in the tab's storage that names the version that was left for a newer one. */
const leftKey = 'left-version';

/**
 * Reloads the page where its host serves another version of it: scripts of this version may be gone. Every screen stores its
 * answers for the reload. Each version is left at most once, so that two hosts of two versions cause no loop.
 *
 * @returns whether the page is being reloaded; false too where the browser stores nothing, or the host can't be reached
 */
export async function loadNewVersion(
  fetch: Browser['fetch'],
  session: Host['session'],
): Promise<boolean> {
  try {
    const own = document.querySelector('script[type="module"]')?.getAttribute('src');
    const response = await fetch(window.location.pathname, { cache: 'no-store' });
    const latest = firstScript(await response.text());
    // The page of an error of the host, or of a network that asks for a login, has none.
    if (!own || !latest || latest === own || session.read(leftKey) === own) return false;
    if (!session.write(leftKey, own)) return false;
  } catch {
    return false;
  }
  reloadWithAnswers(session);
  return true;
}

/**
 * Returns the address of the first script of a page; its name has a hash of all scripts that it leads to. The policy of the
 * product's pages lets no script parse HTML.
 */
function firstScript(html: string): string | undefined {
  const [tag = ''] = /<script\b[^>]*\btype="?module\b[^>]*>/.exec(html) ?? [];
  return /\bsrc="?([^"\s>]+)/.exec(tag)?.[1];
}
