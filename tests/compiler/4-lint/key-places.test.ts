// Proves that a key or an option is refused at the places where it does nothing, with what to write instead.
import { describe, expect, it } from 'vitest';
import { createCompiler } from '../../../src/compiler/compile.ts';
import {
  idleKeywords,
  idleOptions,
  idleUiKeys,
  type Place,
  places,
} from '../../../src/definition/key-places.ts';
import { type Overlay, tinySources } from '../../build/overlay.ts';

const { compile } = createCompiler('forms');

/** A value for each key, and for `default` one that a question takes. */
const values: Record<string, unknown> = {
  $schema: '../../.schemas/schema.schema.json',
  definitions: { other: { type: 'string' } },
  title: 'Other',
  default: 'Ada',
  description: 'Some words',
  readOnly: true,
  'ui:order': ['*'],
  'ui:groups': [{ title: 'Other', fields: ['size'] }],
  'ui:before': 'Some words',
  'ui:title': 'Other',
  'ui:description': 'Some words',
  'ui:help': 'Some words',
  'ui:widget': 'textarea',
  'ui:placeholder': 'For instance Ada',
  'ui:autocomplete': 'name',
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
  shown: false,
  addText: 'One more',
  orderable: false,
};

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

const tables = [
  { idle: idleKeywords, at: inSchema, entry: (key: string) => ({ [key]: values[key] }) },
  { idle: idleUiKeys, at: inUi, entry: (key: string) => ({ [key]: values[key] }) },
  {
    idle: idleOptions,
    at: inUi,
    entry: (key: string) => ({ 'ui:options': { [key]: values[key] } }),
  },
];

const cells = tables.flatMap(({ idle, at, entry }) =>
  Object.entries(idle).flatMap(([key, idlePlaces]) =>
    (Object.keys(at) as Place[]).map((place) => ({
      key,
      place,
      instead: idlePlaces[place],
      change: at[place]?.(entry(key)) ?? {},
    })),
  ),
);

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
