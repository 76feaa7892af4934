import type { StateGroup } from '../../analysis/states/state.ts';

/** Returns the groups with only those states that contain every term of the filter. */
export function filterGroups(groups: StateGroup[], filter: string): StateGroup[] {
  const terms = filter.toLowerCase().split(/\s+/).filter(Boolean);
  if (terms.length === 0) return groups;
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
        return terms.every((term) => all.includes(term));
      }),
    }))
    .filter(({ states }) => states.length > 0);
}
