import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'No two screens have the same route.',
  checkProduct: ({ screens }) => {
    const first = new Map<string, { path: string; route: string }>();
    return screens.flatMap(({ path, screen: { route } }) => {
      if (route === undefined) return [];
      // The router tells neither letter case nor a slash at the end apart.
      const place = route.toLowerCase().replace(/(?<=.)\/+$/, '');
      const other = first.get(place);
      if (other === undefined) first.set(place, { path, route });
      if (other === undefined) return [];
      const message = `${other.path} has the route "${other.route}" too. Give one of them another.`;
      return [{ file: path, pointer: '/route', message }];
    });
  },
};
