import { useEffect, useState } from 'react';
import { whenIdle } from '../../../engine/widget.ts';
import type { NamedOption } from './option-search.ts';

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

/** The regions of each country, by its full name. */
type Regions = ReadonlyMap<string, NamedOption[]>;

/** Loads the table of all regions, 40 kB gzip. */
async function loadRegions(): Promise<Regions> {
  const { default: countries } = await import('country-region-data/data.json');
  return new Map(
    countries.map(({ countryName, regions }) => [
      countryName,
      regions.map(({ name, shortCode }) => ({ name, code: shortCode })),
    ]),
  );
}

/** Returns whether the browser has been idle since the component was mounted. */
function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle;
}
