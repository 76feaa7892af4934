import { namedOutcomes } from '../../../core/mapping/named-outcomes.ts';
import { pageAt } from '../../3-analyze/mappings/page-values.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'A page with "review" is one that a submit leads to.',
  checkProduct: (product) => {
    if (!product.fullyParsed) return [];
    const addresses = product.screens.flatMap(({ screen }) =>
      screen.kind === 'page'
        ? []
        : namedOutcomes(screen.submit.outcomes).flatMap(({ outcome }) => outcome.go ?? []),
    );
    const shown = addresses.map((address) => pageAt(product, address));
    return product.screens.flatMap((source) => {
      const { screen, path } = source;
      if (screen.kind !== 'page' || !screen.review || shown.includes(source as never)) return [];
      const message = `No "go" of a submit leads to "${screen.route}", so that this page never has sent answers to show. Lead there, or remove "review".`;
      return [{ file: path, pointer: '/review', message }];
    });
  },
};
