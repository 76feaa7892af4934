import type { FormDefinition } from './product.ts';

/** The form of so many required texts; "x" as the first one opens one more question. */
export function texts(fields: number): FormDefinition {
  const names = Array.from({ length: fields }, (_, index) => `f${index}`);
  return {
    schema: {
      type: 'object',
      title: `${fields} texts`,
      required: names,
      properties: Object.fromEntries(
        names.map((name, index) => [name, { type: 'string', title: `Field ${index}` }]),
      ),
      if: { required: ['f0'], properties: { f0: { const: 'x' } } },
      then: {
        required: ['extra'],
        properties: { extra: { type: 'string', title: 'Extra' } },
      },
    },
    ui: {},
  };
}
