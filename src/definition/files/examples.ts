import { type Static, Type } from 'typebox';
import { type EndingName, endingNames } from '../outcomes/index.ts';

const closed = { additionalProperties: false };

export const answersSchema = (description: string, examples: unknown[]) =>
  Type.Record(Type.String(), Type.Unknown(), { description, examples });

const Name = (description: string, example: string) =>
  Type.String({ description, pattern: '\\S', examples: [example] });

const exampleAnswers = {
  answers: Type.Optional(
    answersSchema('The answers, in the form in which they are sent.', [
      { name: 'Ada', pets: ['cat'] },
    ]),
  ),
  change: Type.Optional(
    answersSchema(
      'Replaces "answers": changes to the first answers under "accepted", by field name or JSON Pointer; null removes an answer.',
      [{ name: 'A', '/pets/1': null }],
    ),
  ),
};

const AcceptedExample = Type.Object(
  { name: Name('Purpose of the example, in a few words.', 'the shortest name'), ...exampleAnswers },
  { ...closed, description: 'Valid answers.' },
);

const RefusedExample = Type.Object(
  {
    name: Name('The mistake, in a few words.', 'a name of one letter'),
    ...exampleAnswers,
    messages: Type.Record(Type.String(), Type.String(), {
      description: 'All messages, by field name or JSON Pointer, verbatim.',
      examples: [{ name: 'Too short!' }],
    }),
  },
  { ...closed, description: 'Invalid answers with their messages.' },
);

export const replySchema = (description: string, examples: unknown[]) =>
  Type.Object(
    {
      status: Type.Optional(
        Type.Integer({ description: 'HTTP status.', minimum: 200, maximum: 599, default: 200 }),
      ),
      body: Type.Optional(
        Type.Unknown({ description: 'The body, as JSON.', examples: [{ data: { pets: [] } }] }),
      ),
      ending: Type.Optional(
        Type.Union(
          endingNames.map((ending) => Type.Literal(ending)),
          {
            description:
              'Replaces the status: the outcome of a call without a response. With "offline", the browser knows that it has no connection and sends nothing.',
            examples: ['network'],
          },
        ),
      ),
    },
    { ...closed, description, examples },
  );

const Ends = Type.Object(
  {
    at: Type.Optional(
      Type.String({ description: 'Route of the screen that is shown.', examples: ['/sent'] }),
    ),
    says: Type.Optional(
      Type.Array(Type.String(), {
        description: 'Messages in alerts, verbatim.',
        examples: [['Please try again in a moment.']],
      }),
    ),
    fields: Type.Optional(
      Type.Record(Type.String(), Type.String(), {
        description: 'Messages beside fields, by field name or JSON Pointer.',
        examples: [{ nickname: 'Somebody has this name already.' }],
      }),
    ),
  },
  { ...closed, description: 'Expected end of the journey.', examples: [{ at: '/sent' }] },
);

const Journey = Type.Object(
  {
    name: Name('The journey in a few words.', 'the nickname is taken'),
    query: Type.Optional(
      Type.Record(Type.String(), Type.String(), {
        description: 'Query parameters of the address that the visitor opens.',
        examples: [{ token: 'abc' }],
      }),
    ),
    load: Type.Optional(
      replySchema(
        'Response to the load call. Default: the local provider’s response, or one generated from the call’s schema.',
        [{ status: 200, body: { data: { pets: [] } } }],
      ),
    ),
    answers: Type.Optional(
      answersSchema(
        'The visitor’s answers in a form. Default: the first answers under "accepted".',
        [{ email: 'ada@example.com' }],
      ),
    ),
    steps: Type.Optional(
      Type.Record(
        Type.String(),
        answersSchema(
          'The visitor’s answers in this step; answers that are already filled in can be omitted.',
          [{ name: 'Ada' }],
        ),
        {
          description:
            'The visitor’s answers in each step of a wizard. Default for a step: the first answers under "accepted" in its examples.json.',
          examples: [{ owner: { name: 'Ada' }, pets: {} }],
        },
      ),
    ),
    sent: Type.Optional(
      Type.Unknown({
        description:
          'Exact body of the submit call; "{origin}" in a text stands for the address of the site. Without it, the test expects that nothing is sent.',
        examples: [{ name: 'Ada', url: '{origin}/' }],
      }),
    ),
    played: Type.Optional(
      replySchema('Response to the submit call.', [{ status: 409 }, { ending: 'offline' }]),
    ),
    ends: Ends,
  },
  { ...closed, description: 'One path through the screen, from its address to its end.' },
);

const $schema = Type.Optional(
  Type.String({
    examples: ['../.schemas/examples.schema.json'],
    description: 'Lets an editor help with this file.',
  }),
);

const ofForm = {
  loaded: Type.Optional(
    Type.Unknown({
      description:
        'Response to the load call, which some choices are read from. Default: the local provider’s response, or one generated from the call’s schema.',
      examples: [{ data: { pets: [{ id: 1, name: 'Cat' }] } }],
    }),
  ),
  before: Type.Optional(
    answersSchema(
      'Answers of earlier steps that conditions, choices and rules of this step read.',
      [{ country: 'Canada' }],
    ),
  ),
  accepted: Type.Optional(
    Type.Array(AcceptedExample, {
      description: 'Valid answers. "change" in other examples modifies the first ones.',
      examples: [[{ name: 'a name and a pet', answers: { name: 'Ada', pets: ['cat'] } }]],
    }),
  ),
  refused: Type.Optional(
    Type.Array(RefusedExample, {
      description: 'Invalid answers with their messages.',
      examples: [[{ name: 'no name', change: { name: null }, messages: { name: 'Required' } }]],
    }),
  ),
};

const journeys = Type.Optional(
  Type.Array(Journey, {
    description: 'Paths through the screen, tested in a browser.',
    examples: [[{ name: 'a link that is too old', load: { status: 410 }, ends: { at: '/error' } }]],
  }),
);

/** examples.json of a wizard's step. */
export const StepExamplesFile = Type.Object(
  { $schema, ...ofForm },
  { ...closed, title: 'examples.json of a step' },
);

/** examples.json of a screen; that of a wizard has journeys only. */
export const ExamplesFile = Type.Object(
  { $schema, ...ofForm, journeys },
  {
    ...closed,
    title: 'examples.json',
    description: 'Valid answers, invalid answers and whole journeys; each is a test.',
  },
);

export type ExamplesFile = Static<typeof ExamplesFile>;
export type AcceptedExample = Static<typeof AcceptedExample>;
export type RefusedExample = Static<typeof RefusedExample>;
export type Journey = Static<typeof Journey>;
export type JourneyEnd = Static<typeof Ends>;
export interface CallReply {
  status?: number;
  body?: unknown;
  ending?: EndingName;
}
