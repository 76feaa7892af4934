import type { Choice } from '../../compiled/form.ts';
import type { JsonSchema } from '../../definition/json-schema.ts';

/** The choices that a schema itself offers: `oneOf` with `const` and `title`, or `enum`; of a list, its items'. */
export function choicesOf(schema: JsonSchema): Choice[] | undefined {
  const from = schema.type === 'array' && schema.items ? schema.items : schema;
  if (from.oneOf?.every((option) => 'const' in option)) {
    return from.oneOf.map(({ const: value, title }) => ({ value, label: title ?? String(value) }));
  }
  return from.enum?.map((value) => ({ value, label: String(value) }));
}
