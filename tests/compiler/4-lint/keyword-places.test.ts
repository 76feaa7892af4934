// Proves that each keyword of schema.json has an effect and a message at every place where it is not refused.
import { describe, expect, it } from 'vitest';
import { parseProduct } from '../../../src/compiler/2-parse/parse-product.ts';
import { planForm } from '../../../src/compiler/3-analyze/plan/plan-form.ts';
import { createCompiler } from '../../../src/compiler/compile.ts';
import { type FormSource, KeyedCache } from '../../../src/compiler/index.ts';
import { formsOf } from '../../../src/compiler/model/product.ts';
import { inlineReferences } from '../../../src/compiler/schema/inline-references.ts';
import { ruleKeyword } from '../../../src/core/rules/broken-rule.ts';
import { findProblems } from '../../../src/core/rules/find-problems.ts';
import { messagePlaceholders } from '../../../src/definition/files/messages.ts';
import type { JsonSchema } from '../../../src/definition/json-schema.ts';
import {
  formKeywords,
  otherKeywords,
  refusingRule,
} from '../../../src/definition/keywords/index.ts';
import { type Place, places } from '../../../src/definition/places.ts';
import { defaultTexts } from '../../../src/definition/texts.ts';
import { compileForm } from '../../engine/compile-form.ts';
import { type Overlay, tinySources } from '../../vite/overlay.ts';

const { compile } = createCompiler('forms');

/** A keyword of schema.json in use: beside other keywords, with an answer that keeps its rule and one that breaks it. */
interface Use {
  /** The question that has it. */
  question?: JsonSchema;
  entry: JsonSchema;
  /** The keyword as an object with fields has it. */
  ofObject?: JsonSchema;
  good?: unknown;
  bad?: unknown;
  /** The keyword whose message is shown, if it is another one. */
  broken?: string;
  /** The field that shows the message, if it is another one. */
  pointer?: string;
}

const text = (entry: JsonSchema, good: unknown, bad: unknown, broken?: string): Use => ({
  entry,
  good,
  bad,
  broken,
});
const day = (limit: JsonSchema, good: string, bad: string): Use =>
  text({ format: 'date', ...limit }, good, bad, Object.keys(limit)[0]);
const number = (entry: JsonSchema, good: number, bad: number): Use => ({
  question: { type: 'integer' },
  entry,
  good,
  bad,
});
const list = (entry: JsonSchema, good?: unknown[], bad?: unknown[]): Use => ({
  question: { type: 'array', items: { type: 'string', enum: ['a', 'b', 'c'] } },
  entry,
  good,
  bad,
});
const condition = { if: { pattern: '^a' }, then: { minLength: 3 }, else: { maxLength: 3 } };

