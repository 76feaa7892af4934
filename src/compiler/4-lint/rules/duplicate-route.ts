import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'Screens have different routes.',
  checkProduct: ({ screens }) => {
    const first = new Map<string, { path: string; route: string }>();
    return screens.flatMap(({ path, screen: { route } }) => {
      if (route === undefined) return [];
      // The router ignores letter case and a trailing slash.
      const normalized = route.toLowerCase().replace(/(?<=.)\/+$/, '');
      const other = first.get(normalized);
      if (other === undefined) first.set(normalized, { path, route });
      if (other === undefined) return [];
      const message = `${other.path} has the route "${other.route}" too. Change one of them.`;
      return [{ file: path, pointer: '/route', message }];
    });
  },
};
