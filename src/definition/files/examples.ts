import { type Static, Type } from 'typebox';
import { type EndingName, endingNames } from '../outcomes/index.ts';

const closed = { additionalProperties: false };

export const answersSchema = (description: string, examples: unknown[]) =>
  Type.Record(Type.String(), Type.Unknown(), { description, examples });

const Name = (description: string, example: string) =>
  Type.String({ description, pattern: '\\S', examples: [example] });

const given = {
  answers: Type.Optional(
    answersSchema('What is answered, as it would be sent.', [{ name: 'Ada', pets: ['cat'] }]),
  ),
  change: Type.Optional(
    answersSchema(
      'Instead of "answers": what is laid over the first answers under "accepted", by field name or JSON Pointer; null takes an answer out.',
      [{ name: 'A', '/pets/1': null }],
    ),
  ),
};

const AcceptedExample = Type.Object(
  { name: Name('What is shown by it, in a few words.', 'the shortest name'), ...given },
  { ...closed, description: 'Answers that nothing is wrong with.' },
);

const RefusedExample = Type.Object(
  {
    name: Name('What is wrong, in a few words.', 'a name of one letter'),
    ...given,
    messages: Type.Record(Type.String(), Type.String(), {
      description: 'All that is said, by field name or JSON Pointer, letter for letter.',
      examples: [{ name: 'Too short!' }],
    }),
  },
  { ...closed, description: 'Answers that something is said about.' },
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
              'Instead of a status: how the call ends without an answer. With "offline" the browser knows that it has no connection, and nothing is sent.',
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
        description: 'What is said in an alert, letter for letter.',
        examples: [['Please try again in a moment.']],
      }),
    ),
    fields: Type.Optional(
      Type.Record(Type.String(), Type.String(), {
        description: 'What is said beside fields, by field name or JSON Pointer.',
        examples: [{ nickname: 'Somebody has this name already.' }],
      }),
    ),
  },
  { ...closed, description: 'Where the journey ends.', examples: [{ at: '/sent' }] },
);

const Journey = Type.Object(
  {
    name: Name('What happens, in a few words.', 'the nickname is taken'),
    query: Type.Optional(
      Type.Record(Type.String(), Type.String(), {
        description: 'Parameters of the address that the visitor comes with.',
        examples: [{ token: 'abc' }],
      }),
    ),
    load: Type.Optional(
      replySchema(
        'What the load call is answered. Without it: what the local provider answers, or a response made from the call’s schema.',
        [{ status: 200, body: { data: { pets: [] } } }],
      ),
    ),
    answers: Type.Optional(
      answersSchema(
        'Of a form: what the visitor answers. Without it: the first answers under "accepted".',
        [{ email: 'ada@example.com' }],
      ),
    ),
    steps: Type.Optional(
      Type.Record(
        Type.String(),
        answersSchema(
          'What the visitor answers in this step; what is there already can be left out.',
          [{ name: 'Ada' }],
        ),
        {
          description:
            'Of a wizard: what the visitor answers in each step. In a step that is not named here: the first answers under "accepted" in its examples.json.',
          examples: [{ owner: { name: 'Ada' }, pets: {} }],
        },
      ),
    ),
    sent: Type.Optional(
      Type.Unknown({
        description:
          'What the submit call sends, exactly; "{origin}" in a text stands for the address of the site. Without it, nothing is sent.',
        examples: [{ name: 'Ada', url: '{origin}/' }],
      }),
    ),
    played: Type.Optional(
      replySchema('What the submit call is answered.', [{ status: 409 }, { ending: 'offline' }]),
    ),
    ends: Ends,
  },
  { ...closed, description: 'One way through the screen, from its address to where it ends.' },
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
        'What the load call has brought, for choices that come from there. Without it: what the local provider answers, or a response made from the call’s schema.',
      examples: [{ data: { pets: [{ id: 1, name: 'Cat' }] } }],
    }),
  ),
  before: Type.Optional(
    answersSchema('Answers of earlier steps that conditions, choices and rules here read.', [
      { country: 'Canada' },
    ]),
  ),
  accepted: Type.Optional(
    Type.Array(AcceptedExample, {
      description: 'Answers that nothing is wrong with. The first are what "change" changes.',
      examples: [[{ name: 'a name and a pet', answers: { name: 'Ada', pets: ['cat'] } }]],
    }),
  ),
  refused: Type.Optional(
    Type.Array(RefusedExample, {
      description: 'Answers that something is said about, and what.',
      examples: [[{ name: 'no name', change: { name: null }, messages: { name: 'Required' } }]],
    }),
  ),
};

const journeys = Type.Optional(
  Type.Array(Journey, {
    description: 'Ways through the screen, walked in a browser.',
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
    description:
      'Answers that are accepted, answers that are refused, and whole journeys: each is a test.',
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
