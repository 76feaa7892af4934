import { findLinks, findSandboxLinks } from '../../3-analyze/links.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'Every screen but the first has something that leads to it.',
  checkProduct: (product) => {
    if (!product.fullyParsed) return [];
    const links = [...findLinks(product), ...findSandboxLinks(product)];
    const reached = new Set(links.map(({ target }) => target?.path));
    const routes = new Set<string | undefined>(product.screens.map(({ screen }) => screen.route));
    // A broken link may be the one that leads here.
    if ([...reached].some((path) => path !== undefined && !routes.has(path))) return [];
    return product.screens.flatMap(({ path, screen: { route } }) => {
      if (route === '/' || route === '*' || reached.has(route)) return [];
      const message = `Nothing leads to "${route}": no link, no "go", no mail of sandbox.json. Link to it, or remove the screen.`;
      return [{ file: path, pointer: '/route', severity: 'warning' as const, message }];
    });
  },
};
