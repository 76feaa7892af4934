import type { Finding } from '../../model/diagnostic.ts';
import { journeySourcesOf } from '../../model/examples.ts';
import { hasShapeErrors } from '../../model/shape-error.ts';
import { meantName, suggest } from '../../model/suggest.ts';
import type { Rule } from './rule.ts';

export const exampleEnd: Rule = {
  id: 'example-end',
  description: 'A journey ends at a screen that there is, or with something that is said.',
  ofExamples: true,
  checkProduct: (product) => {
    const routes = product.screens.flatMap(({ screen }) => screen.route ?? []);
    // A screen whose route is not known may be the one that is meant.
    const complete = routes.length === product.screens.length;
    return journeySourcesOf(product).flatMap(({ file, pointer, journey }): Finding[] => {
      const ends = journey.ends ?? {};
      const at = `${pointer}/ends`;
      if (hasShapeErrors(product, file, pointer)) return [];
      if (Object.keys(ends).length === 0) {
        const message = 'Where does it end? Add "at", "says" or "fields".';
        return [{ file, pointer: at, message }];
      }
      if (ends.at === undefined || !complete || routes.includes(ends.at)) return [];
      const mean = meantName(ends.at, routes);
      return [
        {
          ...{ file, pointer: `${at}/at` },
          message: `No screen has the route "${ends.at}".${suggest(ends.at, routes)}`,
          fix: mean === undefined ? undefined : { do: 'replace', value: mean },
        },
      ];
    });
  },
};
