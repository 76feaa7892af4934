import type { Rule } from './rule.ts';

export const duplicateRoute: Rule = {
  id: 'duplicate-route',
  description: 'No two screens have the same route.',
  check: ({ screens }) =>
    screens.flatMap(({ path, screen }, index) => {
      const first = screens.find((other) => other.screen.route === screen.route);
      return first && screens.indexOf(first) < index && screen.route !== undefined
        ? [{ file: path, pointer: '/route', message: `${first.path} has the route "${screen.route}" too. Give one of them another.` }]
        : [];
    }),
};
