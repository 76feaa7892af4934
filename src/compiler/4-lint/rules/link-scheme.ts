import { getAt } from '../../../core/pointer.ts';
import { findLinks } from '../../3-analyze/links.ts';
import { nameOrigin } from '../../3-analyze/name-origin.ts';
import { textValuesIn } from '../../model/text-values.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'External links are http(s), mailto or tel addresses.',
  checkUnit: (product) =>
    findLinks(product).flatMap(({ file, pointer, to, kind }) => {
      // Another rule reports values in an address.
      if (kind !== 'href' || textValuesIn(to).length > 0 || (isAllowed(to) && !hidesItsHost(to)))
        return [];
      const origin = nameOrigin(product, { file, pointer });
      const written = origin.file === file ? to : String(getAt(product.app, origin.pointer));
      return [{ ...origin, message: `"${written}" ${problemOf(to)}` }];
    }),
};

const isAllowed = (to: string): boolean =>
  /^(\/(?!\/)|https?:\/\/[^\s/]\S*$|mailto:[^\s]+@|tel:[+\d(]|\{names\.)/i.test(to);

/** Returns whether readers may take another part of a web address for its host: a user, or the part before a "\". */
function hidesItsHost(to: string): boolean {
  if (!/^https?:/i.test(to)) return false;
  const url = URL.canParse(to) ? new URL(to) : undefined;
  return to.includes('\\') || url?.username !== '' || url.password !== '';
}

function problemOf(to: string): string {
  if (isAllowed(to)) {
    return 'hides the host that it leads to. Remove what stands before "@", and write "/" for "\\".';
  }
  if (/^mailto:/i.test(to)) {
    return 'has no address; write one right after "mailto:", as in mailto:name@example.com.';
  }
  if (/^tel:/i.test(to)) {
    return 'has no number; write one right after "tel:", as in tel:+15550123.';
  }
  return 'is no valid address. Begin it with https://, mailto: or tel:, or with / for a screen of this product.';
}
