import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'A link out of the product is an http(s), mailto or tel address.',
  checkUnit: (product) =>
    product.links.screens.flatMap(({ file, pointer, to, kind }) => {
      const allowed = /^(\/(?!\/)|https?:\/\/[^\s/]\S*$|mailto:[^\s]+@|tel:[+\d(]|\{names\.)/i.test(
        to,
      );
      if (kind === 'go' || allowed) return [];
      return [{ file, pointer, message: `"${to}" ${fault(to)}` }];
    }),
};

function fault(to: string): string {
  if (/^mailto:/i.test(to)) {
    return 'names nobody to write to; put an address right after "mailto:", as in mailto:name@example.com.';
  }
  if (/^tel:/i.test(to)) {
    return 'calls no number; put one right after "tel:", as in tel:+15550123.';
  }
  return 'is no address that a link can have; begin it with https://, mailto: or tel:, or with / for a screen of this product.';
}
