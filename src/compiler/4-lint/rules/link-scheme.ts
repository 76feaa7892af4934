import { getAt } from '../../../core/pointer.ts';
import { nameOrigin } from '../../3-analyze/name-origin.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'External links are http(s), mailto or tel addresses.',
  checkUnit: (product) =>
    product.links.screens.flatMap(({ file, pointer, to, kind }) => {
      const allowed = /^(\/(?!\/)|https?:\/\/[^\s/]\S*$|mailto:[^\s]+@|tel:[+\d(]|\{names\.)/i.test(
        to,
      );
      if (kind !== 'href' || allowed) return [];
      const origin = nameOrigin(product, { file, pointer });
      const written = origin.file === file ? to : String(getAt(product.app, origin.pointer));
      return [{ ...origin, message: `"${written}" ${problemOf(to)}` }];
    }),
};

function problemOf(to: string): string {
  if (/^mailto:/i.test(to)) {
    return 'has no address; write one right after "mailto:", as in mailto:name@example.com.';
  }
  if (/^tel:/i.test(to)) {
    return 'has no number; write one right after "tel:", as in tel:+15550123.';
  }
  return 'is no valid address. Begin it with https://, mailto: or tel:, or with / for a screen of this product.';
}
