import type { FormDefinition } from './product.ts';

/** The form of so many required texts; "x" as the first one opens one more question. */
export function texts(fields: number): FormDefinition {
  const schema = textsOf(fields);
  return {
    schema: {
      ...schema,
      required: Object.keys(schema.properties),
      if: { required: ['f0'], properties: { f0: { const: 'x' } } },
      then: {
        required: ['extra'],
        properties: { extra: { type: 'string', title: 'Extra' } },
      },
    },
    ui: {},
  };
}

/** Returns the schema of so many texts: "f0", "f1" and so on. */
export const textsOf = (fields: number) => ({
  type: 'object',
  title: `${fields} texts`,
  properties: Object.fromEntries(
    Array.from({ length: fields }, (_, index) => [
      `f${index}`,
      { type: 'string', title: `Field ${index}` },
    ]),
  ),
});
