// Proves that samples of a form are valid in each branch, and that others break each of its rules alone.

import { describe, expect, it } from 'vitest';
import { branchesOf } from '../../src/analysis/form/branches.ts';
import { areMet } from '../../src/analysis/form/conditions.ts';
import { fieldRulesOf } from '../../src/analysis/form/field-rules.ts';
import { breakRule } from '../../src/analysis/sample/break-rule.ts';
import { constraintSetsFor } from '../../src/analysis/sample/constraint.ts';
import { sampleAnswers } from '../../src/analysis/sample/sample-answers.ts';
import { brokenRule } from '../../src/core/rules/broken-rule.ts';
import type { JsonSchema } from '../../src/definition/json-schema.ts';
import { formModel, object, validate } from './form-model.ts';

const thisYear = { $today: 'P0D' } as unknown as number;

const person = object({
  name: { type: 'string', maxLength: 5 },
  age: { type: 'integer', minimum: 8 },
});

const forms: Record<string, JsonSchema> = {
  texts: object({
    short: { type: 'string', minLength: 2, maxLength: 5 },
    email: { type: 'string', format: 'email', maxLength: 40 },
    phone: { type: 'string', format: 'phone' },
    page: { type: 'string', format: 'uri' },
    day: { type: 'string', format: 'date' },
    code: { type: 'string', pattern: '^[A-Z]{2}-\\d{4}$' },
  }),
  'days with limits': object({
    end: { type: 'string', format: 'date', formatExclusiveMinimum: { $data: '1/start' } },
    start: { type: 'string', format: 'date', formatMinimum: { $today: 'P0D' } },
    birthday: { type: 'string', format: 'date', formatMaximum: { $today: '-P18Y' } },
    deadline: {
      type: 'string',
      format: 'date',
      formatMinimum: '2027-02-20',
      formatExclusiveMaximum: '2027-03-01',
    },
    opens: { type: 'string', format: 'time-local', formatMaximum: '07:30' },
    call: { type: 'string', format: 'date-time-local', formatMinimum: { $today: 'P3D' } },
    since: { type: 'integer', minimum: 2000, maximum: thisYear },
  }),
  'a password and its twin': object({
    password: {
      type: 'string',
      minLength: 7,
      maxLength: 40,
      pattern: '^(?=.*[a-z])(?=.*[A-Z])(?=.*\\d)',
    },
    again: { type: 'string', const: { $data: '1/password' } },
  }),
  'answers that differ': object({
    second: { type: 'string', maxLength: 9, not: { const: { $data: '1/first' } } },
    first: { type: 'string', maxLength: 9 },
    third: { type: 'string', maxLength: 9, allOf: [{ not: { const: { $data: '1/first' } } }] },
  }),
  'a question for answers that differ': object(
    {
      born: { type: 'string', enum: ['here', 'there'] },
      lives: { type: 'string', enum: ['here', 'there'] },
    },
    {
      if: { properties: { lives: { not: { const: { $data: '1/born' } } } } },
      then: { required: ['since'], properties: { since: { type: 'integer', minimum: 1900 } } },
    },
  ),
  'rules inside rules': object({
    secret: {
      type: 'string',
      minLength: 12,
      allOf: [{ pattern: '[A-Z]' }, { pattern: '[0-9]' }],
    },
    code: { type: 'string', allOf: [{ pattern: '^AB\\d{6}$' }, { not: { const: 'AB000000' } }] },
    size: { type: 'integer', allOf: [{ minimum: 3 }, { multipleOf: 2 }] },
  }),
  'rules that another answer chooses': object({
    postcode: {
      type: 'string',
      maxLength: 9,
      pattern: {
        $data: '1/country',
        cases: { NL: '^\\d{4} [A-Z]{2}$', DE: '^\\d{5}$' },
      } as unknown as string,
    },
    country: { type: 'string', enum: ['AT', 'DE', 'NL'] },
    tariff: { type: 'string', enum: ['1', '2'] },
    seats: {
      type: 'integer',
      minimum: 1,
      maximum: { $data: '1/tariff', cases: { 2: 50 } } as unknown as number,
    },
  }),
  'days of the week': object({
    weekend: { type: 'string', format: 'date', weekdays: [6, 7] },
    open: {
      type: 'string',
      format: 'date',
      formatMinimum: { $today: 'P1D' },
      formatMaximum: { $today: 'P2W' },
      weekdays: [3],
    },
    after: {
      type: 'string',
      format: 'date-time-local',
      formatExclusiveMinimum: { $now: 'PT2H' },
      weekdays: [2],
    },
    other: {
      type: 'string',
      format: 'date',
      formatMinimum: { $today: 'P1D' },
      weekdays: [1, 2],
      not: { enum: ['2027-04-12', '2049-06-15'] },
    },
  }),
  'answers that differ between items': object({
    guests: {
      type: 'array',
      minItems: 3,
      uniqueItemProperties: ['email', 'seat'],
      collation: { sensitivity: 'accent' },
      items: object({
        email: { type: 'string', format: 'email' },
        seat: { type: 'integer', minimum: 1, maximum: 5 },
        name: { type: 'string', maxLength: 20 },
      }),
    },
  }),
  'answers that differ together between items': object({
    drivers: {
      type: 'array',
      minItems: 3,
      uniqueItemProperties: [['name', 'class'], 'plate'],
      items: object({
        name: { type: 'string', maxLength: 20 },
        class: { type: 'string', enum: ['A', 'B'] },
        plate: { type: 'string', format: 'email' },
      }),
    },
  }),
  'texts that are compared by a collation': object(
    {
      code: { type: 'string', enum: ['SPRING-24'], collation: { ignorePunctuation: true } },
      password: { type: 'string', maxLength: 40 },
      again: {
        type: 'string',
        const: { $data: '1/password' },
        collation: { sensitivity: 'accent' },
      },
      names: {
        type: 'array',
        minItems: 2,
        uniqueItems: true,
        collation: { sensitivity: 'base', ignorePunctuation: true },
        items: object({ name: { type: 'string', maxLength: 20 } }),
      },
    },
    {
      if: {
        required: ['password'],
        properties: { password: { const: 'ADA', collation: { sensitivity: 'accent' } } },
      },
      then: { required: ['why'], properties: { why: { type: 'string', minLength: 3 } } },
    },
  ),
  numbers: object({
    weeks: { type: 'integer', minimum: 2, maximum: 12 },
    height: { type: 'number', exclusiveMinimum: 0, multipleOf: 0.25 },
  }),
  choices: object({
    craft: { type: 'string', enum: ['pottery', 'weaving'] },
    tools: { type: 'array', minItems: 1, maxItems: 2, items: { enum: ['a', 'b', 'c'] } },
    agree: { type: 'boolean', const: true },
  }),
  'lists and groups': object({
    host: person,
    guests: { type: 'array', minItems: 2, maxItems: 3, items: person },
  }),
  'a condition in a condition': object(
    { pet: { type: 'string', enum: ['none', 'dog', 'cat'] } },
    {
      if: { required: ['pet'], properties: { pet: { const: 'dog' } } },
      then: {
        required: ['breed'],
        properties: { breed: { type: 'string', enum: ['pug', 'other'] } },
        if: { required: ['breed'], properties: { breed: { const: 'other' } } },
        then: { required: ['which'], properties: { which: { type: 'string', maxLength: 9 } } },
      },
      else: { properties: { why: { type: 'string', minLength: 3 } } },
    },
  ),
};