const uses: Record<string, Use> = {
  $schema: { entry: { $schema: '../../.schemas/schema.schema.json' } },
  $comment: { entry: { $comment: 'Words' } },
  $ref: { entry: { $ref: '#/definitions/other' } },
  definitions: { entry: { definitions: { more: { type: 'string' } } } },
  type: { question: { type: 'number' }, entry: { type: 'integer' } },
  title: { entry: { title: 'Other' } },
  description: { entry: { description: 'Words' } },
  picture: { entry: { picture: { file: 'logo.svg', alt: 'A cup' } } },
  examples: { entry: { examples: ['Ada'] } },
  default: { entry: { default: 'Ada' } },
  writeOnly: { entry: { writeOnly: true } },
  readOnly: { entry: { readOnly: true } },
  properties: { entry: { properties: { more: { type: 'string', title: 'More' } } } },
  required: { entry: { required: ['more'] } },
  dependentRequired: { entry: { dependentRequired: { more: ['other'] } } },
  items: list({ items: { type: 'string', enum: ['x', 'y'] } }),
  const: text({ const: 'ab' }, 'ab', 'x'),
  enum: text({ enum: ['ab', 'ac'] }, 'ab', 'x'),
  collation: {
    ...text({ const: 'ab', collation: { sensitivity: 'base' } }, 'AB', 'x'),
    ofObject: { collation: { sensitivity: 'base' } },
    broken: 'const',
  },
  oneOf: {
    ...text({ oneOf: [{ const: 'ab', title: 'A' }] }, 'ab', 'x'),
    ofObject: {
      oneOf: [
        { title: 'A', required: ['kind'], properties: { kind: { const: 'a', title: 'Kind' } } },
      ],
    },
  },
  format: text({ format: 'email' }, 'a@example.com', 'x'),
  pattern: text({ pattern: '^a' }, 'a', 'b'),
  minLength: text({ minLength: 2 }, 'ab', 'a'),
  maxLength: text({ maxLength: 2 }, 'ab', 'abc'),
  minimum: number({ minimum: 2 }, 2, 1),
  maximum: number({ maximum: 2 }, 2, 3),
  exclusiveMinimum: number({ exclusiveMinimum: 2 }, 3, 2),
  exclusiveMaximum: number({ exclusiveMaximum: 2 }, 1, 2),
  formatMinimum: day({ formatMinimum: '2026-02-01' }, '2026-02-01', '2026-01-31'),
  formatMaximum: day({ formatMaximum: '2026-02-01' }, '2026-02-01', '2026-02-02'),
  formatExclusiveMinimum: day({ formatExclusiveMinimum: '2026-02-01' }, '2026-02-02', '2026-02-01'),
  formatExclusiveMaximum: day({ formatExclusiveMaximum: '2026-02-01' }, '2026-01-31', '2026-02-01'),
  weekdays: day({ weekdays: [1] }, '2027-04-12', '2027-04-13'),
  multipleOf: number({ multipleOf: 2 }, 4, 3),
  minItems: list({ minItems: 2 }, ['a', 'b'], ['a']),
  maxItems: list({ maxItems: 1 }, ['a'], ['a', 'b']),
  uniqueItems: list({ uniqueItems: true }, ['a'], ['a', 'a']),
  uniqueItemProperties: {
    question: {
      type: 'array',
      items: {
        type: 'object',
        properties: { name: { type: 'string', title: 'Name', maxLength: 20 } },
      },
    },
    entry: { uniqueItemProperties: ['name'] },
    good: [{ name: 'a' }, {}, {}],
    bad: [{ name: 'a' }, { name: 'b' }, { name: 'a' }],
    pointer: '/nickname/2/name',
  },
  contains: list({ contains: { const: 'b' } }, ['b'], ['a']),
  minContains: {
    ...list({ contains: { enum: ['a', 'b'] }, minContains: 2 }, ['a', 'b'], ['a', 'c']),
    broken: 'contains',
  },
  maxContains: {
    ...list({ contains: { enum: ['a', 'b'] }, maxContains: 1 }, ['a', 'c'], ['a', 'b']),
    broken: 'contains',
  },
  if: text(condition, 'abc', 'ab', 'minLength'),
  then: text(condition, 'abc', 'ab', 'minLength'),
  else: text(condition, 'b', 'bbbb', 'maxLength'),
  allOf: text({ allOf: [{ minLength: 2 }] }, 'ab', 'a', 'minLength'),
  anyOf: text({ anyOf: [{ minLength: 3 }, { pattern: '^a' }] }, 'a', 'b'),
  not: text({ not: { const: 'bad' } }, 'a', 'bad'),
  $id: { entry: { $id: 'other' } },
  additionalProperties: { entry: { additionalProperties: false } },
  additionalItems: { entry: { additionalItems: false } },
  patternProperties: { entry: { patternProperties: { '^a': { type: 'string' } } } },
  propertyNames: { entry: { propertyNames: { pattern: '^a' } } },
  minProperties: { entry: { minProperties: 1 } },
  maxProperties: { entry: { maxProperties: 9 } },
  dependencies: { entry: { dependencies: { a: ['b'] } } },
  contentEncoding: { entry: { contentEncoding: 'base64' } },
  contentMediaType: { entry: { contentMediaType: 'text/plain' } },
};

/** Keywords for the readers of a file, and those that others refer to. */
const remarks = ['$schema', '$comment', 'examples', 'definitions'];
/** Keywords without which a form, a group or a list would not be one. */
const structure = ['type', 'items'];

const inQuestion: Partial<Record<Place, (entry: JsonSchema) => JsonSchema>> = {
  question: (entry) => ({ properties: { nickname: entry } }),
  branch: (entry) => ({ then: { properties: { nickname: entry } } }),
  allOf: (entry) => ({ allOf: [{ properties: { nickname: entry } }] }),
  rule: (entry) => ({ properties: { nickname: { allOf: [entry] } } }),
};
const aroundQuestions: Partial<Record<Place, (entry: JsonSchema) => Overlay>> = {
  form: (entry) => ({ 'order/extras/schema.json': entry }),
  group: (entry) => ({ 'order/extras/schema.json': { properties: { address: entry } } }),
  list: (entry) => ({ 'order/extras/schema.json': { properties: { guests: entry } } }),
  item: (entry) => ({ 'order/extras/schema.json': { properties: { guests: { items: entry } } } }),
};

