import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { parseObject } from '../../core/parse-object.ts';
import type { ItemStorage } from '../../engine/index.ts';
import type { Gate } from './gate.ts';

/** The item of the tab's storage with the paths of the entries of its history. */
const item = 'history.paths';

/** The most entries on either side of the present one whose paths are stored. */
const longest = 20;

/** Prepares the screens that Back and Forward lead to, once the browser is idle: after a reload, their code is not loaded. */
export function useNearScreens(
  gate: Gate,
  session: ItemStorage,
  whenIdle: (run: () => void) => () => void,
): void {
  const { pathname, key } = useLocation();
  const isNew = useNavigationType() === 'PUSH';
  // biome-ignore lint/correctness/useExhaustiveDependencies: entries of the same path have neighbours of their own.
  useEffect(() => {
    const near = notePath(session, pathname, isNew);
    return whenIdle(() => {
      for (const path of near) gate.approach(path);
    });
  }, [gate, session, whenIdle, pathname, key, isNew]);
}

/** The paths by the router's numbers of the entries, as this page knows them. */
const known = new Map<number, string>();

/**
 * Notes the path of the present entry of the history.
 *
 * @param isNew whether it has replaced all entries after it
 * @returns the paths of the entries beside it, as far as the tab knows them
 */
function notePath(session: ItemStorage, path: string, isNew: boolean): string[] {
  const index: unknown = window.history.state?.idx;
  if (typeof index !== 'number') return [];
  if (known.size === 0) {
    for (const [key, stored] of Object.entries(parseObject(session.read(item)) ?? {})) {
      known.set(Number(key), String(stored));
    }
  }
  known.set(index, path);
  for (const key of known.keys()) {
    if (Math.abs(key - index) > longest || (isNew && key > index)) known.delete(key);
  }
  // A tab with one entry stores nothing: the first rendering of its page is then that of the build.
  if (known.size > 1) session.write(item, JSON.stringify(Object.fromEntries(known)));
  return [index - 1, index + 1].flatMap((key) => known.get(key) ?? []);
}
