import { Type } from 'typebox';
import type { JsonSchema } from '../json-schema.ts';
import { formKeywords } from './form-keywords.ts';
import { subschema, subschemasByName } from './subschema.ts';

const closed = { additionalProperties: false };

/** Keywords that have no effect on forms; the schemas of responses can use them. */
export const otherKeywords = {
  $id: Type.Optional(Type.String({ description: 'Name of the schema.' })),
  additionalProperties: Type.Optional(
    Type.Union([Type.Boolean(), Type.Unsafe<JsonSchema>({ $ref: '#/definitions/schema' })], {
      description: 'Schema of keys that "properties" does not name, or false to forbid them.',
      examples: [false],
    }),
  ),
  additionalItems: Type.Optional(
    Type.Unknown({ description: 'Schema of the items after those in "items".' }),
  ),
  patternProperties: subschemasByName('Schemas of keys whose names match a pattern.'),
  propertyNames: subschema('Schema of every key’s name.'),
  minProperties: Type.Optional(Type.Integer({ description: 'Fewest keys.', examples: [1] })),
  maxProperties: Type.Optional(Type.Integer({ description: 'Most keys.', examples: [10] })),
  dependencies: Type.Optional(
    Type.Unknown({ description: 'Requirements that apply where a key is present.' }),
  ),
  contentEncoding: Type.Optional(Type.String({ description: 'Encoding of data in a text.' })),
  contentMediaType: Type.Optional(Type.String({ description: 'Media type of data in a text.' })),
};

/** schema.json of a form. */
export const SchemaFile = Type.Object(formKeywords, {
  ...closed,
  title: 'schema.json',
  description: 'Questions and rules of a form: JSON Schema (draft-07).',
});

/** Any JSON Schema. */
export const AnySchema = Type.Object(
  { ...formKeywords, ...otherKeywords },
  { ...closed, description: 'JSON Schema (draft-07).' },
);

/** Marks a value that is itself a JSON Schema, for the checker and for editors. */
export const isSchema = { 'x-holds': 'schema' } as const;
