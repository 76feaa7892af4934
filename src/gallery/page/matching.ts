import type { StateGroup } from '../../analysis/states/state.ts';

/** The groups with those states only that have every word of the filter somewhere. */
export function matching(groups: StateGroup[], filter: string): StateGroup[] {
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return groups;
  return groups
    .map((group) => ({
      ...group,
      states: group.states.filter(({ path, title, kind, expectedTexts, expectedRoute = '' }) => {
        const text = [
          group.screen,
          group.title,
          path,
          title,
          kind,
          ...expectedTexts,
          expectedRoute,
        ];
        const all = text.join(' ').toLowerCase();
        return words.every((word) => all.includes(word));
      }),
    }))
    .filter(({ states }) => states.length > 0);
}