const messages = Object.fromEntries(
  Object.keys(messagePlaceholders).map((keyword) => [keyword, `breaks ${keyword}`]),
);
const definitions = { other: { writeOnly: true } };

/** Changes the tiny product: a keyword at a place, and the question that has it. */
function changeFor(keyword: string, place: Place, withEntry = true): Overlay {
  const { question = {}, entry, ofObject = entry } = uses[keyword] as Use;
  const app = { 'app.json': { messages } };
  const holdsFields = place === 'form' || place === 'group' || place === 'item';
  const used = withEntry ? (holdsFields ? ofObject : entry) : {};
  const around = aroundQuestions[place]?.(used);
  if (around) {
    const file = around['order/extras/schema.json'] as object;
    return { ...app, 'order/extras/schema.json': { definitions, ...file } };
  }
  const base = { properties: { nickname: { maxLength: null, ...question } } };
  const change = inQuestion[place]?.(used) ?? {};
  const nickname = {
    ...base.properties.nickname,
    ...((change.properties?.nickname as object | undefined) ?? {}),
  };
  return {
    ...app,
    'order/taste/schema.json': {
      definitions,
      ...change,
      properties: { nickname },
    },
  };
}

const parsed = new KeyedCache();

/** The step of the tiny product that a change concerns. */
function formAfter(change: Overlay): FormSource {
  const product = parseProduct('forms', tinySources(change), parsed);
  const [path = ''] = Object.keys(change).filter((file) => file.endsWith('/schema.json'));
  return formsOf(product).find(({ schemaPath }) => schemaPath === `forms/${path}`) as FormSource;
}

const codeAfter = (change: Overlay): string => {
  const form = formAfter(change);
  return JSON.stringify([planForm(form, {}), inlineReferences(form.schema)]);
};

const cells = Object.keys(uses).flatMap((keyword) =>
  (Object.keys(places) as Place[]).map((place) => ({ keyword, place })),
);

it('every keyword of schema.json is tested', () => {
  const all = Object.keys({ ...formKeywords, ...otherKeywords }).sort();
  expect(Object.keys(uses).sort()).toEqual(all);
});

describe('A keyword of schema.json at a place', () => {
  it.each(
    cells.flatMap((cell) => {
      const rule = refusingRule(cell.keyword, cell.place);
      return rule === undefined || rule === 'idle-key' ? [] : [{ ...cell, rule }];
    }),
  )('is refused: $keyword at $place', ({ keyword, place, rule }) => {
    const { diagnostics } = compile(tinySources(changeFor(keyword, place)));
    const found = diagnostics.filter((one) => one.rule === rule);
    expect(found.filter(({ message }) => message.includes(`"${keyword}"`))).not.toEqual([]);
  });

  const working = cells.filter(
    ({ keyword, place }) =>
      refusingRule(keyword, place) === undefined &&
      !remarks.includes(keyword) &&
      !(structure.includes(keyword) && aroundQuestions[place]),
  );

  it.each(working)('is in what is compiled: $keyword at $place', ({ keyword, place }) => {
    const change = changeFor(keyword, place);
    const { diagnostics } = compile(tinySources(change));
    const refusals = ['idle-key', 'idle-branch', 'unsupported-schema', 'unknown-key'];
    expect(diagnostics.filter(({ rule }) => refusals.includes(rule))).toEqual([]);
    expect(codeAfter(change)).not.toBe(codeAfter(changeFor(keyword, place, false)));
  });

  it.each(
    working.filter(({ keyword, place }) => uses[keyword]?.bad !== undefined && inQuestion[place]),
  )('is validated, and has its message: $keyword at $place', ({ keyword, place }) => {
    const { good, bad, broken = keyword, pointer = '/nickname' } = uses[keyword] as Use;
    const { schema } = formAfter(changeFor(keyword, place));
    const form = compileForm(schema, {}, messages);
    const problemsOf = (nickname: unknown) =>
      findProblems(form, { colour: 'r', size: 'large', reason: 'x', nickname }, defaultTexts, {});
    expect(problemsOf(good)).toEqual([]);
    const [problem, ...others] = problemsOf(bad);
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ pointer, message: `breaks ${broken}` });
    expect(ruleKeyword(problem?.rule ?? '')).toBe(broken);
  });
});
