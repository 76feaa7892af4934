import { isObject } from '../../definition/is-object.ts';
import type { JsonSchema } from '../../definition/json-schema.ts';
import { acceptOf } from '../accepts.ts';
import type { Finding } from '../diagnostic.ts';
import { questionsOf } from '../fields.ts';
import { formsOf } from '../product.ts';
import type { Rule } from './rule.ts';

export const impossibleValue: Rule = {
  id: 'impossible-value',
  description: 'Every choice, and every "const", is one that the rest of the field accepts.',
  checkPart: (product) =>
    formsOf(product).flatMap((form) =>
      questionsOf(form).flatMap(({ name, schema, placeOf }): Finding[] => {
        const list = schema.type === 'array' ? schema.items : undefined;
        const at = (keyword: string) =>
          list ? `${placeOf('items')}/${keyword}` : placeOf(keyword);
        const asked = list ?? schema;
        const values = [
          ...('const' in asked && !isObject(asked.const)
            ? [{ value: asked.const, pointer: at('const') }]
            : []),
          ...(asked.enum ?? []).map((value, index) => ({
            value,
            pointer: `${at('enum')}/${index}`,
          })),
          ...(asked.oneOf ?? []).flatMap((option, index) =>
            'const' in option
              ? [{ value: option.const, pointer: `${at('oneOf')}/${index}/const` }]
              : [],
          ),
        ];
        if (values.length === 0) return [];
        const rest = { ...asked, oneOf: undefined, enum: undefined, default: undefined };
        const lone = values.length === 1 || !('const' in asked);
        const accept = acceptOf({
          ...(lone ? { ...rest, const: undefined } : rest),
          definitions: form.schema.definitions,
        });
        return values.flatMap(({ value, pointer }) => {
          if (!accept || accept(value)) return [];
          const message = `${JSON.stringify(value)} can never be an answer to "${name}": ${reason(asked, value)}.`;
          return [{ file: form.schemaPath, pointer, message }];
        });
      }),
    ),
};

/** Which keyword is against it, found by asking each alone. */
function reason(schema: JsonSchema, value: unknown): string {
  const against = Object.entries(schema).find(([keyword, limit]) => {
    if (['oneOf', 'enum', 'default', 'title'].includes(keyword)) return false;
    return acceptOf({ [keyword]: limit })?.(value) === false;
  });
  if (!against) return 'the rest of the field does not accept it';
  return `"${against[0]}" is ${JSON.stringify(against[1])}`;
}
