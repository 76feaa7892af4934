// Proves that a key or an option is refused at the places where it does nothing, with what to write instead.

import { describe, expect, it } from 'vitest';
import { createCompiler } from '../../../src/compiler/compile.ts';
import { formKeywords } from '../../../src/definition/keywords/index.ts';
import { type Place, places } from '../../../src/definition/places.ts';
import type { UiKeyEntry } from '../../../src/definition/ui-key-entry.ts';
import { fieldOptions, uiKeyCatalogue } from '../../../src/definition/ui-keys/index.ts';
import { type Overlay, tinySources } from '../../vite/overlay.ts';

const { compile } = createCompiler('forms');

/** A value for each key whose schema has no example, or one that the product does not take. */
const values: Record<string, unknown> = {
  default: 'Ada',
  'ui:order': ['*'],
  'ui:groups': [{ title: 'Other', fields: ['size'] }],
  'ui:options': {},
  width: 'half',
  when: { answers: { required: ['size'] } },
  clearedBy: '/answers/size',
  check: 'last',
  checkWith: {
    call: 'save',
    send: { nickname: { from: '/answers/nickname' } },
    outcomes: { 409: { say: 'Taken' } },
  },
  calculated: { join: '/answers/size' },
};

function exampleOf(key: string, schema: { examples?: unknown[]; default?: unknown }): unknown {
  return values[key] ?? schema.examples?.[0] ?? schema.default !== true;
}

/** Puts an entry at a place of schema.json. */
const inSchema: Record<Place, (entry: object) => Overlay> = {
  form: (entry) => ({ 'order/taste/schema.json': entry }),
  question: (entry) => ({ 'order/taste/schema.json': { properties: { nickname: entry } } }),
  group: (entry) => ({ 'order/extras/schema.json': { properties: { address: entry } } }),
  list: (entry) => ({ 'order/extras/schema.json': { properties: { guests: entry } } }),
  item: (entry) => ({ 'order/extras/schema.json': { properties: { guests: { items: entry } } } }),
  branch: (entry) => ({
    'order/taste/schema.json': { then: { properties: { nickname: entry } } },
  }),
  allOf: (entry) => ({
    'order/taste/schema.json': { allOf: [{ properties: { nickname: entry } }] },
  }),
  rule: (entry) => ({
    'order/taste/schema.json': { properties: { nickname: { allOf: [entry] } } },
  }),
};

/** Puts an entry at a place of ui.json. */
const inUi: Partial<Record<Place, (entry: object) => Overlay>> = {
  form: (entry) => ({ 'order/taste/ui.json': entry }),
  question: (entry) => ({ 'order/taste/ui.json': { nickname: entry } }),
  group: (entry) => ({ 'order/extras/ui.json': { address: entry } }),
  list: (entry) => ({ 'order/extras/ui.json': { guests: entry } }),
  item: (entry) => ({ 'order/extras/ui.json': { guests: { items: entry } } }),
};

const cellsOf = (
  catalogue: Record<string, UiKeyEntry>,
  at: Partial<Record<Place, (entry: object) => Overlay>>,
  entry: (key: string, value: unknown) => object,
) =>
  Object.entries(catalogue).flatMap(([key, { schema, refusedAt = {} }]) =>
    (Object.keys(at) as Place[]).map((place) => ({
      key,
      place,
      instead: refusedAt[place],
      change: at[place]?.(entry(key, exampleOf(key, schema))) ?? {},
    })),
  );

const refusable = Object.fromEntries(
  Object.entries(formKeywords).filter(([, { refusedAt }]) => refusedAt),
);

const cells = [
  ...cellsOf(refusable, inSchema, (key, value) => ({ [key]: value })),
  ...cellsOf(uiKeyCatalogue, inUi, (key, value) => ({ [key]: value })),
  ...cellsOf(fieldOptions, inUi, (key, value) => ({ 'ui:options': { [key]: value } })),
];

describe('A key at a place', () => {
  it.each(cells.filter(({ instead }) => instead !== undefined))(
    'is refused: $key at $place',
    ({ key, place, instead, change }) => {
      const { diagnostics } = compile(tinySources(change));
      const where = places[place].replaceAll('`', '"');
      const found = diagnostics.map(({ rule, message }) =>
        rule === 'unknown-option' ? rule : message,
      );
      const refusals = ['unknown-option', `"${key}" does nothing at ${where}. ${instead}`];
      expect(found.filter((one) => refusals.includes(one))).toHaveLength(1);
    },
  );

  it.each(cells.filter(({ instead }) => instead === undefined))(
    'is allowed: $key at $place',
    ({ change }) => {
      const { diagnostics } = compile(tinySources(change));
      expect(diagnostics.filter(({ rule }) => rule === 'idle-key')).toEqual([]);
    },
  );
});
