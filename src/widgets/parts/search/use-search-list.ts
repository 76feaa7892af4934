import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { whenIdle } from '../../../engine/widget.ts';
import { type MissingPart, useNeededPart } from './use-needed-part.ts';

type SearchList = typeof import('./search-list.tsx').SearchList;

/** The list of all boxes, once it is loaded. */
let loaded: SearchList | undefined;

/** Loads the list of all boxes before any is drawn: a build draws them with it for its styles. */
export async function loadSearchList(): Promise<void> {
  loaded = (await import('./search-list.tsx')).SearchList;
}

interface LoadedList {
  SearchList: SearchList | undefined;
  /** Loads it: the visitor comes near, or has pressed a key. */
  approach: () => void;
  /** What to tell a visitor who needs it. */
  missing: MissingPart | undefined;
}

/**
 * Returns the list of a search box, 21 kB gzip, if it is loaded. It is also loaded while the page is idle, and until it is
 * there once it is needed.
 *
 * @param isNeeded whether the visitor is in the box
 */
export function useSearchList(isNeeded: boolean): LoadedList {
  const [isLoaded, setLoaded] = useState(loaded !== undefined);

  const load = async (render: (change: () => void) => void) => {
    const module = await import('./search-list.tsx');
    loaded = module.SearchList;
    render(() => setLoaded(true));
  };
  const loadAhead = (render: (change: () => void) => void) => {
    if (!isLoaded) load(render).catch(() => undefined);
  };

  // At once, so that no key is pressed between the two boxes.
  const missing = useNeededPart(isNeeded && !isLoaded, () => load(flushSync));
  // In short tasks: all boxes of a form get the list at the same time, and no key elsewhere is to wait for them.
  const prepare = useEffectEvent(() => loadAhead(startTransition));
  useEffect(() => whenIdle(() => prepare()), []);
  return {
    SearchList: isLoaded ? loaded : undefined,
    approach: () => loadAhead(flushSync),
    missing,
  };
}
