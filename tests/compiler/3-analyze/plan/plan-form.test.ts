// Proves that the plan of a form has each question once, with its place and condition, and no rules.
import { describe, expect, it } from 'vitest';
import { planForm } from '../../../../src/compiler/3-analyze/plan/plan-form.ts';
import type { UiFile } from '../../../../src/definition/files/ui.ts';
import type { JsonSchema } from '../../../../src/definition/json-schema.ts';
import { formSource } from '../../form-source.ts';

const text: JsonSchema = { type: 'string' };
const has = (name: string): JsonSchema => ({ required: [name] });
const plan = (schema: JsonSchema, ui?: UiFile) => planForm(formSource(schema, ui));
const pointers = (...form: Parameters<typeof plan>) =>
  plan(...form).questions.map(({ pointer }) => pointer);

describe('the plan of a form', () => {
  it('has each question where its group is, also those that a branch adds to the group', () => {
    const schema = {
      type: 'object',
      properties: { group: { type: 'object', properties: { a: text } }, last: text },
      if: has('last'),
      then: { properties: { group: { properties: { b: text } } } },
    };
    expect(pointers(schema)).toEqual(['/group/a', '/group/b', '/last']);
    expect(Object.keys(plan(schema).schema.properties?.group?.properties ?? {})).toEqual([
      'a',
      'b',
    ]);
  });

  it('has the order of the ui schema, at each level', () => {
    const object = { type: 'object', properties: { a: text, b: text, c: text } };
    const schema = { type: 'object', properties: { x: text, group: object } };
    expect(
      pointers(schema, { 'ui:order': ['group', '*'], group: { 'ui:order': ['c', '*', 'a'] } }),
    ).toEqual(['/group/c', '/group/b', '/group/a', '/x']);
  });

  it.each([
    ['iban', 'groups'],
    ['date', 'date'],
    [undefined, undefined],
  ])('draws a calculated text of the format %s as %s', (format, display) => {
    const account = { type: 'string', ...(format && { format }) };
    const schema = { type: 'object', properties: { from: text, account } };
    const ui = { account: { 'ui:options': { calculated: { first: ['/answers/from'] } } } };
    const drawn = plan(schema, ui).ui as Record<string, { 'ui:options': object }>;
    expect(drawn.account?.['ui:options']).toMatchObject({ display });
  });

  it('draws every question, without a rule or a condition', () => {
    const { schema } = plan({
      type: 'object',
      required: ['a'],
      properties: { a: { type: 'string', title: 'A', maxLength: 3 } },
      if: has('a'),
      then: { required: ['b'], properties: { b: { type: 'string' } } },
    });
    expect(schema).toEqual({
      type: 'object',
      properties: { a: { type: 'string', title: 'A' }, b: { type: 'string', title: 'b' } },
    });
  });

  it('has each condition once, and when each question is asked and required', () => {
    const { conditions, questions } = plan({
      type: 'object',
      properties: { a: text },
      if: has('a'),
      then: { required: ['b'], properties: { b: text } },
      allOf: [{ if: has('a'), else: { properties: { b: text, c: text } } }],
    });
    expect(conditions).toEqual([{ pointer: '', if: has('a') }]);
    const [yes, no] = [true, false].map((holds) => ({ condition: 0, holds }));
    expect(
      questions.map(({ pointer, askedWhen, requiredWhen }) => [pointer, askedWhen, requiredWhen]),
    ).toEqual([
      ['/a', undefined, undefined],
      ['/b', [[yes], [no]], [[yes]]],
      ['/c', [[no]], undefined],
    ]);
  });

  it('has a group, or the items of a list, without a title too', () => {
    const object = { type: 'object', properties: { a: text } };
    const { groups } = plan({
      type: 'object',
      required: ['group'],
      properties: { group: object, list: { type: 'array', title: 'List', items: object } },
    });
    expect(groups).toEqual([
      { pointer: '/group', requiredWhen: [[]] },
      { pointer: '/list/-', label: 'List' },
    ]);
  });

  it('asks an object that has a widget as one question', () => {
    const place = { type: 'object', properties: { lat: { type: 'number' } } };
    const schema = { type: 'object', properties: { place } };
    const { questions, groups } = plan(schema, { place: { 'ui:widget': 'map' } });
    expect(questions.map(({ pointer, widget }) => [pointer, widget])).toEqual([['/place', 'map']]);
    expect(groups).toEqual([]);
  });

  it('does not ask what a branch only tightens', () => {
    const schema = {
      type: 'object',
      properties: { a: text },
      if: has('a'),
      then: { properties: { a: { maxLength: 3 }, other: { minLength: 2 } } },
    };
    expect(plan(schema).questions).toMatchObject([{ pointer: '/a' }]);
    expect(plan(schema).questions[0]).not.toHaveProperty('askedWhen');
  });
});
