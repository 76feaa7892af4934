import { Type } from 'typebox';

/** Returns the schema of an option that lists countries by their two-letter codes. */
export const countryCodes = (description: string, example: string[]) =>
  Type.Optional(
    Type.Array(Type.String({ pattern: '^[A-Z]{2}$', examples: example.slice(0, 1) }), {
      description,
      minItems: 1,
      examples: [example],
    }),
  );
