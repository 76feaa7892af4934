import { fromPointer } from '../../../core/pointer.ts';
import { definitionGraph, leadsTo, referencesIn } from '../../3-analyze/schema-references.ts';
import { formsOf } from '../../model/product.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'No definition refers to itself, which would make the form infinite.',
  checkUnit: (product) =>
    formsOf(product).flatMap(({ schema, schemaPath: file }) => {
      const graph = definitionGraph(schema);
      return referencesIn(schema).flatMap(({ pointer, name }) => {
        const [, holder] = /^\/definitions\/([^/]+)\//.exec(pointer) ?? [];
        const from = fromPointer(`/${holder ?? ''}`)[0];
        if (name === undefined || holder === undefined || from === undefined) return [];
        if (name !== from && !leadsTo(graph, name, from)) return [];
        const message =
          name === from
            ? `"${from}" refers to itself, which makes the form infinite. Use a list, or write out each level.`
            : `"${from}" refers to itself through "${name}", which makes the form infinite. Write out each level.`;
        return [{ file, pointer, message }];
      });
    }),
};
