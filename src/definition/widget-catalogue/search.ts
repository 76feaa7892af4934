import { Type } from 'typebox';
import type { WidgetEntry } from './entry.ts';

/** Characters from which on a search is made, where the definition names no other number. */
export const defaultMinTyped = 2;

export const search = {
  description:
    'One choice, found by typing: the call of its `source` gets what is typed. Default of such a source.',
  noun: 'a search',
  example: {
    schema: { town: { type: 'string', title: 'Town' } },
    ui: {
      town: {
        'ui:options': {
          source: { call: 'towns', send: { name: { from: '/typed' } }, from: '/towns' },
        },
      },
    },
  },
  texts: ['searchFound', 'notChosen', 'choicesFailed', 'notLookedUp', 'searchShort'],
  synonyms: ['autosuggest', 'lookup'],
  types: ['string', 'number', 'integer'],
  defaultFor: {},
  labels: 'label',
  choices: { searched: true },
  options: {
    minTyped: {
      schema: Type.Integer({
        description: 'Number of characters from which on the call is made.',
        minimum: 1,
        maximum: 10,
        default: defaultMinTyped,
        examples: [3],
      }),
      label: 'shortest text to search for',
    },
    freeText: {
      schema: Type.Boolean({
        description:
          'Whether a typed text that is no choice is the answer itself, also where nothing is found or the call fails. For answers of type "string".',
        default: false,
        examples: [true],
      }),
      label: 'whether a typed text is an answer',
    },
  },
  prevents: ['type'],
  canBeEmptied: true,
} satisfies WidgetEntry;
