// Proves that no mutation of a product breaks the checker, and that every one without an error becomes modules.
import { basename } from 'node:path';
import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { readForms } from '../../src/compiler/1-read/read-folder.ts';
import { faultOfChecker } from '../../src/compiler/4-lint/lint.ts';
import { modulePrefix } from '../../src/compiler/5-emit/module-ids.ts';
import { type Compiler, createCompiler } from '../../src/compiler/compile.ts';
import { formatDiagnostic } from '../../src/compiler/format-diagnostic.ts';
import { named } from '../forms/products.ts';
import { proofSeed, provesAll } from '../support/extent.ts';
import { randomNumbers } from '../support/random.ts';
import { mutateAtRandom } from './mutate-at-random.ts';
import { tinySources } from './overlay.ts';

type Sources = Parameters<Compiler['compile']>[0];

/** Of the tiny product, which has a bit of everything. More at night: `MUTATIONS=20000 npm test -- --all mutated`. */
const count = Number(process.env.MUTATIONS || 2000);
/** Of each other product, which takes ten times as long. */
const countOfProduct = Math.ceil(count / (provesAll ? 40 : 500));
/** A few for each test, which takes seconds then, also on a busy machine. */
const perTest = 100;
/** A run draws a tenth of the seeds, another one each day; each tenth has every kind of mutation several times. */
const parts = provesAll ? 1 : 10;

const options = { assetPath: (name: string) => `/${name}` };

/** Returns the texts of a product with one or two changes, and what they change. */
function mutated({ texts }: Sources, seed: number): Sources['texts'] {
  const random = randomNumbers(seed);
  const paths = [...texts.keys()].filter((path) => path.endsWith('.json'));
  const changed = new Map(texts);
  for (let times = random() < 0.7 ? 1 : 2; times > 0; times--) {
    const path = paths[Math.floor(random() * paths.length)] ?? '';
    const value = JSON.parse(changed.get(path) ?? '');
    mutateAtRandom(value, random);
    changed.set(path, JSON.stringify(value, null, 2));
  }
  return changed;
}

/**
 * Checks a product of each seed, and makes modules of every fourth that is valid, which takes most of the time.
 *
 * @returns how many were valid
 */
function checkMutations(
  sources: Sources,
  { compile, emit }: Compiler,
  seeds: { from: number; count: number },
): number {
  let valid = 0;
  for (let seed = seeds.from; seed < seeds.from + seeds.count; seed++) {
    const check = () => {
      const texts = mutated(sources, seed);
      const { diagnostics, product } = compile({ ...sources, texts });
      for (const one of diagnostics) {
        if (one.message.includes(faultOfChecker)) throw new Error(one.message);
        formatDiagnostic(one, texts.get(one.file));
      }
      if (diagnostics.some(({ severity }) => severity === 'error')) return;
      valid++;
      if (valid % 4 > 0) return;
      const ids = product.screens.flatMap(({ id, steps }) => [
        `${modulePrefix}/screen/${id}`,
        ...[...steps.keys()].map((step) => `${modulePrefix}/step/${id}/${step}`),
      ]);
      for (const id of [modulePrefix, ...ids]) parseAst(emit(product, id, options) ?? '');
    };
    expect(check, `seed ${seed}`).not.toThrow();
  }
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  return valid;
}

describe('the tiny product', () => {
  const sources = tinySources({});
  const compiler = createCompiler('forms');
  const all = Array.from({ length: count / perTest }, (_, index) => index * perTest);
  const starts = all.filter((_, index) => index % parts === proofSeed % parts);

  it.each(starts)(
    `${perTest} mutations by seeds from %d on are checked or become modules`,
    (from) => {
      expect(checkMutations(sources, compiler, { from, count: perTest })).toBeGreaterThan(0);
    },
  );
});

describe('mutations are checked or become modules', () => {
  it.each(named)('of %s', async (_, folder) => {
    const sources = await readForms(folder);
    const compiler = createCompiler(basename(folder));
    checkMutations(sources, compiler, { from: 0, count: countOfProduct });
  });
});
