import { Type } from 'typebox';
import { formatNames } from '../formats.ts';
import { subschema, subschemas, subschemasByName } from './subschema.ts';

/** Refers to the value of another answer. */
export const OtherAnswer = Type.Object(
  {
    $data: Type.String({
      description: 'Relative JSON Pointer; "1/email" is the field email beside this one.',
      examples: ['1/email'],
    }),
  },
  { additionalProperties: false, description: 'The value of another answer.' },
);

/** Matches an ISO 8601 duration of years, months, weeks and days, with a sign: "-P18Y". */
export const offsetPattern = '^[+-]?P(?=\\d)(\\d+Y)?(\\d+M)?(\\d+W)?(\\d+D)?$';

/** Refers to the day of the visit. */
export const Today = Type.Object(
  {
    $today: Type.String({
      description:
        'Signed ISO 8601 duration of years, months, weeks and days: "P0D" is today, "-P18Y" the day eighteen years ago.',
      pattern: offsetPattern,
      examples: ['-P18Y', 'P0D'],
    }),
  },
  {
    additionalProperties: false,
    description: 'A day relative to today; for a number its year, for a date-time its beginning.',
  },
);

export const NumberLimit = Type.Union([Type.Number(), OtherAnswer, Today]);
export const DateLimit = Type.Union([Type.String(), OtherAnswer, Today]);
export const SizeLimit = Type.Union([Type.Integer({ minimum: 0 }), OtherAnswer]);

const numberLimit = (description: string, example: number) =>
  Type.Optional(Type.Union([...NumberLimit.anyOf], { description, examples: [example] }));

const dateLimit = (description: string, example: unknown) =>
  Type.Optional(Type.Union([...DateLimit.anyOf], { description, examples: [example] }));

const sizeLimit = (description: string, example: number) =>
  Type.Optional(Type.Union([...SizeLimit.anyOf], { description, examples: [example] }));

export const TypeName = Type.Union(
  ['string', 'number', 'integer', 'boolean', 'array', 'object', 'null'].map((type) =>
    Type.Literal(type),
  ),
);

/** The limits of dates and times. */
export const dateLimitKeywords = [
  'formatMinimum',
  'formatMaximum',
  'formatExclusiveMinimum',
  'formatExclusiveMaximum',
];

/** The keywords of JSON Schema (draft-07) that define questions, rules and conditions. */
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
      description:
        'Includes a schema from "definitions". Rules beside it apply too; a title, description or default beside it replaces the one of the definition.',
      examples: ['#/definitions/address'],
    }),
  ),
  definitions: subschemasByName('Schemas used in several places.', [
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
      description:
        'Text between the label of a question and its input, or above the fields of a group or a list.',
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
  oneOf: subschemas(
    'The choices, each with its value, its text, and a description if it needs one. Of an object: the shapes that it can have, each with "properties", among them a question with a "const" that is asked for the shape.',
    [[{ const: 2, title: 'Skype' }]],
  ),
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
    Type.String({ description: 'A common format of text.', examples: [...formatNames] }),
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
  formatMinimum: dateLimit('Earliest date or time.', { $today: 'P0D' }),
  formatMaximum: dateLimit('Latest date or time.', { $today: '-P18Y' }),
  formatExclusiveMinimum: dateLimit('The answer must be later than this date or time.', {
    $data: '1/start',
  }),
  formatExclusiveMaximum: dateLimit(
    'The answer must be earlier than this date or time.',
    '2030-01-01',
  ),
  multipleOf: numberLimit('The answer must be a multiple of this number.', 0.01),
  properties: subschemasByName('The fields, by their names.', [
    { email: { type: 'string', title: 'Email Address', format: 'email' } },
  ]),
  required: Type.Optional(
    Type.Array(Type.String(), {
      description: 'Names of the fields that must be answered.',
      examples: [['email']],
    }),
  ),
  dependentRequired: Type.Optional(
    Type.Record(Type.String(), Type.Array(Type.String()), {
      description:
        'Names of the fields that must be answered too, by the name of the field with an answer.',
      examples: [{ company: ['vat_number'] }],
    }),
  ),
  items: subschema('Schema of each item of a list.', [{ type: 'string' }]),
  minItems: sizeLimit('Fewest items.', 1),
  maxItems: sizeLimit('Most items.', 5),
  uniqueItems: Type.Optional(
    Type.Boolean({ description: 'All items must differ.', examples: [true] }),
  ),
  contains: subschema('At least one item of the list must match.', [{ const: 3 }]),
  minContains: Type.Optional(
    Type.Integer({
      minimum: 0,
      description: 'The fewest items that must match "contains", 1 without it.',
      examples: [2],
    }),
  ),
  maxContains: Type.Optional(
    Type.Integer({
      minimum: 0,
      description: 'The most items that may match "contains".',
      examples: [1],
    }),
  ),
  if: subschema(
    'Condition of "then" and "else". Name its fields under "required" too; otherwise it also holds without an answer.',
    [{ required: ['country'], properties: { country: { const: 'Canada' } } }],
  ),
  then: subschema('Fields and rules where the condition holds.', [
    { required: ['province'], properties: { province: { type: 'string', title: 'Province' } } },
  ]),
  else: subschema('Fields and rules where the condition does not hold.'),
  allOf: subschemas('Several schemas that all apply, for instance each with its own "if".'),
  anyOf: subschemas(
    'The choices of a question that takes other answers too: the last entry has no "const". In conditions and rules, at least one of these must match.',
    [
      [
        { const: 2, title: 'Skype' },
        { type: 'string', minLength: 1, maxLength: 60 },
      ],
    ],
  ),
  not: subschema('Must not match; for conditions.', [{ const: 'none' }]),
};
