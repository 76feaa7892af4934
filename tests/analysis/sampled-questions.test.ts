// Proves that the sample answer to a question is one that it offers, and that the other answers leave.
import { describe, expect, it } from 'vitest';
import { fieldRulesOf } from '../../src/analysis/form/field-rules.ts';
import { breakRule } from '../../src/analysis/sample/break-rule.ts';
import { textsMatching } from '../../src/analysis/sample/match-pattern.ts';
import { sampleAnswers } from '../../src/analysis/sample/sample-answers.ts';
import { ItemCount, noAnswer } from '../../src/analysis/sample/sample-options.ts';
import { brokenRule } from '../../src/core/rules/broken-rule.ts';
import { formModel, object, validate } from './form-model.ts';

it.each([
  [
    'a list that keeps an item while none is the wanted one',
    '/drivers contains',
    object({
      drivers: {
        type: 'array',
        minItems: 1,
        contains: { type: 'object', required: ['main'], properties: { main: { const: true } } },
        items: object({ main: { type: 'boolean' } }),
      },
    }),
  ],
  [
    'a day that is none, between two others',
    '/ended format',
    object({
      began: { type: 'string', format: 'date' },
      ended: {
        type: 'string',
        format: 'date',
        formatMinimum: { $data: '1/began' },
        formatMaximum: '2049-12-31',
      },
    }),
  ],
])('a rule is broken by %s', (_, name, schema) => {
  const form = formModel(schema);
  const rule = fieldRulesOf(form).find(({ pointer, path }) => `${pointer} ${path}` === name);
  const broken = rule && breakRule(form, rule, { validate });
  expect(broken?.isIsolated).toBe(true);
});

it('samples take choices from what was loaded, without the one that is taken elsewhere', () => {
  const source = { from: '/loaded/towns', value: '/id', label: '/name' };
  const form = formModel(
    object({ home: { type: 'integer' }, others: { type: 'array', items: { type: 'integer' } } }),
    {
      home: { 'ui:widget': 'select', 'ui:options': { source } },
      others: { 'ui:widget': 'checkboxes', 'ui:options': { source, exclude: '/answers/home' } },
    },
  );
  const loaded = { towns: [4, 5, 6].map((id) => ({ id, name: `Town ${id}` })) };
  expect(sampleAnswers(form, { validate, loaded })).toEqual({ home: 4, others: [5, 6] });
});

it('samples take choices from the answers that are sampled with them, whatever their order', () => {
  const source = { from: '/answers/channels' };
  const channels = { type: 'array', items: { type: 'string', enum: ['web', 'mail', 'shop'] } };
  const form = formModel(object({ best: { type: 'string' }, channels }), {
    best: { 'ui:widget': 'radio', 'ui:options': { source } },
  });
  const fixed = (value: unknown) => ({
    validate,
    fixedValues: new Map([['/channels', value]]),
  });
  expect(sampleAnswers(form, { validate })).toMatchObject({ best: 'web' });
  expect(sampleAnswers(form, fixed(['shop']))).toEqual({ best: 'shop', channels: ['shop'] });
  expect(sampleAnswers(form, fixed(noAnswer))).toEqual({});
});

it('an item of a list can be fixed beside others that are sampled', () => {
  const guest = object({ name: { type: 'string', examples: ['Ada'] }, age: { type: 'integer' } });
  const form = formModel(object({ guests: { type: 'array', items: guest } }));
  const fixedValues = new Map<string, unknown>([
    ['/guests', new ItemCount(2)],
    ['/guests/0', { name: 'Grace' }],
    ['/guests/1/age', 7],
  ]);
  expect(sampleAnswers(form, { validate, fixedValues })).toEqual({
    guests: [{ name: 'Grace' }, { name: 'Ada', age: 7 }],
  });
});

it('samples take no choice or country that is not offered', () => {
  const source = { from: '/loaded/towns', value: '/id', label: '/name' };
  const form = formModel(
    object({
      town: { type: 'integer' },
      cup: { type: 'string', enum: ['glass', 'tin'] },
      home: { type: 'string' },
      birth: { type: 'string' },
    }),
    {
      town: { 'ui:widget': 'select', 'ui:options': { source, except: [4] } },
      cup: { 'ui:widget': 'radio', 'ui:options': { only: ['tin'] } },
      home: { 'ui:widget': 'country', 'ui:options': { only: ['CA'] } },
      birth: { 'ui:widget': 'country', 'ui:options': { except: ['AF', 'US'] } },
    },
  );
  const loaded = { towns: [4, 5].map((id) => ({ id, name: `Town ${id}` })) };
  const answers = sampleAnswers(form, { validate, loaded });
  expect(answers).toMatchObject({ town: 5, cup: 'tin', home: 'Canada' });
  expect(answers.birth).not.toBe('United States');
  expect(answers.birth).toBeTypeOf('string');
});

