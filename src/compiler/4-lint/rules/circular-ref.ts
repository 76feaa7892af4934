import { definitionGraph, leadsTo, referencesIn } from '../../3-analyze/schema-references.ts';
import { formsOf } from '../../model/product.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'No definition leads back to itself: the form would have no end.',
  checkUnit: (product) =>
    formsOf(product).flatMap(({ schema, schemaPath: file }) => {
      const graph = definitionGraph(schema);
      return referencesIn(schema).flatMap(({ pointer, name }) => {
        const [, holder] = /^\/definitions\/([^/]+)\//.exec(pointer) ?? [];
        const from = holder?.replace(/~1/g, '/').replace(/~0/g, '~');
        if (name === undefined || from === undefined) return [];
        if (name !== from && !leadsTo(graph, name, from)) return [];
        const message =
          name === from
            ? `"${from}" holds itself, so the form would have no end. Use a list with limits of its own, or write it out as deep as it goes.`
            : `"${from}" comes back to itself through "${name}", so the form would have no end. Write it out as deep as it goes.`;
        return [{ file, pointer, message }];
      });
    }),
};
