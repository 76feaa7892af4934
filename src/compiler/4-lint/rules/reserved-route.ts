import type { Rule } from './rule.ts';

/** Paths that something else than a screen answers. */
const reserved: Record<string, string> = {
  assets: 'the parts of the built product',
  gallery: 'the gallery of npm run dev',
  sandbox: 'the pages of the local provider',
};

export const rule: Rule = {
  description: 'No screen lies where something else answers.',
  checkUnit: ({ screens }) =>
    screens.flatMap(({ path, screen: { route } }) => {
      const [, first = ''] = /^\/([^/]*)/.exec(route ?? '') ?? [];
      const taken = Object.hasOwn(reserved, first) ? reserved[first] : undefined;
      if (taken === undefined) return [];
      const message = `Addresses that begin with "/${first}" belong to ${taken}. Give this screen another route.`;
      return [{ file: path, pointer: '/route', message }];
    }),
};
