import { type Static, type TSchema, Type } from 'typebox';
import { CalculationJson } from '../files/calculation.ts';
import { Check } from '../files/request.ts';

const pointer = (description: string, example: string) =>
  Type.Optional(Type.String({ description, pattern: '^(/.*)?$', examples: [example] }));

/** Options that every field has. */
export const fieldOptions: Record<string, TSchema> = {
  width: Type.Optional(
    Type.Union(
      ['full', 'two-thirds', 'half', 'third'].map((width) => Type.Literal(width)),
      { description: 'Share of the row on wide screens.', default: 'full' },
    ),
  ),
  clearedBy: pointer(
    'The answer is emptied when the visitor changes the answer at this pointer.',
    '/answers/country',
  ),
  check: Type.Optional(
    Type.Literal('last', {
      description:
        'The field is checked only by Next or Submit, and only once all other fields are valid.',
    }),
  ),
  checkWith: Type.Optional(Check),
  calculated: Type.Optional(CalculationJson),
  shown: Type.Optional(
    Type.Boolean({
      description: 'Whether visitors see a calculated answer.',
      default: true,
      examples: [false],
    }),
  ),
};

/** Options of lists of groups. */
export const listOptions: Record<string, TSchema> = {
  addText: Type.Optional(
    Type.String({
      description: 'Text of the button that adds an item.',
      examples: ['Add another pet'],
    }),
  ),
  orderable: Type.Optional(
    Type.Boolean({ description: 'Whether items can be moved up and down.', default: true }),
  ),
};

const Source = Type.Object(
  {
    from: Type.Union([Type.String(), Type.Array(Type.String(), { minItems: 1 })], {
      description:
        'JSON Pointer to a list: in the answer of the load call, or an answer of the visitor, whose choices are offered. Several stand in a list.',
      examples: ['/loaded/data/towns'],
    }),
    value: Type.Optional(
      Type.String({
        description: 'Pointer to the value in an item; the item itself without it.',
        examples: ['/id'],
      }),
    ),
    label: Type.Optional(
      Type.String({
        description: 'Pointer to the text in an item; that of the value without it.',
        examples: ['/name'],
      }),
    ),
    sort: Type.Optional(Type.Literal('label', { description: 'Sorts the choices by their text.' })),
  },
  {
    additionalProperties: false,
    examples: [{ from: '/loaded/data/channels', value: '/id', label: '/name' }],
    description: 'Where the choices come from, if not from the schema.',
  },
);

/** Where choices come from, as definitions write it. */
export type SourceFile = Static<typeof Source>;

/** Options of widgets that offer choices. */
export const choiceOptions: Record<string, TSchema> = {
  source: Type.Optional(Source),
  exclude: pointer(
    'The choice that is the answer at this pointer is not offered, and is taken out of this answer.',
    '/answers/main_channel',
  ),
};

const choiceValues = (description: string, example: unknown[]) =>
  Type.Optional(
    Type.Array(Type.Union([Type.String(), Type.Number(), Type.Boolean()]), {
      description,
      minItems: 1,
      examples: [example],
    }),
  );

/** Options of widgets that offer any number of choices. */
export const offerOptions: Record<string, TSchema> = {
  only: choiceValues('Values of the choices that are offered; all others are not.', ['email']),
  except: choiceValues('Values of the choices that are not offered.', ['fax']),
};

/** Options of widgets that take several choices. */
export const severalOptions: Record<string, TSchema> = {
  exclusive: Type.Optional(
    Type.Union([Type.String(), Type.Number(), Type.Boolean()], {
      title: 'exclusive choice',
      description:
        'Value of a choice such as "None of these": choosing it takes all others back, and the other way round.',
      examples: ['none'],
    }),
  ),
};

/** Options of every field or of choices that point to another question's answer. */
export const answerPointers: readonly string[] = ['clearedBy', 'exclude'];
