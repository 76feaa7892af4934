import { useSyncExternalStore } from 'react';
import type { useRegions } from '../../src/widgets/parts/search/regions.ts';

type Hook = typeof useRegions;

/** Whether a test decides when the regions are loaded, and those that it has let through. */
export const loading = {
  isControlled: false,
  regions: undefined as ReadonlyMap<string, { name: string; code: string }[]> | undefined,
  listeners: new Set<() => void>(),
};

/** Loads a table of regions, as far as boxes can tell. */
export function load(regions: typeof loading.regions): void {
  loading.regions = regions;
  for (const listener of loading.listeners) listener();
}

/** Puts the table into the hands of a test that asks for it; the boxes of all others load theirs as on a page. */
export function controllable(useRegions: Hook): Hook {
  function useControlledRegions(country: string | undefined) {
    const regions = useSyncExternalStore(
      (listener) => {
        loading.listeners.add(listener);
        return () => loading.listeners.delete(listener);
      },
      () => loading.regions,
    );
    return { regions: regions && (regions.get(country ?? '') ?? []), missing: undefined };
  }
  return (country) => {
    const controlled = useControlledRegions(country);
    const own = useRegions(country);
    return loading.isControlled ? controlled : own;
  };
}
