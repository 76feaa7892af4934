import { referencesIn } from '../../3-analyze/schema-references.ts';
import { replaceWith } from '../../model/diagnostic.ts';
import { formsOf } from '../../model/product.ts';
import { closestName, suggest } from '../../model/suggest.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'Every "$ref" refers to a definition of the same file.',
  checkUnit: (product) =>
    formsOf(product).flatMap(({ schema, schemaPath: file }) => {
      const known = Object.keys(schema.definitions ?? {});
      return referencesIn(schema).flatMap(({ pointer, to, name }) => {
        const defined = /^#\/\$defs\/(.+)$/.exec(to)?.[1];
        if (defined !== undefined) {
          const value = `#/definitions/${defined}`;
          const message = `This draft of JSON Schema writes it "${value}".`;
          return [{ file, pointer, message, fix: replaceWith(value) }];
        }
        if (name === undefined) {
          const message = `"${to}" can't be resolved. Write "#/definitions/...", and the schema under "definitions" of this file.`;
          return [{ file, pointer, message }];
        }
        if (known.includes(name)) return [];
        const closest = closestName(name, known);
        const fix =
          closest === undefined
            ? undefined
            : ({ do: 'replace', value: `#/definitions/${closest}` } as const);
        const message = `There is no definition "${name}" in this file.${suggest(name, known)}`;
        return [{ file, pointer, message, fix }];
      });
    }),
};
