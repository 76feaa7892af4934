// Proves that choices come from other answers or a response, each once and with its label.
import { expect, it } from 'vitest';
import type { CompiledChoiceSource } from '../../../src/compiled/question.ts';
import { choicesFromSource } from '../../../src/core/form/coerce-answers.ts';

const ticked = {
  label: 'Channels',
  choices: [
    { value: 'web', label: 'Website' },
    { value: 'mail', label: 'Newsletter' },
    { value: 'none', label: 'None of these' },
  ],
  exclusive: 'none',
};
const list = (from: string, question?: object, value = '', label = value) => ({
  from,
  value,
  label,
  ...(question && { question: question as typeof ticked }),
});
const choices = (document: object, ...lists: CompiledChoiceSource['lists']) =>
  choicesFromSource({ source: { lists } }, document, '/question');

it('the answers to a question are choices, with the labels that they have there', () => {
  const document = { answers: { channels: ['mail', 'web'] } };
  expect(choices(document, list('/answers/channels', ticked))).toEqual([
    { value: 'mail', label: 'Newsletter' },
    { value: 'web', label: 'Website' },
  ]);
});

it('the answers to several questions are offered one after the other, each once', () => {
  const document = { answers: { one: 'web', two: ['mail', 'web'] } };
  const lists = ['one', 'two'].map((name) => list(`/answers/${name}`, ticked));
  expect(choices(document, ...lists)?.map(({ value }) => value)).toEqual(['web', 'mail']);
});

it('"None of these" is no choice of another question', () => {
  expect(choices({ answers: { channels: ['none'] } }, list('/answers/channels', ticked))).toEqual(
    [],
  );
});

it('a question without an answer, or of a skipped step, offers nothing', () => {
  const source = list('/answers/channels', ticked);
  expect(choices({ answers: {} }, source)).toEqual([]);
  expect(choices({ answers: { channels: ['web'] }, skipped: ['channels'] }, source)).toEqual([]);
});

it('each item of a list of groups offers one of its answers, once it has it', () => {
  const document = { answers: { guests: [{ name: 'Ann' }, {}, { name: 'Bo' }] } };
  expect(choices(document, list('/answers/guests', { label: 'Guests' }, '/name'))).toEqual([
    { value: 'Ann', label: 'Ann' },
    { value: 'Bo', label: 'Bo' },
  ]);
});

it('an item whose label is none that can be read is shown by its value', () => {
  const loaded = ['', null, [], { en: 'Ulm' }, 0].map((name, id) => ({ id, name }));
  const labels = choices({ loaded }, list('/loaded', undefined, '/id', '/name'));
  expect(labels?.map(({ label }) => label)).toEqual(['0', '1', '2', '3', '0']);
});

it('a list of single values can come from a call', () => {
  expect(choices({ loaded: ['Ulm', 'Bonn'] }, list('/loaded'))).toEqual([
    { value: 'Ulm', label: 'Ulm' },
    { value: 'Bonn', label: 'Bonn' },
  ]);
});

it('an item without a value is no choice, and one without a label shows its value', () => {
  const loaded = [null, { name: 'x' }, { id: { deep: 1 }, name: 'y' }, { id: 1 }];
  expect(choices({ loaded }, list('/loaded', undefined, '/id', '/name'))).toEqual([
    { value: 1, label: '1' },
  ]);
});
