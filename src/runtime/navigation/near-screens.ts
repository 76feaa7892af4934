import { parseObject } from '../../core/parse-object.ts';
import type { ItemStorage } from '../../engine/index.ts';
import type { Gate } from './gate.ts';

/** The item of the tab's storage with the paths of the entries of its history. */
const item = 'history.paths';

/** The most entries on either side of the present one whose paths are stored. */
const longest = 20;

/** The paths by the router's numbers of the entries, as this page knows them. */
const known = new Map<number, string>();

/**
 * Notes the path of the present entry of the history, and prepares the screens that Back and Forward lead to, as far as the
 * tab knows them: after a reload, their code is not loaded.
 */
export function prepareNear(gate: Gate, session: ItemStorage, path: string): void {
  const index: unknown = window.history.state?.idx;
  if (typeof index !== 'number') return;
  if (known.size === 0) {
    for (const [key, stored] of Object.entries(parseObject(session.read(item)) ?? {})) {
      known.set(Number(key), String(stored));
    }
  }
  known.set(index, path);
  for (const key of known.keys()) if (Math.abs(key - index) > longest) known.delete(key);
  // A tab with one entry stores nothing: the first rendering of its page is then that of the build.
  if (known.size > 1) session.write(item, JSON.stringify(Object.fromEntries(known)));
  for (const key of [index - 1, index + 1]) gate.approach(known.get(key) ?? '');
}