describe.each(Object.entries(forms))('a form of %s', (_, schema) => {
  const form = formModel(schema);

  it('has answers that are valid', () => {
    const answers = sampleAnswers(form, { validate });
    form.validate(answers);
    expect(form.validate.errors ?? []).toEqual([]);
    expect(Object.keys(answers)).toEqual(expect.arrayContaining(schema.required ?? []));
  });

  it('has answers that break each of its rules, and only that one', () => {
    const rules = fieldRulesOf(form);
    expect(rules.length).toBeGreaterThan(2);
    for (const rule of rules) {
      const broken = breakRule(form, rule, { validate });
      expect(broken, `${rule.pointer} ${rule.path}`).toBeDefined();
      expect(broken && brokenRule(broken.error)).toBe(rule.path);
      // A password that is missing leaves its twin with nothing to equal.
      const hasTwin = rule.pointer === '/password' && rule.keyword === 'required';
      expect(broken?.isIsolated, `${rule.pointer} ${rule.keyword}`).toBe(!hasTwin);
    }
  });

  it('has valid answers for each branch of its conditions', () => {
    for (const branch of branchesOf(form)) {
      const found = constraintSetsFor(branch.conditions).some((constraints) => {
        const answers = sampleAnswers(form, { validate, constraints });
        return form.validate(answers) && areMet(branch.conditions, answers, { validate });
      });
      expect(found, JSON.stringify(branch.condition.if)).toBe(true);
    }
  });
});
