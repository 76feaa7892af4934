import { Type } from 'typebox';
import { subschema, subschemasByName } from '../files/subschema.ts';
import type { JsonSchema } from '../json-schema.ts';

/** Keywords that have no effect on forms; the schemas of responses can use them. */
export const otherKeywords = {
  $id: { schema: Type.String({ description: 'Name of the schema.' }) },
  additionalProperties: {
    schema: Type.Union(
      [Type.Boolean(), Type.Unsafe<JsonSchema>({ $ref: '#/definitions/schema' })],
      {
        description: 'Schema of keys that "properties" does not name, or false to forbid them.',
        examples: [false],
      },
    ),
  },
  additionalItems: {
    schema: Type.Unknown({ description: 'Schema of the items after those in "items".' }),
  },
  patternProperties: { schema: subschemasByName('Schemas of keys whose names match a pattern.') },
  propertyNames: { schema: subschema('Schema of every key’s name.') },
  minProperties: { schema: Type.Integer({ description: 'Fewest keys.', examples: [1] }) },
  maxProperties: { schema: Type.Integer({ description: 'Most keys.', examples: [10] }) },
  dependencies: {
    schema: Type.Unknown({ description: 'Requirements that apply where a key is present.' }),
  },
  contentEncoding: { schema: Type.String({ description: 'Encoding of data in a text.' }) },
  contentMediaType: { schema: Type.String({ description: 'Media type of data in a text.' }) },
};
