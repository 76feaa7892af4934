import { type Static, Type } from 'typebox';
import { outcomeDescriptions, outcomePattern } from '../outcomes/index.ts';

const closed = { additionalProperties: false };

export const Outcome = Type.Object(
  {
    go: Type.Optional(
      Type.String({ description: 'Route of the screen to go to.', examples: ['/thanks'] }),
    ),
    say: Type.Optional(
      Type.String({
        examples: ['Please try again in a moment.'],
        description: 'Message in an alert above the buttons.',
      }),
    ),
    fields: Type.Optional(
      Type.Record(Type.String(), Type.String(), {
        description:
          'Messages beside fields, by field name or pointer. Each blocks submission until its field is edited.',
        examples: [{ nickname: 'Somebody has this name already.' }],
      }),
    ),
    clearDraft: Type.Optional(Type.Boolean({ description: 'Deletes the stored answers.' })),
  },
  closed,
);

export const Outcomes = Type.Record(Type.String({ pattern: outcomePattern }), Outcome, {
  ...closed,
  examples: [{ success: { go: '/done' }, failure: { say: 'Please try again.' } }],
  description: `Effects of the call by its outcome: ${outcomeDescriptions}. The most specific name applies.`,
});

export type Outcome = Static<typeof Outcome>;
export type Outcomes = Static<typeof Outcomes>;
