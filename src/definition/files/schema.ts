import { Type } from 'typebox';
import type { JsonSchema } from '../json-schema.ts';

const closed = { additionalProperties: false };

/** Describes a keyword that holds a schema. */
const inner = (description: string, examples?: unknown[]) =>
  Type.Optional(
    Type.Unsafe<JsonSchema>({
      description,
      ...(examples && { examples }),
      allOf: [{ $ref: '#/definitions/schema' }],
    }),
  );

const inners = (description: string, examples?: unknown[]) =>
  Type.Optional(
    Type.Array(Type.Unsafe<JsonSchema>({ $ref: '#/definitions/schema' }), {
      minItems: 1,
      description,
      ...(examples && { examples }),
    }),
  );

const named = (description: string, examples?: unknown[]) =>
  Type.Optional(
    Type.Record(Type.String(), Type.Unsafe<JsonSchema>({ $ref: '#/definitions/schema' }), {
      description,
      ...(examples && { examples }),
    }),
  );

/** Stands for the value of another answer. */
export const OtherAnswer = Type.Object(
  {
    $data: Type.String({
      description: 'Relative JSON Pointer; "1/email" is the field email beside this one.',
      examples: ['1/email'],
    }),
  },
  { ...closed, description: 'The value of another answer.' },
);

export const NumberLimit = Type.Union([Type.Number(), OtherAnswer]);
export const SizeLimit = Type.Union([Type.Integer({ minimum: 0 }), OtherAnswer]);

const numberLimit = (description: string, example: number) =>
  Type.Optional(Type.Union([...NumberLimit.anyOf], { description, examples: [example] }));

const sizeLimit = (description: string, example: number) =>
  Type.Optional(Type.Union([...SizeLimit.anyOf], { description, examples: [example] }));

export const TypeName = Type.Union(
  ['string', 'number', 'integer', 'boolean', 'array', 'object', 'null'].map((type) =>
    Type.Literal(type),
  ),
);

/** The keywords of JSON Schema (draft-07) that forms are drawn from, and conditions are written in. */
export const formKeywords = {
  $schema: Type.Optional(
    Type.String({
      examples: ['../.schemas/schema.schema.json'],
      description: 'Lets an editor help with this file.',
    }),
  ),
  $comment: Type.Optional(
    Type.String({
      examples: ['The provider asks for this since 2024.'],
      description: 'A remark for the readers of this file.',
    }),
  ),
  $ref: Type.Optional(
    Type.String({
      description: 'Includes a schema from "definitions"; keys beside it take precedence.',
      examples: ['#/definitions/address'],
    }),
  ),
  definitions: named('Schemas used in several places.', [
    { name: { type: 'string', maxLength: 50 } },
  ]),
  type: Type.Optional(
    Type.Union([TypeName, Type.Array(TypeName, { minItems: 1 })], {
      description: 'Type of the answer. Fields with a type or a title are asked.',
      examples: ['string'],
    }),
  ),
  title: Type.Optional(
    Type.String({
      description: 'The label of the field, the text of a choice, or the title of the form.',
      examples: ['First Name'],
    }),
  ),
  description: Type.Optional(
    Type.String({
      examples: ['The name on the contract'],
      description: 'Meaning of the answer, for the readers of the schema.',
    }),
  ),
  examples: Type.Optional(
    Type.Array(Type.Unknown(), { description: 'Valid answers, for the readers of the schema.' }),
  ),
  default: Type.Optional(Type.Unknown({ description: 'The initial answer.', examples: ['US'] })),
  const: Type.Optional(
    Type.Unknown({
      description:
        'The only valid answer; { "$data": "1/email" } is the answer of the field email beside this one.',
      examples: [true, { $data: '1/email' }],
    }),
  ),
  enum: Type.Optional(
    Type.Array(Type.Unknown(), {
      minItems: 1,
      description: 'The choices, where each value is also its text.',
      examples: [['Small', 'Large']],
    }),
  ),
  oneOf: inners('The choices, each with its value and its text.', [[{ const: 2, title: 'Skype' }]]),
  writeOnly: Type.Optional(
    Type.Boolean({
      description: 'A secret, which is never stored in the browser.',
      default: false,
      examples: [true],
    }),
  ),
  readOnly: Type.Optional(
    Type.Boolean({ description: 'Shows the answer; visitors cannot change it.', default: false }),
  ),
  format: Type.Optional(
    Type.String({ description: 'A common format of text.', examples: ['email', 'phone'] }),
  ),
  pattern: Type.Optional(
    Type.Union([Type.String(), OtherAnswer], {
      description: 'Regular expression (ECMAScript, Unicode) that the text must match.',
      examples: ['^[A-Z]{2}[0-9]{4}$'],
    }),
  ),
  minLength: sizeLimit('Fewest characters.', 2),
  maxLength: sizeLimit('Most characters.', 250),
  minimum: numberLimit('Smallest number.', 0),
  maximum: numberLimit('Largest number.', 100),
  exclusiveMinimum: numberLimit('The answer must be greater than this number.', 0),
  exclusiveMaximum: numberLimit('The answer must be less than this number.', 100),
  multipleOf: numberLimit('The answer must be a multiple of this number.', 0.01),
  properties: named('The fields, by their names.', [
    { email: { type: 'string', title: 'Email Address', format: 'email' } },
  ]),
  required: Type.Optional(
    Type.Array(Type.String(), {
      description: 'Names of the fields that must be answered.',
      examples: [['email']],
    }),
  ),
  items: inner('Schema of each item of a list.', [{ type: 'string' }]),
  minItems: sizeLimit('Fewest items.', 1),
  maxItems: sizeLimit('Most items.', 5),
  uniqueItems: Type.Optional(
    Type.Boolean({ description: 'All items must differ.', examples: [true] }),
  ),
  contains: inner('At least one item of the list must match; for conditions.', [{ const: 3 }]),
  if: inner(
    'Condition of "then" and "else". Name its fields under "required" too; otherwise it also holds without an answer.',
    [{ required: ['country'], properties: { country: { const: 'Canada' } } }],
  ),
  then: inner('Fields and rules where the condition holds.', [
    { required: ['province'], properties: { province: { type: 'string', title: 'Province' } } },
  ]),
  else: inner('Fields and rules where the condition does not hold.'),
  allOf: inners('Several schemas that all apply, for instance each with its own "if".'),
  anyOf: inners('At least one of these must match; for conditions.'),
  not: inner('Must not match; for conditions.', [{ const: 'none' }]),
};

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
  patternProperties: named('Schemas of keys whose names match a pattern.'),
  propertyNames: inner('Schema of every key’s name.'),
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
