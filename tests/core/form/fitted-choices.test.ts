// Proves that an answer goes with the choice that closes, and stays while stored answers offer it.
import { expect, it } from 'vitest';
import type { CompiledForm } from '../../../src/compiled/form.ts';
import type { Question } from '../../../src/compiled/question.ts';
import { coerceAnswers } from '../../../src/core/form/coerce-answers.ts';
import { fitAnswers } from '../../../src/core/form/fit-answers.ts';

const question = (name: string, content: object) =>
  ({ name, pointer: `/${name}`, messages: {}, ...content }) as unknown as Question;

const sources = { page: { url: 'https://example.com' } };

it('a choice of several that closes is no answer any more', () => {
  const extras = question('extras', {
    type: 'array',
    source: {
      lists: [
        {
          from: '/answers/rooms',
          value: '/id',
          label: '/id',
          disabled: '/full',
          question: { label: 'Rooms' },
        },
      ],
    },
  });
  const form = { questions: [extras], groups: [] } as unknown as CompiledForm;
  const rooms = [{ id: 'a', full: true }, { id: 'b' }];
  const answers = { rooms, extras: ['a', 'b'] };
  expect(fitAnswers(form, answers, sources, undefined)).toEqual({ rooms, extras: ['b'] });
});

it('choices come from stored answers of the same group that are asked later', () => {
  const text = (name: string) => question(name, { type: 'string' });
  const lists = [
    { from: '/answers/trip/towns', value: '', label: '', question: { label: 'Towns' } },
  ];
  const questions = [
    text('trip/title'),
    question('trip/first', { type: 'string', source: { lists } }),
    question('trip/towns', { type: 'array', choices: [{ value: 'Ulm', label: 'Ulm' }] }),
  ];
  const values = { trip: { title: 'South', first: 'Ulm', towns: ['Ulm'] } };
  expect(coerceAnswers(questions, values, sources)).toEqual(values);
});
