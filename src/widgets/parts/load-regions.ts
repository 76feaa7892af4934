import type { NamedOption } from './option-search.ts';

/** The regions of each country, by its full name. */
export type Regions = ReadonlyMap<string, NamedOption[]>;

/** Loads the table of all regions, 40 kB gzip. */
export async function loadRegions(): Promise<Regions> {
  const { default: countries } = await import('country-region-data/data.json');
  return new Map(
    countries.map(({ countryName, regions }) => [
      countryName,
      regions.map(({ name, shortCode }) => ({ name, code: shortCode })),
    ]),
  );
}
