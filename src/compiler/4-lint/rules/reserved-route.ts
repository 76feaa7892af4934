import { getOwn } from '../../../core/get-own.ts';
import { escapePart } from '../../../core/pointer.ts';
import type { Rule } from './rule.ts';

/** First segments of paths that are not those of screens. */
const reserved: Record<string, string> = {
  assets: 'the parts of the built product',
  gallery: 'the gallery of npm run dev',
  manual: 'the manual of npm run dev',
  sandbox: 'the pages of the local provider',
};

export const rule: Rule = {
  description: 'No route, and no path of a local call, is reserved for something else.',
  checkScreen: ({ path, screen: { route } }, { app }) => {
    const [, first = ''] = /^\/([^/]*)/.exec(route ?? '') ?? [];
    const owner = Object.hasOwn(app.languages ?? {}, first)
      ? `the pages in the language "${first}"`
      : getOwn<string>(reserved, first);
    if (owner === undefined) return [];
    const message = `Addresses that begin with "/${first}" belong to ${owner}. Choose another route.`;
    return [{ file: path, pointer: '/route', message }];
  },
  checkProduct: ({ app, appPath, sandbox }) =>
    Object.keys(sandbox?.calls ?? {}).flatMap((name) => {
      const path = getOwn(app.calls, name)?.path;
      if (path === undefined || !/^\/?sandbox(\/|$)/.test(path)) return [];
      const pointer = `/calls/${escapePart(name)}/path`;
      const message = `Paths that begin with "/sandbox" belong to ${reserved.sandbox}. Choose another path.`;
      return [{ file: appPath, pointer, message }];
    }),
};
