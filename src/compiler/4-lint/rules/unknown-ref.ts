import { referencesIn } from '../../3-analyze/schema-references.ts';
import { type Finding, replaceWith } from '../../model/diagnostic.ts';
import { responseSchemasOf, type WrittenSchema } from '../../model/form/written-schemas.ts';
import { referenceTo } from '../../schema/inline-references.ts';
import { unknownName } from '../names/name-findings.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'Every "$ref" refers to a definition of the same schema.',
  checkForm: ({ schema, schemaPath: file }) => findings({ file, pointer: '', schema }),
  checkProduct: (product) => responseSchemasOf(product).flatMap(findings),
};

function findings({ file, pointer: at, schema }: WrittenSchema): Finding[] {
  const known = Object.keys(schema.definitions ?? {});
  const place = at === '' ? 'of this file' : 'of this schema';
  return referencesIn(schema, at).flatMap(({ pointer, to, name }): Finding[] => {
    const defined = /^#\/\$defs\/(.+)$/.exec(to)?.[1];
    if (defined !== undefined) {
      const value = `#/definitions/${defined}`;
      const message = `This draft of JSON Schema writes it "${value}".`;
      return [{ file, pointer, message, fix: replaceWith(value) }];
    }
    if (name === undefined) {
      const message = `"${to}" can't be resolved. Write "#/definitions/...", and the schema under "definitions" ${place}.`;
      return [{ file, pointer, message }];
    }
    if (known.includes(name)) return [];
    const message = `There is no definition "${name}" in this ${at === '' ? 'file' : 'schema'}.`;
    return [unknownName({ name, file, pointer }, { message, known, written: referenceTo })];
  });
}
