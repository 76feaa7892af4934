import { linksOf } from '../links.ts';
import type { Rule } from './rule.ts';

export const linkScheme: Rule = {
  id: 'link-scheme',
  description: 'A link out of the product is an http(s), mailto or tel address.',
  check: (product) => {
    const names = product.app.names ?? {};
    return linksOf(product).flatMap(({ file, pointer, to, kind }) => {
      const target = to.replace(/\{names\.([\w-]+)\}/g, (whole, name: string) => names[name] ?? whole);
      const allowed = /^(\/(?!\/)|https?:\/\/|mailto:|tel:|\{names\.)/.test(target);
      if (kind === 'go' || allowed) return [];
      return [
        {
          file,
          pointer,
          message: `"${target}" is no address a link can have; begin it with https://, mailto:, tel:, or with / for a screen of this product.`,
        },
      ];
    });
  },
};
