// Proves that a form opens with any JSON as its draft or its loaded data, and no migration reaches beyond the answers.
import { afterEach, describe, expect, it } from 'vitest';
import { createTrace, migrateAnswers } from '../../../src/core/draft/migrate.ts';
import { getAt } from '../../../src/core/pointer.ts';
import type { Operation } from '../../../src/definition/files/migration.ts';
import type { JsonSchema } from '../../../src/definition/json-schema.ts';
import { defaultTexts } from '../../../src/definition/texts.ts';
import { parseDraft, updateDraft } from '../../../src/engine/draft/draft.ts';
import { type Answers, startingValues } from '../../../src/engine/form/answers.ts';
import { FormStore } from '../../../src/engine/form/form-store.ts';
import { startAnswers } from '../../../src/engine/form/start-answers.ts';
import { randomJson, randomNumbers } from '../../support/random.ts';
import { compileForm, nowhere } from '../compile-form.ts';

const text = { type: 'string', title: 'Text' } as const;
const kinds: JsonSchema = { type: 'string', enum: ['cat', 'fish'], title: 'Kind' };

/** A question of each type, alone, in a group, in a list, on a condition. */
const form = compileForm({
  type: 'object',
  required: ['name', 'pets'],
  properties: {
    name: text,
    age: { type: 'integer', title: 'Age', minimum: 0 },
    weight: { type: 'number', title: 'Weight' },
    agrees: { type: 'boolean', title: 'Agrees?' },
    kind: kinds,
    toString: text,
    pets: { type: 'array', title: 'Pets', uniqueItems: true, items: kinds },
    pin: { ...text, writeOnly: true },
    address: { type: 'object', title: 'Address', properties: { street: text, valueOf: text } },
    guests: {
      type: 'array',
      title: 'Guests',
      items: { type: 'object', properties: { name: text, kinds: { ...kinds } } },
    },
    notes: { type: 'array', title: 'Notes', items: text },
  },
  allOf: [
    {
      if: { required: ['kind'], properties: { kind: { const: 'cat' } } },
      then: { properties: { food: text }, required: ['food'] },
    },
  ],
});
const fields = form.questions.map(({ pointer }) => pointer.split('/')[1] ?? '');
const screen = { fields, unstored: ['/pin'], secrets: ['/pin'], prefill: { from: '/loaded' } };

/** Opens the form with a draft and loaded data; returns the answers. */
function open(stored: Answers | undefined, loaded: unknown): Answers {
  const dataSources = { ...nowhere, loaded };
  const values = startingValues(screen, stored, dataSources);
  const answers = startAnswers(form, values, dataSources);
  return new FormStore(form, dataSources, defaultTexts, answers).state.answers;
}

/** JSON that is nested `depth` times. */
const nested = (depth: number, key = 'a') =>
  JSON.parse(`${`{"${key}":`.repeat(depth)}1${'}'.repeat(depth)}`);

const ownKeys = Object.getOwnPropertyNames(Object.prototype);
afterEach(() => expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(ownKeys));

describe('A form opens', () => {
  it('with any JSON as draft and as loaded data, and holds nothing that its questions do not take', () => {
    const random = randomNumbers(2026);
    for (let round = 0; round < 2000; round++) {
      const anyOf = () =>
        Object.fromEntries(fields.map((name) => [name, randomJson(random, 3)])) as Answers;
      const item = JSON.stringify({ answers: anyOf() });
      const answers = open(parseDraft(item, 'answers').answers, anyOf());
      expect(answers.pets ?? []).not.toContainEqual(expect.any(Object));
      for (const name of ['name', 'kind', 'toString', 'food']) {
        expect(['string', 'undefined']).toContain(typeof getAt(answers, `/${name}`));
      }
      expect(answers).not.toHaveProperty('pin');
    }
  });

  it.each([
    [
      'an item that has its own toString',
      { pets: [{ toString: 1 }, 'cat'], kind: { toString: 1 } },
    ],
    ['null in a list', { guests: [null, { name: 'Ada' }], pets: [null, 'cat'] }],
    ['a group in the place of a text', { name: { valueOf: null }, pets: ['cat'] }],
  ])('with %s', (_, values) => {
    for (const answers of [open(values, {}), open(undefined, values)]) {
      expect(answers.name ?? '').toEqual(expect.any(String));
      if (answers.pets) expect(answers.pets).toEqual(['cat']);
    }
  });

  it('with answers that are nested ten thousand times, and keeps the others', () => {
    const stored = JSON.stringify({ answers: { name: 'Ada' } }).replace(
      '{"name"',
      `{"address":${JSON.stringify(nested(40))},"guests":${'['.repeat(10_000)}${']'.repeat(10_000)},"name"`,
    );
    const { answers, unreadable } = parseDraft(stored, 'answers');
    expect(unreadable).toBe(false);
    expect(open(answers, { kind: 'fish', age: nested(3000) })).toMatchObject({
      name: 'Ada',
      kind: 'fish',
    });
    expect(updateDraft(stored, { entry: 'answers', version: 1 }, { name: 'Bo' })).toBe(
      '{"answers":{"name":"Bo"}}',
    );
  });

  it('without a secret that is loaded', () => {
    expect(open(undefined, { name: 'Ada', pin: '1234' })).toEqual({ name: 'Ada' });
  });
});

describe('A migration', () => {
  const random = randomNumbers(7);
  const places = [
    '/__proto__/a',
    '/constructor/prototype/a',
    '/name/__proto__/b/c',
    '/toString/a',
    '/x/0',
    '/-',
  ];
  const pick = () => places[Math.floor(random() * places.length)] as string;
  const operations: (() => Operation)[] = [
    () => ({ op: 'add', path: pick(), value: randomJson(random) }),
    () => ({ op: 'move', from: '/name', path: pick() }),
    () => ({ op: 'copy', from: pick(), path: pick() }),
    () => ({ op: 'replace', path: pick(), value: 1 }),
    () => ({ op: 'remove', path: pick() }),
  ];

  it('changes nothing but the answers, whatever its paths', () => {
    for (let round = 0; round < 500; round++) {
      const patch = operations.map((make) => make());
      const answers = { name: 'Ada', x: randomJson(random, 3) };
      const range = { from: 1, to: 2, migrations: [{ to: 2, patch }] };
      migrateAnswers({ answers, trace: createTrace(answers) }, range);
      expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(ownKeys);
    }
  });
});
