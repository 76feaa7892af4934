import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readForms } from '../../src/compiler/1-read/read-folder.ts';
import { validateShape } from '../../src/compiler/2-parse/shape/check-value.ts';
import {
  anySchemaShape,
  appShape,
  examplesShape,
  frozenDraftShape,
  sandboxShape,
  schemaShape,
  screenShape,
} from '../../src/compiler/2-parse/shape/file-shapes.ts';
import { createCompiler } from '../../src/compiler/compile.ts';
import { formatDiagnostic } from '../../src/compiler/format-diagnostic.ts';
import type { Diagnostic } from '../../src/compiler/model/diagnostic.ts';
import { createAjv } from '../../src/compiler/schema/compile-validators.ts';
import { placesIn, randomJson, randomNumbers } from '../support/random.ts';

const sources = await readForms(fileURLToPath(new URL('../../forms', import.meta.url)));
/** Compiles again only the files that changed; lint.test.ts proves that the findings are the same. */
const { compile } = createCompiler('forms');

const paths = [...sources.texts.keys()];
// Hundreds of checks, on a machine that may be busy.
const slow = { timeout: 120_000 };
const rounds = 300;
/** Most products have several broken values, so that fewer of them break as many places. */
const wholeRounds = 75;

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
  it('never breaks the checker, and each finding has a place in a file', slow, () => {
    for (let seed = 0; seed < wholeRounds; seed++)
      findingsIn(products[seed]?.texts ?? new Map(), seed);
  });

  it('is found out wherever a value is of the wrong kind', slow, () => {
    let judged = 0;
    for (let seed = rounds; seed < 2 * rounds; seed++) {
      const { texts, changed } = broken(seed);
      const [only] = changed;
      if (changed.length !== 1 || !only || free.test(only.pointer)) continue;
      if (kindOf(only.was) === kindOf(only.is)) continue;
      expect(findingsIn(texts, seed), `seed ${seed}: ${JSON.stringify(only)}`).not.toEqual([]);
      judged++;
    }
    expect(judged).toBeGreaterThan(30);
  });
});

describe('what the checker says of the shape of a file', () => {
  const ajv = createAjv();
  const kinds = [
    { ending: '/app.json', shape: appShape },
    { ending: '/sandbox.json', shape: sandboxShape },
    { ending: '/screen.json', shape: screenShape },
    { ending: '/drafts/1.json', shape: frozenDraftShape },
    { ending: '/schema.json', shape: schemaShape },
    { ending: '/examples.json', shape: examplesShape },
  ];
  for (const { ending, shape } of kinds) {
    it(`is what ajv says of ${ending}`, () => {
      const definitions = { schema: shape === schemaShape ? schemaShape : anySchemaShape };
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
