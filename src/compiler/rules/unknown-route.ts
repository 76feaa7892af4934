import { linksOf } from '../links.ts';
import type { Rule } from './rule.ts';
import { suggest } from './suggest.ts';

export const unknownRoute: Rule = {
  id: 'unknown-route',
  description: 'Every "go" and every link within the product leads to a screen.',
  check: (product) => {
    const routes = product.screens.map(({ screen }) => screen.route).filter((route) => route !== '*');
    const names = product.app.names ?? {};
    return linksOf(product).flatMap(({ file, pointer, to, kind }) => {
      const target = to.replace(/\{names\.([\w-]+)\}/g, (whole, name: string) => names[name] ?? whole);
      const [path = ''] = target.split(/[?#]/);
      const inside = kind === 'go' || target.startsWith('/');
      if (!inside || target.startsWith('{names.') || routes.includes(path)) return [];
      return [{ file, pointer, message: `No screen has the route "${path}".${suggest(path, routes)}` }];
    });
  },
};
