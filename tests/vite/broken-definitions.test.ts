// Proves that the checker finds a place for any wrong value in the shipped product, and validates shapes as ajv does.
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readForms } from '../../src/compiler/1-read/read-folder.ts';
import { validateShape } from '../../src/compiler/2-parse/shape/check-value.ts';
import { anySchemaShape, fileShapes } from '../../src/compiler/2-parse/shape/file-shapes.ts';
import { createCompiler } from '../../src/compiler/compile.ts';
import { formatDiagnostic } from '../../src/compiler/format-diagnostic.ts';
import type { Diagnostic } from '../../src/compiler/model/diagnostic.ts';
import { createAjv } from '../../src/compiler/schema/compile-validators.ts';
import { placesIn, randomJson, randomNumbers } from '../support/random.ts';

const sources = await readForms(fileURLToPath(new URL('../../forms', import.meta.url)));
/** Compiles again only the files that changed; lint.test.ts proves that the findings are the same. */
const { compile } = createCompiler('forms');

const paths = [...sources.texts.keys()];
const rounds = 300;
/** Most products have several broken values, so that fewer of them break as many places. */
const wholeRounds = 75;
/** A few for each test, which takes seconds then, also on a busy machine. */
const perTest = 25;
const starts = Array.from({ length: wholeRounds / perTest }, (_, index) => index * perTest);

/** The shipped product with some values replaced by anything. */
function broken(seed: number) {
  const random = randomNumbers(seed);
  const texts = new Map(sources.texts);
  const changed: { path: string; pointer: string; was: unknown; is: unknown }[] = [];
  for (let count = 1 + Math.floor(random() * 4); count > 0; count--) {
    const path = paths[Math.floor(random() * paths.length)] as string;
    const value = JSON.parse(texts.get(path) as string);
    const places = placesIn(value);
    const place = places[Math.floor(random() * places.length)];
    if (!place) continue;
    const is = randomJson(random);
    changed.push({ path, pointer: place.pointer, was: place.holder[place.key], is });
    place.holder[place.key] = is;
    texts.set(path, JSON.stringify(value, null, 2));
  }
  return { texts, changed };
}

const products = Array.from({ length: rounds }, (_, seed) => broken(seed));

const kindOf = (value: unknown) =>
  Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value;

/** Places that hold any JSON. */
const free =
  /\/(send|prefill|body|data|const|default|token|to|examples|enum|key|sent|loaded|before|steps|answers|change)(\/|$)/;

/** More products, of those the ones with a single value of another kind than before, where that matters. */
const wrong = Array.from({ length: rounds }, (_, index) => rounds + index).flatMap((seed) => {
  const { texts, changed } = broken(seed);
  const [only] = changed;
  if (changed.length !== 1 || !only || free.test(only.pointer)) return [];
  return kindOf(only.was) === kindOf(only.is) ? [] : [{ seed, texts, only }];
});

/** Returns the findings in a product, each of which has a place in a file and reads well. */
function findingsIn(texts: Map<string, string>, seed: number): Diagnostic[] {
  const { diagnostics } = compile({ ...sources, texts });
  for (const one of diagnostics) {
    expect(formatDiagnostic(one, texts.get(one.file)), `seed ${seed}`).toContain('\n>');
    expect(one.message).not.toMatch(/undefined|\[object|NaN/);
  }
  return diagnostics;
}

describe('a product with values of any kind in any place', () => {
  it.each(starts)(
    'never breaks the checker, and each finding has a place: seeds from %d on',
    (start) => {
      for (const [index, { texts }] of products.slice(start, start + perTest).entries())
        findingsIn(texts, start + index);
    },
  );

  it.each(wrong)(
    'is found out where a value is of the wrong kind: seed $seed',
    ({ texts, seed, only }) => {
      expect(findingsIn(texts, seed), JSON.stringify(only)).not.toEqual([]);
    },
  );

  it('has a value of the wrong kind in many of the products', () => {
    expect(wrong.length).toBeGreaterThan(30);
  });
});

describe('what the checker says of the shape of a file', () => {
  const ajv = createAjv();
  const kinds = [
    { ending: '/app.json', shape: fileShapes.app },
    { ending: '/sandbox.json', shape: fileShapes.sandbox },
    { ending: '/screen.json', shape: fileShapes.screen },
    { ending: '/drafts/1.json', shape: fileShapes['frozen-draft'] },
    { ending: '/schema.json', shape: fileShapes.schema },
    { ending: '/examples.json', shape: fileShapes.examples },
  ];
  for (const { ending, shape } of kinds) {
    it(`is what ajv says of ${ending}`, () => {
      const definitions = { schema: shape === fileShapes.schema ? shape : anySchemaShape };
      const held = JSON.parse(JSON.stringify(shape), (_key, value) =>
        value?.['x-holds'] === 'schema'
          ? { ...value, allOf: [{ $ref: '#/definitions/schema' }] }
          : value,
      );
      const validate = ajv.compile({ ...held, definitions });
      for (const [seed, { texts }] of products.entries()) {
        for (const [path, text] of texts) {
          if (!path.endsWith(ending) || text === sources.texts.get(path)) continue;
          const value = JSON.parse(text);
          const found = validateShape(shape, value, '', definitions);
          expect(found.length === 0, `seed ${seed}: ${JSON.stringify(found)}`).toBe(
            validate(value),
          );
        }
      }
    });
  }
});
