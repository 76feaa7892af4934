// Proves that choices from answers have all their names, small in the plan, and are in the order of the language.
import { expect, it } from 'vitest';
import { planForm } from '../../../../src/compiler/index.ts';
import { choicesFromSource } from '../../../../src/core/form/coerce-answers.ts';
import { formSource } from '../../form-source.ts';

/** Questions with a list each, by name; those without a source have choices of their own. */
function planned(sources: Record<string, string[] | undefined>) {
  const names = Object.keys(sources);
  const choices = { oneOf: [{ const: 'a', title: 'Apple' }] };
  const field = (name: string) => ({
    title: name,
    type: 'array',
    items: { type: 'string', ...(!sources[name] && choices) },
    uniqueItems: true,
  });
  const schema = {
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, field(name)])),
  };
  const ui = names.map((name) => {
    const from = sources[name]?.map((other) => `/answers/${other}`);
    return [name, from ? { 'ui:options': { source: { from } } } : {}];
  });
  return planForm(formSource(schema, Object.fromEntries(ui))).questions;
}

it('lists that all offer the answers to the others stay small', () => {
  const names = Array.from({ length: 9 }, (_, index) => `list${index}`);
  const offering = names.map((name) => [name, ['fruit', ...names.filter((one) => one !== name)]]);
  const questions = planned({ fruit: undefined, ...Object.fromEntries(offering) });
  expect(JSON.stringify(questions.at(-1)).split('"from"').length).toBeLessThan(200);
});

it('an answer has its name by each way that it can have come', () => {
  const questions = planned({
    fruit: undefined,
    basket: ['fruit'],
    left: ['basket'],
    right: ['basket'],
    eaten: ['left', 'right'],
    last: ['eaten'],
  });
  const answers = { fruit: ['a'], basket: ['a'], left: [], right: ['a'], eaten: ['a'] };
  const last = questions.find(({ pointer }) => pointer === '/last');
  expect(last && choicesFromSource(last, { answers }, '/last')).toEqual([
    { value: 'a', label: 'Apple' },
  ]);
});

it.each([
  ['sv', ['Zoo', 'Älgen']],
  ['de', ['Älgen', 'Zoo']],
])('choices are sorted in the order of the language of the page: %s', (language, labels) => {
  const places = { type: 'object', properties: { place: { title: 'Place', type: 'string' } } };
  const source = { from: '/loaded', sort: 'label' };
  const [place] = planForm(formSource(places, { place: { 'ui:options': { source } } }), {
    language,
  }).questions;
  const choices = place && choicesFromSource(place, { loaded: ['Zoo', 'Älgen'] }, '/place');
  expect(choices?.map(({ label }) => label)).toEqual(labels);
});
