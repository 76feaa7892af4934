import type { Finding } from '../../model/diagnostic.ts';
import { fieldsOf, objectsOf } from '../../model/form/form-fields.ts';
import { type PlacedSchema, ruleSchemasOf } from '../../model/form/schema-parts.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description:
    'Every "if" has a "then" or an "else", and each of these has an "if". "minContains" and "maxContains" have a "contains".',
  checkForm: (form) => {
    const questions = fieldsOf(form).filter(({ kind }) => kind !== 'group');
    const places = [
      ...objectsOf(form).flatMap(({ parts }) => parts),
      ...questions,
      ...questions.flatMap(ruleSchemasOf).map(({ schema, pointer }) => ({
        schema,
        pointerOf: (keyword: string) => `${pointer}/${keyword}`,
      })),
    ];
    return places.flatMap((place) => findings(form.schemaPath, place));
  },
};

function findings(
  file: string,
  { schema, pointerOf }: Pick<PlacedSchema, 'schema' | 'pointerOf'>,
): Finding[] {
  const [count] = (['minContains', 'maxContains'] as const).filter((key) => key in schema);
  if (count && schema.contains === undefined) {
    const message = `"${count}" has no "contains" beside it, so that it counts nothing. Add one.`;
    return [{ file, pointer: pointerOf(count), key: true, message }];
  }
  if (schema.if && !schema.then && !schema.else) {
    const message = 'This condition has no effect. Add a "then" or an "else" beside it.';
    return [{ file, pointer: pointerOf('if'), key: true, message }];
  }
  if (schema.if) return [];
  return (['then', 'else'] as const)
    .filter((key) => schema[key])
    .map((key) => {
      const message = `"${key}" has no "if" beside it, so that it never applies. Add one, or move its contents up.`;
      return { file, pointer: pointerOf(key), key: true, message };
    });
}
