import { Type } from 'typebox';
import { ChoiceSource } from '../files/choice-source.ts';
import { closedObject } from '../files/closed-object.ts';
import { pointer, type UiKeyEntry } from '../ui-key-entry.ts';
import type { WidgetEntry } from './entry.ts';

/** Options of widgets that offer choices. */
export const choiceOptions = {
  source: { schema: ChoiceSource, label: 'the source of the choices of {it}' },
  exclude: {
    schema: pointer(
      'The choice that is the answer at this pointer is not offered, and is taken out of this answer.',
      '/answers/main_channel',
    ),
    label: 'the answer that {it} does not offer',
    pointsTo: 'any',
    inQuestion: true,
  },
} as const satisfies Record<string, UiKeyEntry>;

const choiceValues = (description: string, example: unknown[]) =>
  Type.Array(Type.Union([Type.String(), Type.Number(), Type.Boolean()]), {
    description,
    minItems: 1,
    examples: [example],
  });

/** Options of widgets that offer any number of choices. */
const offerOptions: Record<string, UiKeyEntry> = {
  only: {
    schema: choiceValues('Values of the choices that are offered; all others are not.', ['email']),
    label: 'the list of the only choices of {it}',
  },
  except: {
    schema: choiceValues('Values of the choices that are not offered.', ['fax']),
    label: 'the list of choices that {it} does not offer',
  },
  disabled: {
    schema: Type.Record(Type.String(), Type.String(), {
      description:
        'Choices that visitors see and can’t choose: the reason by the value of the choice.',
      examples: [{ early: 'Sold out' }],
    }),
    label: 'the reasons why choices of {it} cannot be chosen',
    holds: { '*': 'fixed-text' },
  },
};

/** Options of widgets that can take an answer in the visitor's own words beside their choices. */
const otherOptions: Record<string, UiKeyEntry> = {
  other: {
    schema: closedObject(
      {
        label: Type.String({
          description: 'The choice, "Other" without it.',
          examples: ['Another one'],
        }),
        ask: Type.String({
          description: 'The label of its text, "Please say which" without it.',
          examples: ['Which one?'],
        }),
      },
      {
        description:
          'The words of the choice that takes any other answer, where the last entry of "anyOf" has no "const".',
        examples: [{ label: 'Another one', ask: 'Which one?' }],
      },
    ),
    label: 'the words of "Other" of {it}',
    holds: { label: 'fixed-text', ask: 'fixed-text' },
  },
};

/** Options of widgets that take several choices. */
export const severalOptions = {
  exclusive: {
    schema: Type.Union([Type.String(), Type.Number(), Type.Boolean()], {
      description:
        'Value of a choice such as "None of these": choosing it takes all others back, and the other way round.',
      examples: ['none'],
    }),
    label: 'the choice of {it} that takes all others back',
    inQuestion: true,
  },
} as const satisfies Record<string, UiKeyEntry>;

/** Options of widgets that show all choices. */
const shuffleOptions: Record<string, UiKeyEntry> = {
  shuffle: {
    schema: Type.Union(
      [
        Type.Boolean(),
        closedObject({
          except: choiceValues('Values of the choices that keep their place.', ['unsure']),
        }),
      ],
      {
        description:
          'Whether the choices are in a random order, which a tab keeps until it is closed. The choices under "except", the exclusive one and "Other" keep their place.',
        default: false,
        examples: [true, { except: ['unsure'] }],
      },
    ),
    label: 'the list of choices of {it} in a random order',
    part: 'choices/shuffled-choices.tsx',
  },
};

/** Returns the options of a widget that it has for its choices. */
export function choiceOptionsOf(entry: Partial<WidgetEntry> = {}): Record<string, UiKeyEntry> {
  const { choices, ofGroup } = entry;
  if (!choices || choices.fromLimits || ofGroup) return {};
  if (choices.ranked) return shuffleOptions;
  return {
    ...choiceOptions,
    ...(choices.count === undefined && !choices.searched ? offerOptions : {}),
    ...(choices.takesOther ? otherOptions : {}),
    ...(choices.describes ? shuffleOptions : {}),
  };
}
