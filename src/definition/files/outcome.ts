import { type Static, Type } from 'typebox';
import { outcomeDescriptions, outcomePattern, replyPattern } from '../outcomes/index.ts';
import { closedObject } from './closed-object.ts';
import { sourceTest, sourceTests } from './condition.ts';

const FieldTexts = Type.Record(Type.String(), Type.String(), {
  'x-label': 'the message beside {key}',
});

/** Messages of a response, in a list (RFC 9457, section 3) or an object of names. */
const ResponseErrors = closedObject(
  {
    from: Type.String({
      pattern: '^/response(/|$)',
      'x-label': 'the pointer to messages beside fields in the response',
      examples: ['/response/errors'],
      description:
        'JSON Pointer to the messages: an object of texts, or of lists of texts, by field name or pointer, or a list of objects. Names are those of the sent body.',
    }),
    name: Type.String({
      default: '/pointer',
      pattern: '^/',
      'x-label': 'the name of the field in an item',
      examples: ['/field'],
      description: 'Pointer in an item of a list to the name or the pointer of the field.',
    }),
    message: Type.String({
      default: '/detail',
      pattern: '^/',
      'x-label': 'the message in an item',
      examples: ['/message'],
      description: 'Pointer in an item of a list to the message.',
    }),
  },
  {
    required: ['from'],
    examples: [{ from: '/response/errors' }],
    description: 'Messages beside fields that the response names.',
  },
);

export type ResponseErrors = Static<typeof ResponseErrors>;

const effects = {
  go: Type.String({
    'x-label': 'the next screen',
    'x-holds': 'route',
    description:
      'Route of the screen to go to, an https address at one of the "allowedHosts" of app.json, or such an address that the response names ("{response.payment}"). Where the response has another address or none, visitors read the text "addressRefused" and stay, and the draft is kept.',
    examples: ['/thanks'],
  }),
  say: Type.String({
    examples: ['Please try again in a moment.'],
    'x-label': 'the message',
    description:
      'Message in an alert above the buttons. With a "go" to a page, it is the first paragraph there.',
  }),
  fields: Type.Union([FieldTexts, ResponseErrors], {
    examples: [{ nickname: 'Somebody has this name already.' }],
    description:
      'Messages beside fields, by field name or pointer, or { "from": ... } for those that the response names. Each blocks submission until its field is edited. A message for a field that is not asked stands above the buttons.',
  }),
  retry: Type.Boolean({
    default: false,
    'x-label': 'the button that sends again',
    'x-words': { true: 'shown beside the message', unset: 'not shown' },
    description: 'Whether a button beside the message sends the answers again.',
  }),
  clearDraft: Type.Boolean({
    'x-label': 'the draft in the browser',
    'x-words': { true: 'deleted', unset: 'kept' },
    description: 'Deletes the stored answers.',
  }),
};

export const Outcome = closedObject(effects);

const isExpress = { required: ['express'], properties: { express: { const: true } } };

export const OutcomeCondition = closedObject(
  {
    answers: sourceTests.answers,
    response: sourceTest('JSON Schema that the response must match.', {
      required: ['status'],
      properties: { status: { const: 'waiting' } },
    }),
    loaded: sourceTests.loaded,
    query: sourceTests.query,
  },
  {
    minProperties: 1,
    examples: [{ answers: isExpress }],
    description:
      'When this outcome applies: every schema here must match. Without it, it applies always.',
  },
);

export const ConditionalOutcomes = Type.Array(
  closedObject({ when: OutcomeCondition, ...effects }),
  {
    minItems: 1,
    examples: [[{ when: { answers: isExpress }, go: '/today' }, { go: '/thanks' }]],
    description: 'Outcomes on conditions. The first one whose "when" holds applies.',
  },
);

export const Outcomes = Type.Record(
  Type.String({ pattern: outcomePattern }),
  Type.Union([Outcome, ConditionalOutcomes], { 'x-holds': 'outcome' }),
  {
    additionalProperties: false,
    'x-label': '{key}',
    examples: [{ success: { go: '/done' }, failure: { say: 'Please try again.' } }],
    description: `Effects of the call by its outcome: ${outcomeDescriptions}. The most specific name applies. A list has an effect for each condition.`,
  },
);

const refusal = {
  say: Type.String({
    examples: ['Somebody has this name already.'],
    'x-label': 'the message beside {it}',
    description:
      'Message beside the field, which refuses the answer. Without it, the answer is accepted.',
  }),
  accept: Type.Boolean({
    default: false,
    'x-label': 'the answer',
    'x-words': {
      true: 'accepted, with this as a note',
      false: 'refused',
      unset: 'accepted, without a note',
    },
    examples: [true],
    description:
      'Whether the answer is accepted all the same: "say" is then a note below the field, which holds nobody up.',
  }),
};

export const CheckOutcome = closedObject(refusal);

export const ConditionalCheckOutcomes = Type.Array(
  closedObject({ when: OutcomeCondition, ...refusal }),
  {
    minItems: 1,
    examples: [
      [
        {
          when: { response: { required: ['free'], properties: { free: { const: false } } } },
          say: 'Somebody has this name already.',
        },
        {},
      ],
    ],
    description: 'Outcomes on conditions. The first one whose "when" holds applies.',
  },
);

export const CheckOutcomes = Type.Record(
  Type.String({ pattern: replyPattern }),
  Type.Union([CheckOutcome, ConditionalCheckOutcomes], { 'x-holds': 'check-outcome' }),
  {
    additionalProperties: false,
    'x-label': '{key}',
    examples: [{ 409: { say: 'Somebody has this name already.' } }],
    description:
      'Outcomes that decide about the answer: "success", "errors", and statuses such as "409" or "4XX". The most specific name applies. All others, and a call that fails, accept the answer of a check.',
  },
);

export type Outcome = Static<typeof Outcome>;
export type OutcomeCondition = Static<typeof OutcomeCondition>;
export type Outcomes = Static<typeof Outcomes>;
