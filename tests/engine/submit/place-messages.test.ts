// Proves that each message of a call stands beside an answer that can be edited, or above the buttons.
import { expect, it } from 'vitest';
import { placeMessages } from '../../../src/engine/submit/place-messages.ts';

const asked = ['/email', '/channels', '/guests/0/name'];
const place = (messages: Record<string, string>) =>
  placeMessages(messages, (pointer) => asked.includes(pointer));

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
  ['about nothing that is asked', { '/guests/7/name': 'Odd.' }, {}, ['Odd.']],
  ['about the whole', { '/': 'Not today.' }, {}, ['Not today.']],
])('a message %s', (_title, messages, beside, others) => {
  expect(place(messages)).toEqual({ beside, others });
});
