import { isObject } from '../../../core/is-object.ts';
import type { Finding } from '../../model/diagnostic.ts';
import { draftOf } from '../../model/product.ts';
import type { Rule } from './rule.ts';

const sent =
  'After the last step the answers are sent. Let an outcome of the submit call lead to the page.';

const gone =
  'Visitors who come back from the page find their answers gone. Add a "draft" to the screen.';

export const rule: Rule = {
  description:
    'The exit of a step leads to a page, before the last step, with a draft for the way back.',
  checkProduct: (product) =>
    product.screens.flatMap((source) => {
      const { screen, path: file } = source;
      if (screen.kind !== 'wizard' || !Array.isArray(screen.steps)) return [];
      const kinds = new Map(product.screens.map((each) => [each.screen.route, each.screen.kind]));
      return screen.steps.flatMap((entry, index) => {
        const exits = isObject(entry) && 'exits' in entry ? (entry.exits ?? []) : [];
        return exits.flatMap(({ leave }, position): Finding[] => {
          const pointer = `/steps/${index}/exits/${position}`;
          const kind = kinds.get(leave);
          const isLast = index === screen.steps.length - 1;
          const isOther = kind !== undefined && kind !== 'page';
          const message = `An exit leads to a page, and "${leave}" is a ${kind}. Name a page.`;
          return [
            ...(isLast ? [{ file, pointer, message: sent }] : []),
            ...(isOther ? [{ file, pointer: `${pointer}/leave`, message }] : []),
            ...(draftOf(source)
              ? []
              : [{ file, pointer, severity: 'warning' as const, message: gone }]),
          ];
        });
      });
    }),
};
