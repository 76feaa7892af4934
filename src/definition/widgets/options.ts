import { type TSchema, Type } from 'typebox';
import { CalculationJson } from '../files/calculation.ts';
import { ChoiceSource } from '../files/choice-source.ts';
import { QuestionCondition } from '../files/condition.ts';
import { Check } from '../files/request.ts';
import { answerWidths, rowShares } from './entry.ts';

const pointer = (description: string, example: string) =>
  Type.Optional(Type.String({ description, pattern: '^(/.*)?$', examples: [example] }));

/** Options that every field has. */
export const fieldOptions: Record<string, TSchema> = {
  width: Type.Optional(
    Type.Union(
      [...rowShares, ...answerWidths].map((width) => Type.Literal(width)),
      {
        description:
          'Share of the row on wide screens; `"short"` and `"medium"` are the room of such an answer, in a row of its own. By default, the widget and the longest answer decide.',
      },
    ),
  ),
  when: Type.Optional(QuestionCondition),
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

/** Options of lists that visitors add items to. */
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

/** Options of widgets that offer choices. */
export const choiceOptions: Record<string, TSchema> = {
  source: Type.Optional(ChoiceSource),
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
  disabled: Type.Optional(
    Type.Record(Type.String(), Type.String(), {
      description:
        'Choices that visitors see and can’t choose: the reason by the value of the choice.',
      examples: [{ early: 'Sold out' }],
    }),
  ),
};

/** Options of widgets that can take an answer in the visitor's own words beside their choices. */
export const otherOptions: Record<string, TSchema> = {
  other: Type.Optional(
    Type.Object(
      {
        label: Type.Optional(
          Type.String({
            description: 'The choice, "Other" without it.',
            examples: ['Another one'],
          }),
        ),
        ask: Type.Optional(
          Type.String({
            description: 'The label of its text, "Please say which" without it.',
            examples: ['Which one?'],
          }),
        ),
      },
      {
        additionalProperties: false,
        description:
          'The words of the choice that takes any other answer, where the last entry of "anyOf" has no "const".',
        examples: [{ label: 'Another one', ask: 'Which one?' }],
      },
    ),
  ),
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
