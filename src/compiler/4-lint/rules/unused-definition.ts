import { referencesIn } from '../../3-analyze/schema-references.ts';
import { formsOf } from '../../model/product.ts';
import { keyNames, unusedNames } from '../names/name-findings.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'Every definition of a schema has a reference.',
  checkUnit: (product) =>
    formsOf(product).flatMap(({ schema, schemaPath }) =>
      unusedNames(
        keyNames(schemaPath, '/definitions', schema.definitions),
        referencesIn(schema).map(({ name }) => name),
        (name) => `Nothing refers to the definition "${name}"; remove it.`,
      ),
    ),
};
