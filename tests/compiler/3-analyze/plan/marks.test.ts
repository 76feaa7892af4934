// Proves that "writeOnly" and "readOnly" mark every question that they apply to, wherever in the schema they stand.
import { describe, expect, it } from 'vitest';
import { planForm } from '../../../../src/compiler/3-analyze/plan/plan-form.ts';
import type { UiFile } from '../../../../src/definition/files/ui.ts';
import type { JsonSchema } from '../../../../src/definition/json-schema.ts';
import { formSource } from '../../form-source.ts';

const text: JsonSchema = { type: 'string' };
const kind = { required: ['kind'], properties: { kind: { const: 'x' } } };

/** Returns the pointers of the questions with a mark. */
const marked = (mark: 'secret' | 'readOnly', schema: JsonSchema, ui?: UiFile) =>
  planForm(formSource({ type: 'object', ...schema }, ui))
    .questions.filter((question) => question[mark])
    .map(({ pointer }) => pointer);

describe('"writeOnly" makes secret', () => {
  const secret: JsonSchema = { writeOnly: true };
  const others = { kind: text, open: text };
  const cases: [string, JsonSchema, string[]][] = [
    ['a question', { properties: { ...others, pin: { ...text, ...secret } } }, ['/pin']],
    [
      'a question in a definition',
      {
        properties: { ...others, pin: { $ref: '#/definitions/pin' } },
        definitions: { pin: { ...text, ...secret } },
      },
      ['/pin'],
    ],
    [
      'a question, in its own allOf',
      { properties: { ...others, pin: { ...text, allOf: [{ minLength: 4 }, secret] } } },
      ['/pin'],
    ],
    [
      'a question, in one of its own alternatives',
      {
        properties: { ...others, pin: { ...text, anyOf: [{ minLength: 4 }, { allOf: [secret] }] } },
      },
      ['/pin'],
    ],
    [
      'a question, in allOf of the form',
      { properties: { ...others, pin: text }, allOf: [{ properties: { pin: secret } }] },
      ['/pin'],
    ],
    [
      'a question that only the second of two branches marks',
      {
        properties: others,
        if: kind,

        then: { properties: { pin: text } },
        else: { properties: { pin: { ...text, ...secret } } },
      },
      ['/pin'],
    ],
    [
      'everything in a group',
      {
        properties: {
          ...others,
          card: { type: 'object', ...secret, properties: { number: text, code: text } },
        },
      },
      ['/card/number', '/card/code'],
    ],
    [
      'a list and everything in its items',
      {
        properties: {
          ...others,
          cards: { type: 'array', ...secret, items: { type: 'object', properties: { pin: text } } },
        },
      },
      ['/cards', '/cards/-/pin'],
    ],
    [
      'everything in items',
      {
        properties: {
          ...others,
          cards: { type: 'array', items: { type: 'object', ...secret, properties: { pin: text } } },
        },
      },
      ['/cards/-/pin'],
    ],
    ['everything in a form', { ...secret, properties: { pin: text } }, ['/pin']],
  ];

  it.each(cases)('%s', (_, schema, pointers) => {
    expect(marked('secret', schema)).toEqual(pointers);
  });
});

describe('"readOnly" makes read-only', () => {
  const fixed: JsonSchema = { readOnly: true };
  const others = { kind: text, open: text };
  const cases: [string, JsonSchema, string[], UiFile?][] = [
    ['a question', { properties: { ...others, name: { ...text, ...fixed } } }, ['/name']],
    [
      'a question, in ui.json',
      { properties: { ...others, name: text } },
      ['/name'],
      { name: { 'ui:readonly': true } },
    ],
    [
      'a question, in allOf of the form',
      { properties: { ...others, name: text }, allOf: [{ properties: { name: fixed } }] },
      ['/name'],
    ],
    [
      'a question that a branch asks',
      {
        properties: others,
        if: kind,

        then: { properties: { name: { ...text, ...fixed } } },
      },
      ['/name'],
    ],
    [
      'everything in a group',
      { properties: { ...others, home: { type: 'object', ...fixed, properties: { city: text } } } },
      ['/home/city'],
    ],
    [
      'everything in a group, in ui.json',
      { properties: { ...others, home: { type: 'object', properties: { city: text } } } },
      ['/home/city'],
      { home: { 'ui:readonly': true } },
    ],
    [
      'a list and everything in its items',
      {
        properties: {
          pets: { type: 'array', ...fixed, items: { type: 'object', properties: { name: text } } },
        },
      },
      ['/pets', '/pets/-/name'],
    ],
  ];

  it.each(cases)('%s', (_, schema, pointers, ui) => {
    expect(marked('readOnly', schema, ui)).toEqual(pointers);
  });
});
