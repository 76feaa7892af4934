// Proves that no mutation of a product breaks the checker, and that every one without an error becomes modules.
import { parseAst } from 'vite';
import { expect, it } from 'vitest';
import { modulePrefix } from '../../src/compiler/5-emit/module-ids.ts';
import { createCompiler } from '../../src/compiler/compile.ts';
import { formatDiagnostic } from '../../src/compiler/format-diagnostic.ts';
import { provesAll } from '../support/extent.ts';
import { placesIn, randomJson, randomNumbers } from '../support/random.ts';
import { tinySources } from './overlay.ts';

const sources = tinySources({});
const paths = [...sources.texts.keys()];
const { compile, emit } = createCompiler('forms');
const options = { assetPath: (name: string) => `/${name}` };
/** More of them at night: `MUTATIONS=20000 npm test -- mutated`. */
const count = Number(process.env.MUTATIONS || (provesAll ? 2000 : 500));
/** A few for each test, which takes seconds then, also on a busy machine. */
const perTest = 100;
const starts = Array.from({ length: count / perTest }, (_, index) => index * perTest);

/** Values that other programs have stumbled over. */
const hostile: unknown[] = [
  { toString: 1 },
  { $ref: '#' },
  [{ $ref: '#' }],
  { valueOf: null, toString: null },
  'export default',
  "A $& B $' C",
  '{constructor}',
  'https://user:pw@example.com',
  JSON.parse('{"__proto__": {"polluted": true}}'),
  '\u0000\u2028</script>',
];
const keys = ['if', 'then', 'not', 'allOf', '$ref', 'ui:widget', 'toString', '__proto__', 'from'];

/** Returns the texts of the tiny product with one value removed, replaced or added. */
function mutated(seed: number): Map<string, string> {
  const random = randomNumbers(seed);
  const pick = <T>(from: readonly T[]) => from[Math.floor(random() * from.length)] as T;
  const path = pick(paths);
  const value = JSON.parse(sources.texts.get(path) ?? '');
  const { holder, key } = pick(placesIn(value));
  const other = random() < 0.5 ? pick(hostile) : randomJson(random);
  const inner = holder[key];
  const kind = random();
  if (kind < 0.2) delete holder[key];
  else if (kind < 0.6 || typeof inner !== 'object' || inner === null) holder[key] = other;
  else Object.defineProperty(inner, pick(keys), { value: other, enumerable: true });
  return new Map(sources.texts).set(path, JSON.stringify(value, null, 2));
}

it.each(starts)(
  `${perTest} products mutated by seeds from %d on are checked or become modules`,
  (start) => {
    let valid = 0;
    for (let seed = start; seed < start + perTest; seed++) {
      const texts = mutated(seed);
      const run = () => {
        const { diagnostics, product } = compile({ ...sources, texts });
        for (const one of diagnostics) formatDiagnostic(one, texts.get(one.file));
        if (diagnostics.some(({ severity }) => severity === 'error')) return;
        valid++;
        // Modules take most of the time.
        if (valid % 4 > 0) return;
        const ids = product.screens.flatMap(({ id, steps }) => [
          `${modulePrefix}/screen/${id}`,
          ...[...steps.keys()].map((step) => `${modulePrefix}/step/${id}/${step}`),
        ]);
        for (const id of [modulePrefix, ...ids]) parseAst(emit(product, id, options) ?? '');
      };
      expect(run, `seed ${seed}`).not.toThrow();
    }
    expect(valid).toBeGreaterThan(10);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  },
);
