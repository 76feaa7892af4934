import { type Static, Type } from 'typebox';
import { closedObject } from './closed-object.ts';
import { type Mapping, MappingJson, mapping } from './mapping.ts';
import { CheckOutcomes, Outcomes } from './outcome.ts';

export const Params = Type.Record(Type.String(), MappingJson, {
  'x-label': '{{key}} in the path of {call}',
  examples: [{ code: { from: '/query/code' } }],
  description:
    'Values for the {words} of the call’s path. If one is missing, no call is made, and the outcome is that of status 404.',
});

/** The data that a request sends. */
export const Send = Type.Unsafe<Mapping>({
  ...mapping(
    'Values that the call sends: in the query string of GET and DELETE, in the body of others.',
    {
      from: '/answers',
    },
  ),
  'x-label': 'what {call} sends',
});

/** Returns the name of the call that a request makes. */
export const callName = (label: string, example = 'save') =>
  Type.String({
    'x-label': label,
    examples: [example],
    description: 'Name of a call in app.json.',
  });

const load = {
  call: callName('the call that {it} makes when it opens'),
  params: Params,
  outcomes: Outcomes,
  send: Send,
};

export const Load = closedObject(load, {
  required: ['call', 'outcomes'],
  examples: [{ call: 'load', outcomes: { failure: { go: '/error' } } }],
  description: 'A call made before the screen is shown; mappings read its response at /loaded.',
});

export const StepLoad = closedObject(load, {
  required: ['call', 'outcomes'],
  examples: [
    {
      call: 'towns',
      send: { country: { from: '/answers/country' } },
      outcomes: { failure: { say: 'We could not look up the towns. Please try again.' } },
    },
  ],
  description:
    'A call made when the step opens, and again when it opens with other values to send. Pointers in this step, in later ones and in "submit" read its response at /steps and the name of the step: /steps/address/towns.',
});

/** The answers that a check fills in. */
const Prefill = Type.Unsafe<Mapping>({
  ...mapping(
    'Answers to other questions of the form, by their names, which a successful call fills in; it can also read the response, at /response. They stay changeable. An answer of the visitor stays; one that was filled in follows the next response until the visitor changes it.',
    { town: { from: '/response/town' } },
  ),
  'x-label': 'the source of the answers that {call} fills in',
});

export const Check = closedObject(
  {
    ...load,
    call: callName('the call that checks {it}'),
    prefill: Prefill,
    outcomes: CheckOutcomes,
  },
  {
    required: ['call'],
    examples: [
      {
        call: 'nickname',
        send: { nickname: { from: '/answers/nickname' } },
        outcomes: { 409: { say: 'Somebody has this name already.' } },
      },
    ],
    description:
      'A call that checks the answer when the visitor leaves the field. An outcome with "say" refuses the answer; any other one, and a failed call, accepts it. The call is made once for the same values. Next and Submit make missing checks, and wait for them five seconds at most. A form that opens with a checked answer makes the call at once if it has a "prefill". The submit call still has to validate the answer.',
  },
);

export const Submit = closedObject(
  {
    ...load,
    call: callName('the call that sends the answers'),
    send: Send,
    unanswered: Type.Union([Type.Literal('omit'), Type.Literal('empty')], {
      'x-label': 'what {call} sends for a question without an answer',
      'x-words': { empty: 'its empty value', unset: 'nothing' },
      description:
        'Representation in /answers of questions that are unanswered or not asked: omitted, or the empty value ("" for text, [] for a list, {} with empty parts for an object, null otherwise). In a "merge", an empty value takes the place of a loaded value alone.',
      default: 'omit',
    }),
  },
  {
    required: ['call', 'outcomes', 'send'],
    examples: [
      { call: 'save', send: { from: '/answers' }, outcomes: { success: { go: '/done' } } },
    ],
    description: 'The call that sends the answers.',
  },
);

type CheckFile = Static<typeof Check>;
export type LoadFile = Static<typeof Load>;
export type StepLoadFile = Static<typeof StepLoad>;
export type SubmitFile = Static<typeof Submit>;
/** Any request, as far as all have the same parts. */
export type RequestFile = Omit<LoadFile, 'outcomes'> &
  Partial<Pick<LoadFile, 'outcomes'>> &
  Pick<CheckFile, 'prefill'>;
