// Proves that a frozen draft answers every question with each of its choices, holds no secret, and only grows.
import { describe, expect, it } from 'vitest';
import { completeFrozenAnswers } from '../../src/analysis/drafts/frozen-answers.ts';
import { printJson } from '../../src/analysis/drafts/print-json.ts';
import type { ScreenModel } from '../../src/analysis/product-model.ts';
import type { UiFile } from '../../src/definition/files/ui.ts';
import type { JsonSchema } from '../../src/definition/json-schema.ts';
import { formModel, validate } from './form-model.ts';
import { missingFromDraft } from './missing-from-draft.ts';

const offer = (...values: unknown[]) =>
  values.map((value) => ({ const: value, title: `${value}` }));

function wizard(...steps: { schema: JsonSchema; ui?: UiFile; when?: JsonSchema }[]): ScreenModel {
  return {
    id: 'order',
    kind: 'wizard',
    route: '/',
    title: 'Order',
    draft: { key: 'draft', entry: 'answers' },
    actions: [],
    texts: {} as never,
    steps: steps.map(({ schema, ui, when }, index) => {
      const id = `step-${index}`;
      return {
        id,
        title: id,
        when: when && { answers: when },
        form: formModel({ type: 'object', ...schema }, ui),
      };
    }),
  };
}

const size: JsonSchema = { type: 'string', title: 'Size', oneOf: offer('small', 'large') };
const reason: JsonSchema = { type: 'string', title: 'Reason', minLength: 3 };

describe('a frozen draft', () => {
  it('answers every question, with each of its choices', () => {
    const screen = wizard({ schema: { properties: { name: { type: 'string' }, size } } });
    const { answers, missing } = completeFrozenAnswers(screen, validate, [{}]);
    expect(answers).toEqual([{ name: expect.any(String), size: 'small' }, { size: 'large' }]);
    expect(missing).toEqual([]);
  });

  it('has files without the key to their contents, which no later visit has', () => {
    const cv: JsonSchema = {
      type: 'object',
      title: 'CV',
      properties: { name: { type: 'string' }, size: { type: 'integer' }, part: { type: 'string' } },
    };
    const screen = wizard({
      schema: { properties: { cv, work: { type: 'array', title: 'Work', items: cv } } },
      ui: { cv: { 'ui:widget': 'file' }, work: { 'ui:widget': 'file' } },
    });
    const { answers } = completeFrozenAnswers(screen, validate, [{}]);
    expect(answers[0]?.cv).toEqual({ name: 'sample-1', size: 1234 });
    expect(JSON.stringify(answers)).not.toContain('"part"');
  });

  it('puts every choice of a ranking into an order, each of them first in one', () => {
    const goals: JsonSchema = {
      type: 'array',
      title: 'Goals',
      uniqueItems: true,
      minItems: 2,
      items: { type: 'string', oneOf: offer('near', 'short') },
    };
    const ui = { goals: { 'ui:widget': 'ranking' } };
    const screen = wizard({ schema: { properties: { goals, size } }, ui });
    const { answers } = completeFrozenAnswers(screen, validate, [{}]);
    expect(answers.map((one) => (one.goals as string[] | undefined)?.length ?? 2)).toEqual(
      answers.map(() => 2),
    );
  });

  it('answers what is asked only sometimes, together with what it depends on', () => {
    const schema = {
      properties: { size },
      if: { required: ['size'], properties: { size: { const: 'large' } } },
      then: { properties: { reason } },
      else: { properties: { hurry: { type: 'boolean', title: 'Hurry' } } },
    };
    const { answers, missing } = completeFrozenAnswers(wizard({ schema }), validate, [{}]);
    expect(answers).toEqual([
      { size: 'small', hurry: true },
      { size: 'large', reason: expect.any(String) },
    ]);
    expect(missing).toEqual([]);
  });

  it('goes into steps that are skipped, and those that shut each other out', () => {
    const when = (value: string) => ({
      required: ['size'],
      properties: { size: { const: value } },
    });
    const screen = wizard(
      { schema: { properties: { size } } },
      { schema: { properties: { cup: { type: 'string' } } }, when: when('small') },
      { schema: { properties: { pot: { type: 'string' } } }, when: when('large') },
    );
    const { answers, missing } = completeFrozenAnswers(screen, validate, [{}]);
    expect(missing).toEqual([]);
    expect(answers).toContainEqual({ size: 'small', cup: expect.any(String) });
    expect(answers).toContainEqual({ size: 'large', pot: expect.any(String) });
  });

  it('holds no secret, wherever it is asked', () => {
    const pin: JsonSchema = { type: 'string', title: 'PIN', writeOnly: true };
    const guests: JsonSchema = {
      type: 'array',
      items: { type: 'object', properties: { name: { type: 'string' }, pin } },
    };
    const screen = wizard({ schema: { properties: { pin, guests } } });
    const { answers } = completeFrozenAnswers(screen, validate, [{}]);
    expect(answers).toEqual([{ guests: [{ name: expect.any(String) }] }]);
    expect(missingFromDraft(screen, answers)).toEqual([]);
  });

  it('only grows: what visitors have stays', () => {
    const there = [{ size: 'large', old: 1 }];
    const screen = wizard({ schema: { properties: { size, reason } } });
    const { answers } = completeFrozenAnswers(screen, validate, [{}], there);
    expect(answers[0]).toEqual(there[0]);
    expect(missingFromDraft(screen, there)).toEqual(['/size = "small"', '/reason']);
    expect(missingFromDraft(screen, answers)).toEqual([]);
    expect(completeFrozenAnswers(screen, validate, [{}], answers).answers).toEqual(answers);
  });

  it('says what no answer could be made up for', () => {
    const odd: JsonSchema = { type: 'string', pattern: '^(?=a)b$' };
    const screen = wizard({ schema: { properties: { odd, size } } });
    expect(completeFrozenAnswers(screen, validate, [{}]).missing).toEqual(['/odd']);
  });
});

it('JSON is printed as the formatter prints it', () => {
  const long = Array.from({ length: 12 }, (_, index) => `a choice, ${index}`);
  expect(printJson({ a: [], b: {}, c: [1, 'x'], d: [{ e: null }], long })).toBe(
    [
      '{\n  "a": [],\n  "b": {},\n  "c": [1, "x"],',
      '  "d": [\n    {\n      "e": null\n    }\n  ],',
      `  "long": [\n    ${long.map((one) => JSON.stringify(one)).join(',\n    ')}\n  ]\n}`,
    ].join('\n'),
  );
});
