// Proves that "then", "else" and "allOf" of an object take its keywords, and refuse what it refuses.
import { expect, it } from 'vitest';
import { compileSources } from '../../../src/compiler/index.ts';
import { tinySources } from '../../vite/overlay.ts';

const entries = {
  properties: { properties: { nickname: { maxLength: 9 } } },
  required: { required: ['nickname'] },
  dependentRequired: { dependentRequired: { nickname: ['colour'] } },
  allOf: { allOf: [{ required: ['nickname'] }] },
  if: { if: { required: ['nickname'] }, then: { required: ['colour'] } },
  anyOf: { anyOf: [{ required: ['nickname'] }, { required: ['colour'] }] },
  not: { not: { required: ['nickname'] } },
};
const refused = ['anyOf', 'not'];
const test = { if: { required: ['size'] } };
const places = {
  then: (entry: object) => ({ ...test, then: entry }),
  else: (entry: object) => ({ if: { not: { required: ['size'] } }, else: entry }),
  allOf: (entry: object) => ({ allOf: [entry] }),
};
const cells = Object.entries(places).flatMap(([place, at]) =>
  Object.entries(entries).map(([key, entry]) => ({ place, key, schema: at(entry) })),
);

it.each(cells)('$key in $place of a form', ({ key, schema }) => {
  const text = (title: string) => ({ type: 'string', title });
  const properties = { nickname: text('Name'), colour: text('Colour'), size: text('Size') };
  const change = { 'order/extras/schema.json': { properties, ...schema } };
  const { diagnostics } = compileSources('forms', tinySources(change));
  const rules = ['unsupported-schema', 'idle-key', 'misplaced-rule', 'unknown-key'];
  const found = diagnostics.filter(({ rule }) => rules.includes(rule)).map(({ rule }) => rule);
  expect(found).toEqual(refused.includes(key) ? ['unsupported-schema'] : []);
});
