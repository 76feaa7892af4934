import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { whenIdle } from '../../../engine/widget.ts';

type SearchList = typeof import('./search-list.tsx').SearchList;

/** The list of all boxes, once it is loaded. */
let loaded: SearchList | undefined;

/** Loads the list of all boxes before any is drawn: a build draws them with it for its styles. */
export async function loadSearchList(): Promise<void> {
  loaded = (await import('./search-list.tsx')).SearchList;
}

/**
 * Returns the list of a search box, 21 kB gzip, if it is loaded, and the function that loads it. It is also loaded while
 * the page is idle. A load that fails is tried again at the next approach, and at the next key.
 */
export function useSearchList(): { SearchList: SearchList | undefined; approach: () => void } {
  const [isLoaded, setLoaded] = useState(loaded !== undefined);

  function load(render: (change: () => void) => void) {
    if (isLoaded) return;
    import('./search-list.tsx').then(
      (module) => {
        loaded = module.SearchList;
        render(() => setLoaded(true));
      },
      () => undefined,
    );
  }

  // At once, so that no key is pressed between the two boxes.
  const approach = () => load(flushSync);
  // In short tasks: all boxes of a form get the list at the same time, and no key elsewhere is to wait for them.
  const prepare = useEffectEvent(() => load(startTransition));
  useEffect(() => whenIdle(() => prepare()), []);
  return { SearchList: isLoaded ? loaded : undefined, approach };
}
