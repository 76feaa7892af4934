import { parseObject } from '../core/parse-object.ts';
import { cameBack } from './came-back.ts';
import { createStore } from './storage.ts';

/** A screen that was opened, by its path, with the time as an ISO 8601 date-time in UTC. */
interface Opened {
  path: string;
  time: string;
}

/** The item of the tab's storage with the screen of this product that was opened last. */
const itemBelow = (base: string) => `${base === '/' ? '' : `${base}:`}screen.opened`;

let opened: Opened | undefined;

/**
 * Returns when the visitor opened the screen of an address: the first screen of a page load when the page began to load, and
 * a later one when its address is read first. A page that is loaded again has the time of the page before it, so that a call
 * that is repeated there sends the same.
 *
 * @param url the present address; "" where the page has none, which was never opened
 * @param now the present time; both times are ISO 8601 date-times in UTC
 */
export function openedAt(url: string, now: string): string | undefined {
  if (url === '') return undefined;
  const { pathname: path } = new URL(url);
  if (opened?.path !== path) {
    const session = createStore(() => window.sessionStorage);
    const item = itemBelow(import.meta.env.BASE_URL);
    const before = opened || !cameBack(url) ? undefined : parseObject(session.read(item));
    const loaded = new Date(performance.timeOrigin).toISOString();
    const first = before?.path === path ? String(before.time) : loaded;
    opened = { path, time: opened ? now : first };
    session.write(item, JSON.stringify(opened));
  }
  return opened.time;
}
