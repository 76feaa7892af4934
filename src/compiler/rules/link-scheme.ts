import { linksOf } from '../links.ts';
import type { Rule } from './rule.ts';

export const linkScheme: Rule = {
  id: 'link-scheme',
  description: 'A link out of the product is an http(s), mailto or tel address.',
  checkPart: (product) =>
    linksOf(product).flatMap(({ file, pointer, to, kind }) => {
      const allowed = /^(\/(?!\/)|https?:\/\/[^\s/]\S*$|mailto:[^\s]+@|tel:[+\d]|\{names\.)/i.test(
        to,
      );
      if (kind === 'go' || allowed) return [];
      const message = `"${to}" is no address that a link can have; begin it with https://, mailto: or tel:, or with / for a screen of this product.`;
      return [{ file, pointer, message }];
    }),
};
