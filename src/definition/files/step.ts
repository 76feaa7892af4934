import { type Static, Type } from 'typebox';
import type { JsonSchema } from '../json-schema.ts';
import { DataCondition } from './condition.ts';
import { StepLoad } from './request.ts';
import { isSchema } from './schema.ts';
import { RichText } from './text.ts';

const closed = { additionalProperties: false };

export const Intro = Type.Unsafe<RichText>({
  ...RichText,
  description:
    'Plain text, or a list of texts and links. "{answers.nickname|there}" shows the answer, or "there" where it is missing.',
  examples: ['Hello {answers.nickname|there}, which animals live with you?'],
});

const AnswersCondition = Type.Unsafe<JsonSchema>({ type: 'object', ...isSchema });

/** Describes a condition on the answers alone, or on several data sources. */
const stepCondition = (description: string) =>
  Type.Union([AnswersCondition, DataCondition], {
    description,
    examples: [{ required: ['pets'], properties: { pets: { const: true } } }],
  });

export const StepCondition = stepCondition(
  'JSON Schema that the answers of earlier steps must match, or a schema each for "answers", "loaded" and "query"; otherwise the step is skipped. Without it, the step is always shown.',
);

export const ExitCondition = stepCondition(
  'JSON Schema that the answers of this step and of earlier ones must match, or a schema each for "answers", "loaded" and "query".',
);

export const Exits = Type.Array(
  Type.Object(
    {
      leave: Type.String({ description: 'Route of a page.', examples: ['/not-eligible'] }),
      when: ExitCondition,
    },
    closed,
  ),
  {
    minItems: 1,
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

export const StepEntry = Type.Union([
  Type.String({ examples: ['contact-details'], description: 'Name of the step’s folder.' }),
  Type.Object(
    {
      step: Type.String({
        examples: ['contact-details'],
        description: 'Name of the step’s folder.',
      }),
      intro: Type.Optional(Intro),
      when: Type.Optional(StepCondition),
      load: Type.Optional(StepLoad),
      exits: Type.Optional(Exits),
    },
    closed,
  ),
  Type.Object(
    {
      review: Type.String({
        examples: ['review'],
        description: 'Name of the step in the address.',
      }),
      title: Type.String({ examples: ['Check your answers'], description: 'Title of the step.' }),
      intro: Type.Optional(Intro),
      when: Type.Optional(StepCondition),
      load: Type.Optional(StepLoad),
    },
    { ...closed, description: 'A step that lists the answers, with links for changing them.' },
  ),
]);

export type StepCondition = Static<typeof StepCondition>;
export type StepEntry = Static<typeof StepEntry>;