it('samples choose an exclusive choice only where it is required', () => {
  const items = { type: 'string', enum: ['none', 'tea', 'milk'] };
  const form = formModel(
    object({
      any: { type: 'array', items },
      none: { type: 'array', items, contains: { const: 'none' } },
    }),
    { any: { 'ui:options': { exclusive: 'none' } }, none: { 'ui:options': { exclusive: 'none' } } },
  );
  expect(sampleAnswers(form, { validate })).toEqual({ any: ['tea', 'milk'], none: ['none'] });
});

it('samples go by the examples of a schema before anything made up', () => {
  const form = formModel(object({ name: { type: 'string', examples: ['Grace'] } }));
  expect(sampleAnswers(form, { validate })).toEqual({ name: 'Grace' });
});

it('samples take any answer where the other one is missing that it is compared with', () => {
  const form = formModel({
    type: 'object',
    properties: {
      first: { type: 'string', examples: ['one'] },
      second: { type: 'string', not: { const: { $data: '1/first' } }, examples: ['one'] },
    },
  });
  const without = { validate, fixedValues: new Map([['/first', noAnswer]]) };
  expect(sampleAnswers(form, without)).toEqual({ second: 'one' });
  expect(sampleAnswers(form, { validate }).second).not.toBe('one');
});

it.each(['^[A-Z0-9]{8}$', '^a+b?(cd|e)*$', '\\d{3}-\\w+', '^(?:x|y)[^a-z]{2,}$', '^\\+\\d{2,5}$'])(
  'there is a text that %s matches',
  (pattern) => {
    const texts = textsMatching(pattern);
    expect(texts.some((text) => new RegExp(pattern, 'u').test(text))).toBe(true);
  },
);

it('samples of an answer leave room for another one that it limits', () => {
  const day = { type: 'string', format: 'date' };
  const form = formModel(
    object(
      {
        from: { ...day, formatMaximum: { $data: '1/to' } },
        to: { ...day, formatMinimum: { $data: '1/from' }, formatMaximum: '2024-05-01' },
        least: { type: 'integer' },
        most: { type: 'integer', exclusiveMinimum: { $data: '1/least' }, maximum: 1 },
      },
      { required: ['from', 'to', 'least', 'most'] },
    ),
  );
  const answers = sampleAnswers(form, { validate });
  expect(Object.keys(answers).sort()).toEqual(['from', 'least', 'most', 'to']);
  expect(form.validate(answers)).toBe(true);
});

it('samples of groups in a list differ where they have to', () => {
  const items = object({ name: { type: 'string' }, phone: { type: 'string', format: 'phone' } });
  const form = formModel(
    object({ people: { type: 'array', minItems: 3, uniqueItems: true, items } }),
  );
  expect(form.validate(sampleAnswers(form, { validate }))).toBe(true);
});

it('samples of a format differ from an answer that is excluded', () => {
  const other = { type: 'string', format: 'phone', not: { const: { $data: '1/own' } } };
  const form = formModel(object({ own: { type: 'string', format: 'phone' }, other }));
  const answers = sampleAnswers(form, { validate });
  expect(answers.other).toBeDefined();
  expect(form.validate(answers)).toBe(true);
});

describe('samples of answers that are compared', () => {
  const form = formModel(
    object({
      limit: { type: 'integer', minimum: 40 },
      cars: {
        type: 'array',
        items: object({
          value: { type: 'integer', minimum: { $data: '3/limit' } as unknown as number },
          insured: { type: 'integer', const: { $data: '1/value' } },
          since: { type: 'string', format: 'date', formatMinimum: { $data: '/born' } },
        }),
      },
    }),
  );
  const options = { validate, otherAnswers: { born: '2030-01-01' } };

  it('keep limits outside their list, and in an earlier step', () => {
    const answers = sampleAnswers(form, options);
    expect(form.validate({ ...options.otherAnswers, ...answers })).toBe(true);
  });

  it.each(['value minimum', 'insured const', 'since formatMinimum'])('break "%s"', (name) => {
    const rule = fieldRulesOf(form).find(
      ({ pointer, path }) => `${pointer} ${path}` === `/cars/-/${name}`,
    );
    const broken = rule && breakRule(form, rule, options);
    expect(broken && brokenRule(broken.error)).toBe(rule?.path);
  });
});
