import { namedOutcomes } from '../../../core/mapping/named-outcomes.ts';
import { pageAt } from '../../3-analyze/mappings/page-values.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'Only a page that a submit leads to shows the sent answers, or sends them again.',
  checkProduct: (product) => {
    if (!product.fullyParsed) return [];
    const addresses = product.screens.flatMap(({ screen }) =>
      screen.kind === 'page'
        ? []
        : namedOutcomes(screen.submit.outcomes).flatMap(({ outcome }) => outcome.go ?? []),
    );
    const shown = addresses.map((address) => pageAt(product, address));
    return product.screens.flatMap((source) => {
      const { screen, path: file } = source;
      if (screen.kind !== 'page' || shown.includes(source as never)) return [];
      const start = `No "go" of a submit leads to "${screen.route}", so that this`;
      const resends = (screen.actions ?? []).flatMap((action, index) =>
        'resend' in action ? [`/actions/${index}/resend`] : [],
      );
      return [
        ...(screen.review
          ? [
              {
                file,
                pointer: '/review',
                message: `${start} page never has sent answers to show. Lead there, or remove "review".`,
              },
            ]
          : []),
        ...resends.map((pointer) => ({
          file,
          pointer,
          message: `${start} button never has anything to send again. Lead there, or remove the button.`,
        })),
      ];
    });
  },
};
