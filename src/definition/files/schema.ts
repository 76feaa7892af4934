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
      description: 'A remark for whoever reads this file.',
    }),
  ),
  $ref: Type.Optional(
    Type.String({
      description: 'Takes a schema from "definitions"; keys beside it go before those there.',
      examples: ['#/definitions/address'],
    }),
  ),
  definitions: named('Schemas used in several places.', [
    { name: { type: 'string', maxLength: 50 } },
  ]),
  type: Type.Optional(
    Type.Union([TypeName, Type.Array(TypeName, { minItems: 1 })], {
      description: 'Kind of the answer. A field with a type or a title is asked.',
      examples: ['string'],
    }),
  ),
  title: Type.Optional(
    Type.String({
      description: 'The label of the field, the words of a choice, or the title of the form.',
      examples: ['First Name'],
    }),
  ),
  description: Type.Optional(
    Type.String({
      examples: ['The name on the contract'],
      description: 'What the answer is, for whoever reads the schema.',
    }),
  ),
  examples: Type.Optional(
    Type.Array(Type.Unknown(), { description: 'Answers that fit, for whoever reads the schema.' }),
  ),
  default: Type.Optional(
    Type.Unknown({ description: 'The answer to begin with.', examples: ['US'] }),
  ),
  const: Type.Optional(
    Type.Unknown({
      description:
        'The only answer that is right; { "$data": "1/email" } is the answer of the field email beside this one.',
      examples: [true, { $data: '1/email' }],
    }),
  ),
  enum: Type.Optional(
    Type.Array(Type.Unknown(), {
      minItems: 1,
      description: 'The answers to choose from, where they are their own words.',
      examples: [['Small', 'Large']],
    }),
  ),
  oneOf: inners('The answers to choose from, each with its words.', [
    [{ const: 2, title: 'Skype' }],
  ]),
  writeOnly: Type.Optional(
    Type.Boolean({
      description: 'A secret: never kept in the browser.',
      default: false,
      examples: [true],
    }),
  ),
  readOnly: Type.Optional(
    Type.Boolean({ description: 'Shown, but not to be changed.', default: false }),
  ),
  format: Type.Optional(
    Type.String({ description: 'A form that many texts have.', examples: ['email', 'phone'] }),
  ),
  pattern: Type.Optional(
    Type.Union([Type.String(), OtherAnswer], {
      description: 'Regular expression (ECMAScript, Unicode) that the text has to match.',
      examples: ['^[A-Z]{2}[0-9]{4}$'],
    }),
  ),
  minLength: sizeLimit('Fewest characters.', 2),
  maxLength: sizeLimit('Most characters.', 250),
  minimum: numberLimit('Smallest number.', 0),
  maximum: numberLimit('Largest number.', 100),
  exclusiveMinimum: numberLimit('Number that the answer has to be greater than.', 0),
  exclusiveMaximum: numberLimit('Number that the answer has to be smaller than.', 100),
  multipleOf: numberLimit('Number that the answer has to be a multiple of.', 0.01),
  properties: named('The fields, by their names.', [
    { email: { type: 'string', title: 'Email Address', format: 'email' } },
  ]),
  required: Type.Optional(
    Type.Array(Type.String(), {
      description: 'Names of the fields that have to be answered.',
      examples: [['email']],
    }),
  ),
  items: inner('What each item of a list is.', [{ type: 'string' }]),
  minItems: sizeLimit('Fewest items.', 1),
  maxItems: sizeLimit('Most items.', 5),
  uniqueItems: Type.Optional(
    Type.Boolean({ description: 'No item may come twice.', examples: [true] }),
  ),
  contains: inner('At least one item of the list has to fit this; for conditions.', [{ const: 3 }]),
  if: inner(
    'Condition of "then" and "else". Name its fields under "required" too: without an answer it would hold.',
    [{ required: ['country'], properties: { country: { const: 'Canada' } } }],
  ),
  then: inner('Fields and rules where the condition holds.', [
    { required: ['province'], properties: { province: { type: 'string', title: 'Province' } } },
  ]),
  else: inner('Fields and rules where the condition does not hold.'),
  allOf: inners('Several parts, for instance each with an "if" of its own.'),
  anyOf: inners('At least one of these has to fit; for conditions.'),
  not: inner('This must not fit; for conditions.', [{ const: 'none' }]),
};

/** Keywords that have no effect on forms; the schemas of responses can use them. */
export const otherKeywords = {
  $id: Type.Optional(Type.String({ description: 'Name of the schema.' })),
  additionalProperties: Type.Optional(
    Type.Union([Type.Boolean(), Type.Unsafe<JsonSchema>({ $ref: '#/definitions/schema' })], {
      description: 'What keys beside "properties" hold, or false for none.',
      examples: [false],
    }),
  ),
  additionalItems: Type.Optional(Type.Unknown({ description: 'Items after a fixed row of them.' })),
  patternProperties: named('What keys of a certain form hold.'),
  propertyNames: inner('What every key has to be.'),
  minProperties: Type.Optional(Type.Integer({ description: 'Fewest keys.', examples: [1] })),
  maxProperties: Type.Optional(Type.Integer({ description: 'Most keys.', examples: [10] })),
  dependencies: Type.Optional(
    Type.Unknown({ description: 'What has to be there where a key is.' }),
  ),
  contentEncoding: Type.Optional(Type.String({ description: 'How a text holds other data.' })),
  contentMediaType: Type.Optional(Type.String({ description: 'What data a text holds.' })),
};

/** schema.json of a form. */
export const SchemaFile = Type.Object(formKeywords, {
  ...closed,
  title: 'schema.json',
  description: 'What may be answered in a form: JSON Schema (draft-07).',
});

/** A JSON Schema of anything. */
export const AnySchema = Type.Object(
  { ...formKeywords, ...otherKeywords },
  { ...closed, description: 'JSON Schema (draft-07).' },
);

/** Marks a value that is itself a JSON Schema, for the checker and for editors. */
export const isSchema = { 'x-holds': 'schema' } as const;
