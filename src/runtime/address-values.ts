import type { CompiledApp } from '../compiled/app.ts';
import { storagePrefix } from '../core/base-path.ts';
import { parseObject } from '../core/parse-object.ts';
import { findScreen } from './open-screen.ts';
import { createStore } from './storage.ts';

/** The values by their items in the tab's storage: a page that Back shows again has its own, not those of a later link. */
const known = new Map<string, Record<string, string>>();

/**
 * Returns the parameters that a screen takes out of its address, takes them out, and stores them in the tab until it is
 * closed.
 *
 * @param url the present address; "" where the page has none
 */
export function takeAddressValues(url: string, app: CompiledApp): Record<string, string> {
  if (url === '') return {};
  const address = new URL(url);
  const { pathname, searchParams: query } = address;
  const { route, removeFromAddress } = findScreen(app, pathname.slice(app.base?.length)) ?? {};
  if (!removeFromAddress) return {};
  const session = createStore(() => window.sessionStorage);
  // The same in all languages.
  const item = `${storagePrefix(import.meta.env.BASE_URL.slice(0, -1))}query.${route}`;
  const given = removeFromAddress.filter((name) => query.has(name));
  const values =
    given.length > 0
      ? Object.fromEntries(given.map((name) => [name, query.get(name) ?? '']))
      : (known.get(item) ?? (parseObject(session.read(item)) as Record<string, string>) ?? {});
  known.set(item, values);
  for (const name of given) query.delete(name);
  // Without storage, a reload would lose them.
  if (given.length > 0 && session.write(item, JSON.stringify(values))) {
    window.history.replaceState(window.history.state, '', address);
  }
  return values;
}
