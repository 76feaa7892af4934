import { type Static, Type } from 'typebox';
import type { JsonSchema } from '../json-schema.ts';
import { closedObject } from './closed-object.ts';
import { DataCondition } from './condition.ts';
import { StepLoad } from './request.ts';
import { isSchema } from './subschema.ts';
import { RichText } from './text.ts';

export const Intro = Type.Unsafe<RichText>({
  ...RichText,
  'x-label': 'the text at the top of {it}',
  description:
    'Plain text, or a list of texts and links. "{answers.nickname|there}" shows the answer, or "there" where it is missing.',
  examples: ['Hello {answers.nickname|there}, which animals live with you?'],
});

const AnswersCondition = Type.Unsafe<JsonSchema>({ type: 'object', ...isSchema });

/** Describes a condition on the answers alone, or on several data sources. */
const stepCondition = (description: string, label = {}) =>
  Type.Union([AnswersCondition, DataCondition], {
    ...label,
    description,
    examples: [{ required: ['pets'], properties: { pets: { const: true } } }],
  });

export const StepCondition = stepCondition(
  'JSON Schema that the answers of earlier steps must match, or a schema each for "answers", "loaded" and "query"; otherwise the step is skipped. Without it, the step is always shown.',
  { 'x-label': '{it}', 'x-holds': 'condition', 'x-words': { unset: 'shown always' } },
);

export const ExitCondition = stepCondition(
  'JSON Schema that the answers of this step and of earlier ones must match, or a schema each for "answers", "loaded" and "query".',
);

export const Exits = Type.Array(
  closedObject(
    {
      leave: Type.String({ description: 'Route of a page.', examples: ['/not-eligible'] }),
      when: ExitCondition,
    },
    { required: ['leave', 'when'] },
  ),
  {
    minItems: 1,
    'x-label': 'the list of exits of {it}',
    'x-holds': 'exits',
    description:
      'Pages to which visitors go from this step instead of the next one, the first whose "when" holds. Back leads to the step again.',
    examples: [
      [
        {
          leave: '/not-eligible',
          when: { required: ['age'], properties: { age: { maximum: 17 } } },
        },
      ],
    ],
  },
);

/** The words in braces that the title and the intro of a step for each item can have. */
export const itemWords = ['label', 'number', 'total'];

/** Names the list for whose items a step is repeated. */
const StepForEach = Type.String({
  'x-label': 'the list for whose items {it} is repeated',
  'x-words': { unset: 'none' },
  examples: ['results'],
  description:
    'Name of the list that the step asks: visitors see the step once for each item of it, and not at all without items. The list has a "forEach" of its own, which says of which choices its items are. "{label}" in the title and in "intro" is the title of the choice, "{number}" the number of the step, and "{total}" the number of all.',
});

const folder = Type.String({
  'x-label': 'the end of the address of {it}',
  examples: ['contact-details'],
  description: 'Name of the step’s folder.',
});

/** A step that asks the form of its folder. */
export const FormStep = closedObject(
  {
    step: folder,
    forEach: StepForEach,
    intro: Intro,
    when: StepCondition,
    load: StepLoad,
    exits: Exits,
  },
  { required: ['step'] },
);

/** A step that lists the answers. */
export const ReviewStep = closedObject(
  {
    review: Type.String({
      examples: ['review'],
      description: 'Name of the step in the address.',
    }),
    title: Type.String({
      'x-label': 'the title of {it}',
      examples: ['Check your answers'],
      description: 'Title of the step.',
    }),
    intro: Intro,
    when: StepCondition,
    load: StepLoad,
  },
  {
    required: ['review', 'title'],
    description: 'A step that lists the answers, with links for changing them.',
  },
);

export const StepEntry = Type.Union([folder, FormStep, ReviewStep]);

export type StepCondition = Static<typeof StepCondition>;
export type StepEntry = Static<typeof StepEntry>;
