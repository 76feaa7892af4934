// Proves that each broken rule is reported at its own field, in the order of the form, in the nearest words.
import { describe, expect, it, test } from 'vitest';
import { findProblems } from '../../../src/core/rules/find-problems.ts';
import { generalMessagesIn } from '../../../src/definition/general-messages/index.ts';
import type { JsonSchema } from '../../../src/definition/json-schema.ts';
import { defaultTexts } from '../../../src/definition/texts.ts';
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
  findProblems(form, { ...answers }, defaultTexts, {}).map(({ pointer, rule, message }) => [
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
      ['/email', 'format', generalMessagesIn('en')['format.email']],
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

  it('of a list stand item by item', () => {
    const items: JsonSchema = {
      type: 'object',
      required: ['from', 'to'],
      properties: { from: { type: 'string' }, to: { type: 'string' } },
    };
    const stops: JsonSchema = { type: 'array', items };
    const trip = compileForm({ type: 'object', properties: { stops } });
    const found = findProblems(trip, { stops: [{}, {}, ...Array(9).fill({})] }, defaultTexts, {});
    const pointers = found.map(({ pointer }) => pointer);
    expect(pointers.slice(0, 4)).toEqual([
      '/stops/0/from',
      '/stops/0/to',
      '/stops/1/from',
      '/stops/1/to',
    ]);
    expect(pointers.at(-1)).toBe('/stops/10/to');
  });

  it('say whether their field is validated last', () => {
    const [name, email] = findProblems(form, {}, defaultTexts, {});
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
  expect(findProblems(readOnly, {}, defaultTexts, {})).toEqual([]);
  expect(findProblems(readOnly, { email: 'nobody', home: {} }, defaultTexts, {})).toEqual([]);
});

describe('the message of a rule inside another one', () => {
  const form = compileForm(
    {
      type: 'object',
      definitions: { digit: { pattern: '[0-9]' } },
      properties: {
        password: {
          type: 'string',
          minLength: 4,
          allOf: [{ pattern: '[A-Z]' }, { $ref: '#/definitions/digit' }, { pattern: '[!?]' }],
        },
        code: {
          type: 'string',
          allOf: [{ maxLength: 200, pattern: '^\\d+\\d+\\d+x$' }],
          if: { pattern: '^1' },
          then: { minLength: 3 },
        },
        reply: { type: 'string', anyOf: [{ pattern: '@' }, { minLength: 9 }] },
        days: {
          type: 'array',
          items: { type: 'object', properties: { day: { type: 'string' } } },
          contains: { properties: { day: { const: 'monday', minLength: 3 } } },
        },
        // Names of keywords are names of fields, too.
        allOf: { type: 'object', properties: { anyOf: { type: 'string', pattern: '^a' } } },
      },
    },
    {
      'ui:messages': { pattern: 'Other' },
      password: {
        'ui:messages': {
          'allOf/0/pattern': 'A capital letter, please',
          'allOf/1/pattern': 'A digit, please',
          minLength: 'Longer',
        },
      },
      code: { 'ui:messages': { 'allOf/0/pattern': 'Digits', 'then/minLength': 'Three' } },
      reply: { 'ui:messages': { anyOf: 'Email or phone' } },
      days: { 'ui:messages': { contains: 'Monday, too' } },
    },
  );
  const messages = (answers: object) =>
    Object.fromEntries(
      findProblems(form, { ...answers }, defaultTexts, {}).map(({ pointer, message }) => [
        pointer,
        message,
      ]),
    );

  it.each([
    ['ab1!', 'A capital letter, please'],
    ['ABC!', 'A digit, please'],
    ['ABC1', 'Other'],
    ['A1!', 'Longer'],
    ['Ab1!', undefined],
  ])('stands under its position: %s', (password, message) => {
    expect(messages({ password })['/password']).toBe(message);
  });

  it('is that of the branch, and that of the pattern as it is written', () => {
    expect(messages({ code: 'x' })).toEqual({ '/code': 'Digits' });
    expect(messages({ code: '1x' })).toEqual({ '/code': 'Digits' });
    expect(messages({ code: '11x' })).toEqual({ '/code': 'Digits' });
    expect(messages({ code: '111x' })).toEqual({});
  });

  it('is one for alternatives, and one for a list as a whole', () => {
    expect(messages({ reply: 'x' })).toEqual({ '/reply': 'Email or phone' });
    expect(messages({ days: [{ day: 'a' }, { day: 'b' }] })).toEqual({ '/days': 'Monday, too' });
  });

  it('is not looked for in the names of fields', () => {
    expect(messages({ allOf: { anyOf: 'b' } })).toEqual({ '/allOf/anyOf': 'Other' });
  });
});

test('limits are written as readers of the language write dates and numbers', () => {
  const form = compileForm(
    {
      properties: {
        day: { type: 'string', format: 'date', formatMaximum: '2026-01-31' },
        time: { type: 'string', format: 'date-time', formatMinimum: '2026-01-31T10:00:00Z' },
        count: { type: 'integer', minimum: 2 },
        price: { type: 'number', minimum: 12500.5 },
        built: { type: 'integer', minimum: 1950 },
      },
    },
    { 'ui:messages': { formatMaximum: 'Not after {limit}', minimum: 'At least {limit}' } },
  );
  const messages = (language: string) =>
    findProblems(form, { day: '2026-02-01', count: 1, price: 1, built: 1 }, defaultTexts, {
      language,
    }).map(({ message }) => message);
  expect(messages('en')).toEqual([
    'Not after January 31, 2026',
    'At least 2',
    'At least 12,500.5',
    'At least 1950',
  ]);
  expect(messages('de')).toEqual([
    'Not after 31. Januar 2026',
    'At least 2',
    'At least 12.500,5',
    'At least 1950',
  ]);
});

test('a message has the words for the number in its rule', () => {
  const counting = compileForm(
    {
      type: 'object',
      properties: {
        one: { type: 'string', title: 'One', maxLength: 1 },
        many: { type: 'string', title: 'Many', maxLength: 3 },
      },
    },
    {
      'ui:messages': {
        maxLength: '{label}: {limit, plural, one {only # character} other {# characters at most}}',
      },
    },
  );
  const found = findProblems(counting, { one: 'ab', many: 'abcd' }, defaultTexts, {
    language: 'en',
  });
  expect(found.map(({ message }) => message)).toEqual([
    'One: only 1 character',
    'Many: 3 characters at most',
  ]);
});
