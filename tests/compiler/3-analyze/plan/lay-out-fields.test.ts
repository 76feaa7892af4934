// Proves that a conditional question stands after the one that opens it, and questions below a heading stay together.
import { describe, expect, it } from 'vitest';
import { planForm } from '../../../../src/compiler/3-analyze/plan/plan-form.ts';
import type { UiFile } from '../../../../src/definition/files/ui.ts';
import type { JsonSchema } from '../../../../src/definition/json-schema.ts';
import { formSource } from '../../form-source.ts';

const text: JsonSchema = { type: 'string' };
const is = (name: string, value: string): JsonSchema => ({
  required: [name],
  properties: { [name]: { const: value } },
});
const opens = (condition: JsonSchema, ...names: string[]): JsonSchema => ({
  if: condition,
  then: { properties: Object.fromEntries(names.map((name) => [name, text])) },
});
const plan = (schema: JsonSchema, ui: UiFile = {}) => planForm(formSource(schema, ui));
const order = (...form: Parameters<typeof plan>) =>
  plan(...form).questions.map(({ pointer }) => pointer.slice(1));

const abc = { type: 'object', properties: { a: text, b: text, c: text } } satisfies JsonSchema;

describe('a conditional question', () => {
  it('comes right after the one that opens it', () => {
    expect(order({ ...abc, ...opens(is('a', 'x'), 'a1', 'a2') })).toEqual([
      'a',
      'a1',
      'a2',
      'b',
      'c',
    ]);
  });

  it('comes after those that the same question opened before, and what these open', () => {
    const allOf = [opens(is('a', 'x'), 'a1'), opens(is('a', 'y'), 'a2'), opens(is('a1', 'z'), 'd')];
    expect(order({ ...abc, allOf })).toEqual(['a', 'a1', 'd', 'a2', 'b', 'c']);
  });

  it('comes after the last of several that its condition tests, also where it is an "else"', () => {
    const { if: condition, then } = opens({ allOf: [is('a', 'x'), is('b', 'y')] }, 'd');
    expect(order({ ...abc, if: condition, else: then })).toEqual(['a', 'b', 'd', 'c']);
  });

  it('stays where "ui:order" names it', () => {
    const schema = { ...abc, ...opens(is('a', 'x'), 'd') };
    expect(order(schema, { 'ui:order': ['b', 'a', 'c', 'd'] })).toEqual(['b', 'a', 'c', 'd']);
    expect(order(schema, { 'ui:order': ['b', '*'] })).toEqual(['b', 'a', 'd', 'c']);
    expect(order(schema, { 'ui:order': ['*', 'a'] })).toEqual(['b', 'c', 'a', 'd']);
  });

  it('comes last where a question of another step opens it', () => {
    expect(order({ ...abc, ...opens(is('other', 'x'), 'd') })).toEqual(['a', 'b', 'c', 'd']);
  });

  it('does not move where it is also asked without a condition', () => {
    const schema = { ...abc, allOf: [opens(is('a', 'x'), 'c')] };
    expect(order(schema)).toEqual(['a', 'b', 'c']);
  });

  it('changes nothing in the order of what is sent', () => {
    const { schema } = plan({ ...abc, ...opens(is('a', 'x'), 'd') });
    expect(Object.keys(schema.properties ?? {})).toEqual(['a', 'b', 'c', 'd']);
  });
});

describe('questions below a heading', () => {
  const groups = (...lists: string[][]): UiFile => ({
    'ui:groups': lists.map((fields, index) => ({ title: `Heading ${index + 1}`, fields })),
  });

  it('stand where the first of them would, in the order of the group; others stay', () => {
    expect(order(abc, groups(['c', 'a']))).toEqual(['c', 'a', 'b']);
    expect(order(abc, { ...groups(['c', 'a']), 'ui:order': ['b', '*'] })).toEqual(['b', 'c', 'a']);
  });

  it('have the conditional ones among them that they open', () => {
    const form = plan({ ...abc, ...opens(is('a', 'x'), 'd') }, groups(['a', 'b']));
    expect(form.ui['ui:groups']).toEqual([{ title: 'Heading 1', fields: ['a', 'd', 'b'] }]);
    expect(form.questions.map(({ subheading }) => subheading)).toEqual([
      'Heading 1',
      'Heading 1',
      'Heading 1',
      undefined,
    ]);
  });

  it.each([
    ['with a title, above and below it', 'Group', 'Heading 1', 'Heading 1'],
    ['without one, from the outer to the inner', undefined, undefined, 'Heading 1 – Heading 1'],
  ])('tell their headings: of a group %s', (_, title, heading, subheading) => {
    const group = { ...abc, ...(title && { title }) };
    const schema: JsonSchema = { type: 'object', properties: { group } };
    const ui = { ...groups(['group']), group: groups(['b']) };
    expect(plan(schema, ui).questions[1]).toMatchObject({
      subheading,
      ...(heading && { heading }),
    });
  });
});
