// Proves that a form, a group and an item with several shapes ask for the shape first, and then for its fields alone.
import { expect, it } from 'vitest';
import { askedQuestions } from '../../../src/core/form/asked-questions.ts';
import { findProblems } from '../../../src/core/rules/find-problems.ts';
import type { JsonSchema } from '../../../src/definition/json-schema.ts';
import { defaultTexts } from '../../../src/definition/texts.ts';
import type { Answers } from '../../../src/engine/form/answers.ts';
import { normalizeAnswers } from '../../../src/engine/form/normalize-answers.ts';
import { compileForm, nowhere } from '../compile-form.ts';

const text = (title: string): JsonSchema => ({ type: 'string', title });

const shapes: JsonSchema = {
  definitions: {
    company: {
      title: 'A company',
      required: ['kind', 'company'],
      properties: {
        kind: { const: 'company' },
        company: { ...text('Company'), minLength: 3 },
        name: text('Name of the contact'),
      },
    },
  },
  type: 'object',
  oneOf: [
    {
      title: 'A person',
      description: 'On your own account',
      required: ['kind', 'first_name'],
      properties: {
        kind: { const: 'person', title: 'Who are you?' },
        first_name: text('First name'),
        name: text('Family name'),
      },
    },
    { $ref: '#/definitions/company' },
  ],
};
const { definitions, ...shaped } = shapes;

const messages = {
  required: '{label} is missing',
  minLength: 'Too short',
  oneOf: 'No such choice',
};
const places = {
  'a form': { form: compileForm(shapes, {}, messages), at: '' },
  'a group': {
    form: compileForm(
      { type: 'object', definitions, required: ['who'], properties: { who: shaped } },
      {},
      messages,
    ),
    at: '/who',
  },
  'an item': {
    form: compileForm(
      {
        type: 'object',
        definitions,
        properties: { all: { type: 'array', title: 'All', items: shaped } },
      },
      {},
      messages,
    ),
    at: '/all/0',
  },
};

const inPlace = (at: string, value: Answers): Answers =>
  at === '' ? value : at === '/who' ? { who: value } : { all: [value] };

for (const [place, { form, at }] of Object.entries(places)) {
  const problems = (value: Answers) =>
    findProblems(form, inPlace(at, value), defaultTexts, { language: 'en' }).map(
      ({ pointer, message }) => `${pointer}: ${message}`,
    );
  const labels = (value: Answers) =>
    askedQuestions(form, inPlace(at, value), {})
      .filter(({ pointer }) => pointer !== '/all')
      .map(({ question }) => question.label);

  it(`${place} asks for its shape, and then for the fields of that shape`, () => {
    expect(labels({})).toEqual(['Who are you?']);
    expect(labels({ kind: 'person' })).toEqual(['Who are you?', 'First name', 'Family name']);
    expect(labels({ kind: 'company' })).toEqual(['Who are you?', 'Name of the contact', 'Company']);
    const choosing = form.questions.find(({ label }) => label === 'Who are you?');
    expect(choosing?.choices).toEqual([
      { value: 'person', label: 'A person', description: 'On your own account' },
      { value: 'company', label: 'A company' },
    ]);
  });

  it(`${place} reports the broken rules of its shape at its own fields`, () => {
    expect(problems({})).toEqual([`${at}/kind: Who are you? is missing`]);
    expect(problems({ kind: 'person' })).toEqual([`${at}/first_name: First name is missing`]);
    expect(problems({ kind: 'company', company: 'X' })).toEqual([`${at}/company: Too short`]);
    expect(problems({ kind: 'other' })).toEqual([`${at}/kind: No such choice`]);
    expect(problems({ kind: 'company', company: 'Exa' })).toEqual([]);
  });

  it(`${place} loses the answers of another shape`, () => {
    const person = inPlace(at, { kind: 'person', first_name: 'Ada', name: 'King' });
    const company = inPlace(at, { kind: 'company', first_name: 'Ada', name: 'King' });
    expect(normalizeAnswers(form, company, nowhere, person)).toEqual(
      inPlace(at, { kind: 'company', name: 'King' }),
    );
  });
}

it('takes the title of the choosing question from beside the shapes', () => {
  const form = compileForm({
    type: 'object',
    properties: { email: text('Email'), kind: text('Which?') },
    oneOf: [
      { title: 'One', required: ['kind'], properties: { kind: { const: 'one' }, a: text('A') } },
      { title: 'Two', required: ['kind'], properties: { kind: { const: 'two' }, b: text('B') } },
    ],
  });
  expect(form.questions.map(({ label }) => label)).toEqual(['Email', 'Which?', 'A', 'B']);
  expect(form.questions[1]?.choices?.map(({ label }) => label)).toEqual(['One', 'Two']);
  expect(form.validate({ kind: 'one', email: 'x' })).toBe(true);
  expect(form.validate({ kind: 'three' })).toBe(false);
});
