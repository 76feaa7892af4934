import { leavesProduct } from '../../../core/leaves-product.ts';
import type { Finding } from '../../model/diagnostic.ts';
import { journeySourcesOf } from '../../model/screen/examples.ts';
import { hasShapeErrorInside } from '../../model/shape-error.ts';
import { unknownName } from '../names/name-findings.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'A journey ends at an existing screen or another site, or with a message.',
  checksExamples: true,
  fixesNames: 'product',
  checkProduct: (product) => {
    const routes = product.screens.flatMap(({ screen }) => screen.route ?? []);
    // A screen without a valid route may be the intended one.
    const allRoutesKnown = routes.length === product.screens.length;
    return journeySourcesOf(product).flatMap(({ file, pointer, journey }): Finding[] => {
      const ends = journey.ends ?? {};
      const at = `${pointer}/ends`;
      if (hasShapeErrorInside(product, file, pointer)) return [];
      if (Object.keys(ends).length === 0) {
        const message = 'This journey has no end. Add "at", "says" or "fields".';
        return [{ file, pointer: at, message }];
      }
      if (ends.at === undefined || !allRoutesKnown || routes.includes(ends.at)) return [];
      if (leavesProduct(ends.at)) return [];
      const use = { name: ends.at, file, pointer: `${at}/at` };
      const message = `No screen has the route "${ends.at}".`;
      return [unknownName(use, { message, known: routes })];
    });
  },
};
