import { type Static, Type } from 'typebox';
import { type EndingName, endingNames } from '../outcomes/index.ts';
import { closedObject } from './closed-object.ts';

/** Returns the schema of answers by field name. */
export const exampleAnswersSchema = (description: string, examples: unknown[]) =>
  Type.Record(Type.String(), Type.Unknown(), { description, examples });

/** Returns the schema of a name in plain words. */
export const Name = (description: string, example: string) =>
  Type.String({ description, pattern: '\\S', examples: [example] });

export const replySchema = (description: string, examples: unknown[]) =>
  closedObject(
    {
      status: Type.Integer({
        description: 'HTTP status.',
        minimum: 200,
        maximum: 599,
        default: 200,
      }),
      body: Type.Unknown({ description: 'The body, as JSON.', examples: [{ data: { pets: [] } }] }),
      ending: Type.Union(
        endingNames.map((ending) => Type.Literal(ending)),
        {
          description:
            'Replaces the status: the outcome of a call without a response. With "offline", the browser knows that it has no connection and sends nothing.',
          examples: ['network'],
        },
      ),
    },
    { description, examples },
  );

const Ends = closedObject(
  {
    at: Type.String({
      description: 'Route of the screen that is shown, or the address of the other site.',
      examples: ['/sent'],
    }),
    says: Type.Array(Type.String(), {
      description: 'Messages in alerts, verbatim.',
      examples: [['Please try again in a moment.']],
    }),
    fields: Type.Record(Type.String(), Type.String(), {
      description: 'Messages beside fields, by field name or JSON Pointer.',
      examples: [{ nickname: 'Somebody has this name already.' }],
    }),
  },
  { description: 'Expected end of the journey.', examples: [{ at: '/sent' }] },
);

export const Journey = closedObject(
  {
    name: Name('The journey in a few words.', 'the nickname is taken'),
    query: Type.Record(Type.String(), Type.String(), {
      description: 'Query parameters of the address that the visitor opens.',
      examples: [{ token: 'abc' }],
    }),
    load: replySchema(
      'Response to the load call. Default: the local provider’s response, or one generated from the call’s schema.',
      [{ status: 200, body: { data: { pets: [] } } }],
    ),
    calls: Type.Record(Type.String(), replySchema('The response to the call.', [{ status: 503 }]), {
      description:
        'Responses to the calls that bring choices, and to the load calls of steps, by the names of the calls. Default for a call: as for "load".',
      examples: [{ services: { body: { data: [{ id: 1, name: 'Delivery' }] } } }],
    }),
    answers: exampleAnswersSchema(
      'The visitor’s answers in a form. Default: the first answers under "accepted".',
      [{ email: 'ada@example.com' }],
    ),
    steps: Type.Record(
      Type.String(),
      exampleAnswersSchema(
        'The visitor’s answers in this step; answers that are already filled in can be omitted.',
        [{ name: 'Ada' }],
      ),
      {
        description:
          'The visitor’s answers in each step of a wizard. Default for a step: the first answers under "accepted" in its examples.json.',
        examples: [{ owner: { name: 'Ada' }, pets: {} }],
      },
    ),
    sent: Type.Unknown({
      description:
        'Exact body of the submit call; "{origin}" in a text stands for the address of the site, "{now}" for the time, and "{version}" for the version of the definitions. Without it, the test expects that nothing is sent.',
      examples: [{ name: 'Ada', url: '{origin}/' }],
    }),
    played: replySchema('Response to the submit call.', [{ status: 409 }, { ending: 'offline' }]),
    ends: Ends,
  },
  {
    required: ['name', 'ends'],
    description: 'One path through the screen, from its address to its end.',
  },
);

export type Journey = Static<typeof Journey>;
export type JourneyEnd = Static<typeof Ends>;
export interface CallReply {
  status?: number;
  body?: unknown;
  ending?: EndingName;
}
