// Proves that each message of a call stands beside an answer that can be edited, or above the buttons.
import { expect, it } from 'vitest';
import { placeMessages } from '../../../src/core/mapping/place-messages.ts';
import { compileForm } from '../../engine/compile-form.ts';

const form = compileForm({
  type: 'object',
  properties: {
    email: { type: 'string', title: 'Email' },
    channels: { type: 'array', title: 'Channels', items: { enum: ['a', 'b'] } },
    guests: {
      type: 'array',
      title: 'Guests',
      items: { type: 'object', properties: { name: { type: 'string', title: 'Name' } } },
    },
  },
});
const answers = { guests: [{ name: 'A' }] };

const place = (fieldErrors: Record<string, string>) =>
  placeMessages({ kind: 'failure', outcome: undefined, fieldErrors }, [
    { form, answers, dataSources: {} },
  ]);

it.each([
  ['at a question', { '/email': 'Taken.' }, { '/email': 'Taken.' }, []],
  ['in an item', { '/guests/0/name': 'Short.' }, { '/guests/0/name': 'Short.' }, []],
  ['at a part of an answer', { '/channels/3': 'Unknown.' }, { '/channels': 'Unknown.' }, []],
  [
    'at an answer and a part of it',
    { '/channels': 'Too many.', '/channels/3': 'Unknown.' },
    { '/channels': 'Too many. Unknown.' },
    [],
  ],
  ['about nothing that is asked', { '/phone/area': 'Odd.' }, {}, ['Odd.']],
  ['about the whole', { '/': 'Not today.' }, {}, ['Not today.']],
])('a message %s', (_title, messages, beside, others) => {
  expect(place(messages)).toEqual({ beside, others });
});
