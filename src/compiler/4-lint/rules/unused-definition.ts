import { escapePart } from '../../../core/pointer.ts';
import { referencesIn } from '../../3-analyze/schema-references.ts';
import { formsOf } from '../../model/product.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'Every definition of a schema has a reference.',
  checkUnit: (product) =>
    formsOf(product).flatMap(({ schema, schemaPath: file }) => {
      const references = referencesIn(schema);
      const used = new Set(references.map(({ name }) => name));
      // An unknown reference may be a misspelling of one that seems unused.
      const known = Object.keys(schema.definitions ?? {});
      if (references.some(({ name }) => name === undefined || !known.includes(name))) return [];
      return known
        .filter((name) => !used.has(name))
        .map((name) => ({
          file,
          pointer: `/definitions/${escapePart(name)}`,
          key: true,
          severity: 'warning' as const,
          message: `Nothing refers to the definition "${name}"; remove it.`,
        }));
    }),
};
