import type { Rule } from './rule.ts';

/** First segments of paths that are not those of screens. */
const reserved: Record<string, string> = {
  assets: 'the parts of the built product',
  gallery: 'the gallery of npm run dev',
  sandbox: 'the pages of the local provider',
};

export const rule: Rule = {
  description: 'No route is reserved for something else.',
  checkUnit: ({ screens }) =>
    screens.flatMap(({ path, screen: { route } }) => {
      const [, first = ''] = /^\/([^/]*)/.exec(route ?? '') ?? [];
      const owner = Object.hasOwn(reserved, first) ? reserved[first] : undefined;
      if (owner === undefined) return [];
      const message = `Addresses that begin with "/${first}" belong to ${owner}. Choose another route.`;
      return [{ file: path, pointer: '/route', message }];
    }),
};
