import { useEffect, useState } from 'react';
import { loadRegions, type Regions } from './load-regions.ts';
import type { NamedOption } from './option-search.ts';
import { useIdle } from './use-idle.ts';

/** The table, once it is loaded: swr would bring 5 kB to the first screen for this one request. */
let loaded: Regions | undefined;

/** Milliseconds until a load that failed is tried again. */
const retryAfter = 5000;

/**
 * Returns the regions of a country by its full name; `undefined` until they are loaded, which happens when the page has
 * nothing else to do, or once a country is known.
 */
export function useRegions(country: string | undefined): NamedOption[] | undefined {
  const [regions, setRegions] = useState(loaded);
  const isIdle = useIdle();
  const isNeeded = !regions && (isIdle || country !== undefined);
  useEffect(() => {
    if (!isNeeded) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isLeft = false;
    const load = () =>
      loadRegions().then(
        (table) => {
          loaded = table;
          if (!isLeft) setRegions(table);
        },
        () => {
          if (!isLeft) timer = setTimeout(load, retryAfter);
        },
      );
    void load();
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [isNeeded]);
  return regions && (regions.get(country ?? '') ?? []);
}
