import { findLinks } from '../../3-analyze/links.ts';
import { nameOrigin } from '../../3-analyze/name-origin.ts';
import type { Finding } from '../../model/diagnostic.ts';
import { suggest } from '../../model/suggest.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description:
    'A "go" to another site is an https address at one of the "allowedHosts" of app.json.',
  checkUnit: (product) =>
    findLinks(product).flatMap(({ file, pointer, to, kind, target, isNamed }): Finding[] => {
      if (kind !== 'go' || target || isNamed) return [];
      const message = problemOf(to, product.app.allowedHosts ?? []);
      return message === undefined ? [] : [{ ...nameOrigin(product, { file, pointer }), message }];
    }),
  checkProduct: (product) => {
    const { app, appPath: file, fullyParsed } = product;
    // An address that a response names may lead to any of them.
    if (!fullyParsed || findLinks(product).some(({ isNamed }) => isNamed)) return [];
    const used = new Set(
      findLinks(product).flatMap(({ to, kind }) => (kind === 'go' ? hostOf(to) : [])),
    );
    return (app.allowedHosts ?? []).flatMap((host, index): Finding[] =>
      used.has(host)
        ? []
        : [
            {
              file,
              pointer: `/allowedHosts/${index}`,
              severity: 'warning',
              message: `No "go" leads to "${host}". Remove it.`,
              fix: { do: 'remove' },
            },
          ],
    );
  },
};

function problemOf(to: string, allowed: string[]): string | undefined {
  const address = URL.canParse(to) ? new URL(to) : undefined;
  if (address?.protocol !== 'https:') {
    return `"${to}" is no https address. Begin it with https://, or with / for a screen of this product.`;
  }
  if (address.username !== '' || address.password !== '') {
    return 'An address with a user or a password shows them to every visitor. Remove them.';
  }
  if (allowed.includes(address.host)) return undefined;
  const hint = suggest(address.host, allowed, []);
  return `Visitors may be sent to hosts under "allowedHosts" of app.json only, and "${address.host}" is not among them. Add it there.${hint}`;
}

const hostOf = (to: string): string | string[] => (URL.canParse(to) ? new URL(to).host : []);
