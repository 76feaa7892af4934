// Proves that samples have what a form calculates of them, and that searches find what calculated answers are made of.
import { describe, expect, it } from 'vitest';
import { fieldRulesOf } from '../../src/analysis/form/field-rules.ts';
import { breakRule } from '../../src/analysis/sample/break-rule.ts';
import { sampleAnswers } from '../../src/analysis/sample/sample-answers.ts';
import type { JsonSchema } from '../../src/definition/json-schema.ts';
import { formModel, object, validate } from './form-model.ts';

describe('samples of calculated answers', () => {
  const form = formModel(
    object({
      born: { type: 'string', format: 'date', formatMaximum: { $today: 'P0D' } },
      age: { type: 'integer', minimum: 18 },
      sources: {
        type: 'array',
        items: object(
          { share: { type: 'integer', minimum: 1, maximum: 100 } },
          { required: ['share'] },
        ),
      },
      total: { type: 'integer', const: 100 },
      twice: { type: 'integer', maximum: 500 },
    }),
    {
      age: { 'ui:options': { calculated: { age: '/answers/born' } } },
      total: { 'ui:options': { calculated: { sum: '/answers/sources/-/share' } } },
      twice: { 'ui:options': { calculated: { product: ['/answers/total', 2] }, shown: false } },
    },
  );

  it('are calculated, and keep their rules', () => {
    const answers = sampleAnswers(form, { validate });
    expect(answers).toMatchObject({ sources: [{ share: 100 }], total: 100, twice: 200 });
    expect(answers.age).toBeGreaterThanOrEqual(18);
    expect(form.validate(answers)).toBe(true);
  });

  it.each(['/age minimum', '/total const'])('break %s by what they are made of', (name) => {
    const rule = fieldRulesOf(form).find(({ pointer, path }) => `${pointer} ${path}` === name);
    const broken = rule && breakRule(form, rule, { validate });
    expect(broken?.isIsolated).toBe(true);
    const { born, sources, ...calculated } = broken?.answers ?? {};
    expect(
      sampleAnswers(form, {
        validate,
        fixedValues: new Map(Object.entries({ '/born': born, '/sources': sources })),
      }),
    ).toMatchObject(calculated);
  });
});

describe('samples of answers with calculated limits', () => {
  const limit = (calculation: object) => ({ calculated: calculation }) as unknown as number;
  const date: JsonSchema = { type: 'string', format: 'date' };
  const form = formModel(
    object({
      issued: { ...date, formatMaximum: { $today: '-P1Y' } },
      expires: {
        ...date,
        allOf: [{ format: 'date', formatMaximum: limit({ plus: ['1/issued', 'P10Y'] }) }],
      },
      seats: { type: 'integer', minimum: 3, maximum: 3 },
      code: { type: 'string', maxLength: limit({ sum: ['/answers/seats', 1] }) },
      guests: {
        type: 'array',
        minItems: limit({ first: '/answers/seats' }),
        items: object({ name: { type: 'string' } }),
      },
      call: { type: 'string', format: 'date-time-local', formatMinimum: { $now: 'PT2H' } },
      control: { type: 'integer', const: limit({ product: ['1/seats', 2] }) },
    }),
  );

  it('keep them', () => {
    const answers = sampleAnswers(form, { validate });
    expect(form.validate(answers)).toBe(true);
    expect(answers).toMatchObject({ seats: 3, control: 6 });
    expect(answers.guests).toHaveLength(3);
    expect(JSON.stringify(answers)).not.toContain('$limit');
  });

  it.each([
    '/expires allOf/0/formatMaximum',
    '/code maxLength',
    '/guests minItems',
    '/control const',
    '/call formatMinimum',
  ])('break %s', (name) => {
    const rule = fieldRulesOf(form).find(({ pointer, path }) => `${pointer} ${path}` === name);
    const broken = rule && breakRule(form, rule, { validate });
    expect(broken?.isIsolated).toBe(true);
  });
});

describe('samples of what calculated answers are made of', () => {
  const often: JsonSchema = { type: 'integer', enum: [0, 1, 2, 3] };
  const form = formModel(
    object({
      height: { type: 'integer', minimum: 120, maximum: 220 },
      weight: { type: 'number', minimum: 30, maximum: 250, multipleOf: 0.1 },
      bmi: { type: 'number' },
      signers: { type: 'array', maxItems: 9, items: object({ name: { type: 'string' } }) },
      count: { type: 'integer' },
      earned: {
        type: 'array',
        maxItems: 4,
        items: object({ sum: { type: 'integer', minimum: 0, maximum: 1000 } }),
      },
      total: { type: 'integer' },
      symptoms: object({ tired: often, sleepless: often }),
      score: { type: 'integer' },
    }),
    {
      symptoms: { 'ui:widget': 'matrix' },
      bmi: {
        'ui:options': {
          calculated: {
            quotient: ['/answers/weight', { product: ['1/height', '1/height', 0.0001] }],
          },
        },
      },
      count: { 'ui:options': { calculated: { count: '/answers/signers' } } },
      total: { 'ui:options': { calculated: { sum: '/answers/earned/-/sum' } } },
      score: {
        'ui:options': { calculated: { sum: ['1/symptoms/tired', '1/symptoms/sleepless'] } },
      },
    },
  );

  it.each([
    ['bmi', { minimum: 40 }],
    ['bmi', { maximum: 17 }],
    ['bmi', { minimum: 24.9, maximum: 25 }],
    ['count', { minimum: 5 }],
    ['count', { const: 7 }],
    ['total', { minimum: 3500 }],
    ['score', { const: 6 }],
  ])('reach %s %j', (name, test) => {
    const schema = { properties: { [name]: test } };
    const answers = sampleAnswers(form, { validate, constraints: [{ pointer: '', schema }] });
    expect(validate({ ...schema, required: [name] }, answers)).toBe(true);
    expect(form.validate(answers)).toBe(true);
  });
});

it('samples of what a calculated answer is made of are asked, and differ, where it needs that', () => {
  const form = formModel(
    object(
      {
        alone: { type: 'boolean' },
        people: { type: 'integer' },
        names: { type: 'string', not: { pattern: '(\\w+), (.*, )?\\1\\b' } },
      },
      {
        required: ['alone'],
        if: { required: ['alone'], properties: { alone: { const: false } } },
        then: {
          properties: {
            guests: {
              type: 'array',
              uniqueItems: true,
              maxItems: 5,
              items: object({
                vegetarian: { type: 'boolean' },
                name: { type: 'string', examples: ['Ada', 'Ben', 'Cleo', 'Dina', 'Emil'] },
              }),
            },
          },
        },
      },
    ),
    {
      people: { 'ui:options': { calculated: { sum: [1, { count: '/answers/guests' }] } } },
      names: { 'ui:options': { calculated: { join: '/answers/guests/-/name', with: ', ' } } },
    },
  );
  const schema = { properties: { people: { const: 5 } } };
  const answers = sampleAnswers(form, { validate, constraints: [{ pointer: '', schema }] });
  expect(answers).toMatchObject({ people: 5, names: 'Ada, Ben, Cleo, Dina' });
  expect(form.validate(answers)).toBe(true);
});
