import useSWR from 'swr';
import type { Place } from './place-search.ts';
import { useIdle } from './use-idle.ts';

type Regions = ReadonlyMap<string, Place[]>;

/**
 * Returns the regions of a country by its full name; `undefined` until they are loaded. The table of all regions is 40 kB
 * gzip: it comes when the page has nothing else to do, or once a country is known.
 */
export function useRegions(country: string | undefined): Place[] | undefined {
  const isIdle = useIdle();
  const { data } = useSWR(isIdle || country !== undefined ? 'regions' : null, loadRegions, {
    revalidateOnFocus: false,
    revalidateIfStale: false,
  });
  return data && (data.get(country ?? '') ?? []);
}

async function loadRegions(): Promise<Regions> {
  const { default: countries } = await import('country-region-data/data.json');
  return new Map(
    countries.map(({ countryName, regions }) => [
      countryName,
      regions.map(({ name, shortCode }) => ({ name, code: shortCode })),
    ]),
  );
}
