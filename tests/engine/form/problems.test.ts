import { describe, expect, it } from 'vitest';
import { defaultTexts } from '../../../src/definition/texts.ts';
import { findProblems } from '../../../src/engine/form/problems.ts';
import { compileForm } from '../compile-form.ts';

const form = compileForm(
  {
    type: 'object',
    required: ['name', 'email', 'again', 'guests', 'address'],
    properties: {
      email: { type: 'string', format: 'email' },
      name: { type: 'string', minLength: 2, maxLength: 5, pattern: '^[a-z]+$' },
      again: { type: 'string', const: { $data: '1/email' } },
      address: {
        type: 'object',
        required: ['city'],
        properties: { city: { type: 'string' }, street: { type: 'string' } },
      },
      guests: {
        type: 'array',
        minItems: 1,
        items: { type: 'object', required: ['name'], properties: { name: { type: 'string' } } },
      },
    },
    if: { required: ['name'], properties: { name: { const: 'ada' } } },
    then: { required: ['title'], properties: { title: { type: 'string' } } },
  },
  {
    'ui:order': ['name', 'title', '*'],
    'ui:messages': { required: 'Needed', maxLength: '{limit} at most' },
    name: { 'ui:messages': { required: 'Name needed' }, 'ui:options': { check: 'last' } },
    again: { 'ui:messages': { const: 'Not the same' } },
  },
);
const problems = (answers: object) =>
  findProblems(form, { ...answers }, defaultTexts).map(({ pointer, rule, message }) => [
    pointer,
    rule,
    message,
  ]);
const whole = {
  name: 'bob',
  email: 'b@example.com',
  again: 'b@example.com',
  address: { city: 'X' },
  guests: [{ name: 'Y' }],
};

describe('problems', () => {
  it('are none where all rules are kept', () => {
    expect(problems(whole)).toEqual([]);
  });

  it('stand in the order of the form, one a field, with the nearest message', () => {
    expect(problems({})).toEqual([
      ['/name', 'required', 'Name needed'],
      ['/email', 'required', 'Needed'],
      ['/again', 'required', 'Needed'],
      ['/address/city', 'required', 'Needed'],
      ['/guests', 'required', 'Needed'],
    ]);
  });

  it('fill in the limit of the rule', () => {
    expect(problems({ ...whole, name: 'barnaby' })).toEqual([['/name', 'maxLength', '5 at most']]);
  });

  it('fall back on a general text where nobody wrote a message', () => {
    expect(problems({ ...whole, email: 'b', again: 'b' })).toEqual([
      ['/email', 'format', defaultTexts.invalid],
    ]);
  });

  it('compare an answer with another one', () => {
    expect(problems({ ...whole, again: 'c@example.com' })).toEqual([
      ['/again', 'const', 'Not the same'],
    ]);
  });

  it('of a condition are those of its branch, without the noise around it', () => {
    expect(problems({ ...whole, name: 'ada' })).toEqual([['/title', 'required', 'Needed']]);
  });

  it('of a list item stand at the item', () => {
    expect(problems({ ...whole, guests: [{ name: 'Y' }, {}] })).toEqual([
      ['/guests/1/name', 'required', 'Needed'],
    ]);
  });

  it('say whether their field is judged last', () => {
    const [name, email] = findProblems(form, {}, defaultTexts);
    expect([name?.validateLast, email?.validateLast]).toEqual([true, false]);
  });
});

it('nothing is wrong with a question that the visitor can not change', () => {
  const readOnly = compileForm({
    type: 'object',
    required: ['email', 'home'],
    properties: {
      email: { type: 'string', format: 'email', readOnly: true },
      home: {
        type: 'object',
        readOnly: true,
        required: ['city'],
        properties: { city: { type: 'string' } },
      },
    },
  });
  expect(findProblems(readOnly, {}, defaultTexts)).toEqual([]);
  expect(findProblems(readOnly, { email: 'nobody', home: {} }, defaultTexts)).toEqual([]);
});
