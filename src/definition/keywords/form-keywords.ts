import { type TSchema, Type } from 'typebox';
import { closedObject } from '../files/closed-object.ts';
import { Collation } from '../files/collation.ts';
import { editorSchema } from '../files/editor-schema.ts';
import {
  CalculatedLimit,
  dateLimit,
  numberLimit,
  OtherAnswer,
  sizeLimit,
  stepLimit,
  TypeName,
} from '../files/limits.ts';
import { subschema, subschemas, subschemasByName } from '../files/subschema.ts';
import { formatNames } from '../formats.ts';
import {
  atListInstead,
  atQuestion,
  everywhere,
  introInstead,
  onlyAt,
  type Place,
  type RefusedPlaces,
} from '../places.ts';
import type { Words } from '../words.ts';

/** Everything that is known of one keyword of schema.json. */
interface KeywordEntry extends Words {
  schema: TSchema;
  /** Present where it has an effect on answers of some types alone. */
  types?: readonly string[];
  /** The places at which it has no effect, each with what to write instead. */
  refusedAt?: RefusedPlaces;
  /** The places at which no form can be rendered from it. */
  unsupportedAt?: readonly Place[];
}

export const ofTexts = ['string'];
export const ofNumbers = ['number', 'integer'];
export const ofLists = ['array'];
export const ofObjects = ['object'];

const aroundQuestions: Place[] = ['form', 'group', 'item'];
const besideComparison =
  'Write it beside "const", "enum", "uniqueItems" or "uniqueItemProperties".';
const atTop = 'Write it at the top of the file.';
const whereAsked = 'Write it where the question is asked, with its type and its title.';
const whereAskedOrComment =
  'Write it where the question or group has its title, or write a "$comment".';
const inRules = (instead: string): RefusedPlaces => ({
  branch: instead,
  allOf: instead,
  rule: instead,
});

/** Returns the entry of a keyword that is a rule for answers of some types. */
const rule = (label: string, types: readonly string[], schema: TSchema): KeywordEntry => ({
  label,
  schema,
  types,
});

