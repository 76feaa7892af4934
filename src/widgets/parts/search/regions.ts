import { useEffect, useEffectEvent, useState } from 'react';
import { whenIdle } from '../../../engine/widget.ts';
import type { NamedOption } from './option-search.ts';
import { type MissingPart, useNeededPart } from './use-needed-part.ts';

/** The table, once it is loaded: swr would bring 5 kB to the first screen for this one request. */
let loaded: Regions | undefined;

interface LoadedRegions {
  /** Absent until they are loaded. */
  regions: NamedOption[] | undefined;
  /** What to tell a visitor who needs them. */
  missing: MissingPart | undefined;
}

/**
 * Returns the regions of a country by its full name. They are loaded when the page has nothing else to do, and once a country is
 * known until they are there.
 */
export function useRegions(country: string | undefined): LoadedRegions {
  const [table, setTable] = useState(loaded);
  const load = async () => {
    loaded = await loadRegions();
    setTable(loaded);
  };
  const missing = useNeededPart(!table && country !== undefined, load);
  const prepare = useEffectEvent(() => {
    if (!table) load().catch(() => undefined);
  });
  useEffect(() => whenIdle(() => prepare()), []);
  return { regions: table && (table.get(country ?? '') ?? []), missing };
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
