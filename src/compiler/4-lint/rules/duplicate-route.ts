import { repeated } from '../names/name-findings.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'Screens have different routes.',
  checkProduct: ({ screens }) => {
    const routes = screens.flatMap(({ path, screen: { route } }) =>
      route === undefined ? [] : [{ path, route }],
    );
    // The router ignores letter case and a trailing slash.
    const normalize = (route: string) => route.toLowerCase().replace(/(?<=.)\/+$/, '');
    return repeated(routes, ({ route }) => normalize(route)).map(({ item, first }) => {
      const message = `${first.path} has the route "${first.route}" too. Change one of them.`;
      return { file: item.path, pointer: '/route', message };
    });
  },
};