/** The keywords of JSON Schema (draft-07) that define questions, rules and conditions. */
export const formKeywords: Record<string, KeywordEntry> = {
  $schema: {
    schema: editorSchema('../.schemas/schema.schema.json'),
    refusedAt: { ...everywhere(atTop), form: undefined },
  },
  $comment: {
    schema: Type.String({
      examples: ['The provider asks for this since 2024.'],
      description: 'A remark for the readers of this file.',
    }),
  },
  $ref: {
    schema: Type.String({
      description:
        'Includes a schema from "definitions". Rules beside it apply too; a title, description or default beside it replaces the one of the definition.',
      examples: ['#/definitions/address'],
    }),
  },
  definitions: {
    schema: subschemasByName('Schemas used in several places.', [
      { name: { type: 'string', maxLength: 50 } },
    ]),
    refusedAt: { ...everywhere(atTop), form: undefined },
  },
  type: {
    label: 'type',
    schema: Type.Union([TypeName, Type.Array(TypeName, { minItems: 1 })], {
      description: 'Type of the answer. Fields with a type or a title are asked.',
      examples: ['string'],
    }),
  },
  title: {
    label: 'the label of {it}',
    schema: Type.String({
      description: 'The label of the field, the text of a choice, or the title of the form.',
      examples: ['First Name'],
    }),
    refusedAt: { rule: 'Write a "$comment".' },
  },
  description: {
    label: 'the description of {it}',
    schema: Type.String({
      examples: ['The name on the contract'],
      description:
        'Text between the label of a question and its input, or above the fields of a group or a list.',
    }),
    refusedAt: { form: introInstead, item: atListInstead, ...inRules(whereAskedOrComment) },
  },
  picture: {
    schema: closedObject(
      {
        file: Type.String({
          description: 'Its path from the folder of app.json.',
          examples: ['pictures/red.jpg'],
        }),
        alt: Type.String({
          description:
            'Text alternative: what the picture says beside the title, and "" where it says nothing more.',
          examples: ['A red bicycle with a basket'],
        }),
      },
      {
        required: ['file', 'alt'],
        description: 'The picture of a choice; its title stays below it.',
        examples: [{ file: 'pictures/red.jpg', alt: 'A red bicycle with a basket' }],
      },
    ),
    refusedAt: everywhere('Write it at a choice, beside its title.'),
  },
  examples: {
    schema: Type.Array(Type.Unknown(), {
      description: 'Valid answers, for the readers of the schema.',
    }),
  },
  default: {
    label: 'the default of {it}',
    schema: Type.Unknown({ description: 'The initial answer.', examples: ['US'] }),
    refusedAt: { ...onlyAt('question', atQuestion), ...inRules(whereAsked) },
  },
  const: {
    label: 'required value',
    schema: Type.Union([Type.Unknown(), CalculatedLimit], {
      description:
        'The only valid answer; { "$data": "1/email" } is the answer of the field email beside this one.',
      examples: [true, { $data: '1/email' }],
    }),
    unsupportedAt: aroundQuestions,
  },
  enum: {
    label: 'list of values',
    schema: Type.Array(Type.Unknown(), {
      minItems: 1,
      description: 'The choices, where each value is also its text.',
      examples: [['Small', 'Large']],
    }),
    unsupportedAt: aroundQuestions,
  },
  collation: {
    label: 'comparison',
    words: { unset: 'exact' },
    schema: Collation,
    refusedAt: { form: besideComparison, group: besideComparison, item: besideComparison },
  },
  oneOf: {
    label: 'set of alternatives',
    schema: subschemas(
      'The choices, each with its value, its text, and a description or a picture if it needs one. Of an object: the shapes that it can have, each with "properties", among them a question with a "const" that is asked for the shape.',
      [[{ const: 2, title: 'Skype' }]],
    ),
  },
  writeOnly: {
    label: 'the answer to {it}',
    words: {
      true: 'secret, so the browser does not save it',
      unset: 'not secret, so the browser saves it',
    },
    schema: Type.Boolean({
      description: 'A secret, such as a password: no draft stores it, and no text shows it.',
      default: false,
      examples: [true],
    }),
  },
  readOnly: {
    label: '{it}',
    words: { true: 'read-only', unset: 'editable' },
    schema: Type.Boolean({
      description: 'Shows the answer; visitors cannot change it.',
      default: false,
    }),
    refusedAt: { branch: whereAsked, rule: whereAsked },
  },
  format: {
    label: 'format',
    schema: Type.String({ description: 'A common format of text.', examples: [...formatNames] }),
    types: ofTexts,
  },
  pattern: rule(
    'pattern',
    ofTexts,
    Type.Union([Type.String(), OtherAnswer], {
      description: 'Regular expression (ECMAScript, Unicode) that the text must match.',
      examples: ['^[A-Z]{2}[0-9]{4}$'],
    }),
  ),
  minLength: rule('minimum length', ofTexts, sizeLimit('Fewest characters.', 2)),
  maxLength: rule('maximum length', ofTexts, sizeLimit('Most characters.', 250)),
  minimum: rule('minimum', ofNumbers, numberLimit('Smallest number.', 0)),
  maximum: rule('maximum', ofNumbers, numberLimit('Largest number.', 100)),
  exclusiveMinimum: rule(
    'exclusive minimum',
    ofNumbers,
    numberLimit('The answer must be greater than this number.', 0),
  ),
  exclusiveMaximum: rule(
    'exclusive maximum',
    ofNumbers,
    numberLimit('The answer must be less than this number.', 100),
  ),
  formatMinimum: rule(
    'earliest value',
    ofTexts,
    dateLimit('Earliest date or time.', { $today: 'P0D' }),
  ),
  formatMaximum: rule(
    'latest value',
    ofTexts,
    dateLimit('Latest date or time.', { $today: '-P18Y' }),
  ),
  formatExclusiveMinimum: rule(
    'exclusive earliest value',
    ofTexts,
    dateLimit('The answer must be later than this date or time.', {
      $data: '1/start',
    }),
  ),
  formatExclusiveMaximum: rule(
    'exclusive latest value',
    ofTexts,
    dateLimit('The answer must be earlier than this date or time.', '2030-01-01'),
  ),
  weekdays: rule(
    'list of days of the week',
    ofTexts,
    Type.Array(Type.Integer({ minimum: 1, maximum: 7 }), {
      minItems: 1,
      maxItems: 6,
      uniqueItems: true,
      description:
        'The days of the week on which a date, or a date with a time, may fall, by their numbers in ISO 8601: 1 is Monday, 7 Sunday.',
      examples: [[1, 2, 3, 4, 5]],
    }),
  ),
  multipleOf: rule(
    'step',
    ofNumbers,
    stepLimit('The answer must be a multiple of this number.', 0.01),
  ),
  properties: {
    schema: subschemasByName('The fields, by their names.', [
      { email: { type: 'string', title: 'Email Address', format: 'email' } },
    ]),
    types: ofObjects,
  },
  required: rule(
    'requirement',
    ofObjects,
    Type.Array(Type.String(), {
      description:
        'Names of the fields that must be answered. Where it names a group, the answers that the group requires are always asked for. Another group asks for them once one of its questions is answered; until then its fields are marked as optional, and it is not sent.',
      examples: [['email']],
    }),
  ),
  dependentRequired: {
    schema: Type.Record(Type.String(), Type.Array(Type.String()), {
      description:
        'Names of the fields that must be answered too, by the name of the field with an answer.',
      examples: [{ company: ['vat_number'] }],
    }),
    types: ofObjects,
  },
  items: {
    schema: subschema('Schema of each item of a list.', [{ type: 'string' }]),
    types: ofLists,
    unsupportedAt: ['rule'],
  },
  minItems: rule('minimum number of items', ofLists, sizeLimit('Fewest items.', 1)),
  maxItems: rule('maximum number of items', ofLists, sizeLimit('Most items.', 5)),
  uniqueItems: rule(
    'uniqueness of items',
    ofLists,
    Type.Boolean({
      description: 'All items must differ. The message stands at the repeated item.',
      examples: [true],
    }),
  ),
  uniqueItemProperties: rule(
    'uniqueness of items',
    ofLists,
    Type.Array(
      Type.Union([Type.String(), Type.Array(Type.String(), { minItems: 2, uniqueItems: true })]),
      {
        minItems: 1,
        uniqueItems: true,
        description:
          'Names of questions of the items: no two items may have the same answer to one of them, or the same answers to all questions of a list of names. Items without such an answer are not compared.',
        examples: [['email'], [['name', 'born']]],
      },
    ),
  ),
  contains: rule(
    'required item',
    ofLists,
    subschema('At least one item of the list must match.', [{ const: 3 }]),
  ),
  minContains: rule(
    'minimum number of required items',
    ofLists,
    Type.Integer({
      minimum: 0,
      description: 'The fewest items that must match "contains", 1 without it.',
      examples: [2],
    }),
  ),
  maxContains: rule(
    'maximum number of required items',
    ofLists,
    Type.Integer({
      minimum: 0,
      description: 'The most items that may match "contains".',
      examples: [1],
    }),
  ),
  if: {
    schema: subschema(
      'Condition of "then" and "else". Name its fields under "required" too; otherwise it also holds without an answer.',
      [{ required: ['country'], properties: { country: { const: 'Canada' } } }],
    ),
  },
  then: {
    schema: subschema('Fields and rules where the condition holds.', [
      { required: ['province'], properties: { province: { type: 'string', title: 'Province' } } },
    ]),
  },
  else: { schema: subschema('Fields and rules where the condition does not hold.') },
  allOf: {
    schema: subschemas('Several schemas that all apply, for instance each with its own "if".'),
  },
  anyOf: {
    label: 'set of alternatives',
    schema: subschemas(
      'The choices of a question that takes other answers too: the last entry has no "const". In conditions and rules, at least one of these must match.',
      [
        [
          { const: 2, title: 'Skype' },
          { type: 'string', minLength: 1, maxLength: 60 },
        ],
      ],
    ),
    unsupportedAt: aroundQuestions,
  },
  not: {
    label: 'exclusion',
    schema: subschema('Must not match; for conditions.', [{ const: 'none' }]),
    unsupportedAt: aroundQuestions,
  },
};
