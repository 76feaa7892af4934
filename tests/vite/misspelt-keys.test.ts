// Proves that no key that is left out, misspelt or of another type breaks the checker, at any place of a product.
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readForms } from '../../src/compiler/1-read/read-folder.ts';
import { faultOfChecker } from '../../src/compiler/4-lint/lint.ts';
import { type Compiler, createCompiler } from '../../src/compiler/compile.ts';
import { formatDiagnostic } from '../../src/compiler/format-diagnostic.ts';
import { named } from '../forms/products.ts';
import { proofSeed, provesAll } from '../support/extent.ts';
import { placesIn } from '../support/random.ts';
import { tinySources } from './overlay.ts';

type Holder = Record<string, unknown>;
type Sources = Parameters<Compiler['compile']>[0];

type Change = (holder: Holder, key: string) => void;

const leaveOut: Change = (holder, key) => {
  if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else delete holder[key];
};

/** "step" for "steps". */
const misspell: Change = (holder, key) => {
  const value = holder[key];
  if (Array.isArray(holder)) return;
  delete holder[key];
  holder[key.length > 3 ? key.slice(0, -1) : `${key}s`] = value;
};

/** Changes of one key, as a typo or a wrong idea of its value makes them. */
const changes: Change[] = [
  leaveOut,
  misspell,
  ...[null, 7, true, 'x', [], {}].map(
    (other): Change =>
      (holder, key) => {
        holder[key] = structuredClone(other);
      },
  ),
  (holder, key) => {
    holder[key] = [holder[key]];
  },
  (holder, key) => {
    holder[key] = { x: holder[key] };
  },
];

/** Returns the fault of the checker in a product with one change; `undefined` where there is none. */
function faultOf(
  { compile }: Compiler,
  sources: Sources,
  { path, pointer, change }: { path: string; pointer: string; change: Change },
): string | undefined {
  const value = JSON.parse(sources.texts.get(path) ?? '');
  const place = placesIn(value).find((one) => one.pointer === pointer);
  if (!place) return `${path} has nothing at ${pointer}.`;
  change(place.holder, place.key);
  const texts = new Map(sources.texts).set(path, JSON.stringify(value, null, 2));
  try {
    for (const one of compile({ ...sources, texts }).diagnostics) {
      if (one.message.includes(faultOfChecker)) throw new Error(one.message);
      formatDiagnostic(one, texts.get(one.file));
    }
    return undefined;
  } catch (error) {
    return `${path}${pointer}: ${(error as Error).stack}`;
  }
}

/** Checks a product with each change of each key, or with one of so many of them, which differ from day to day. */
function checkChanges(sources: Sources, folder: string, oneOf: number): string[] {
  const compiler = createCompiler(folder);
  const all = [...sources.texts]
    .filter(([path]) => path.endsWith('.json'))
    .flatMap(([path, text]) =>
      placesIn(JSON.parse(text)).flatMap(({ pointer }) =>
        changes.map((change) => ({ path, pointer, change })),
      ),
    );
  return all
    .filter((_, index) => (index + proofSeed) % oneOf === 0)
    .flatMap((one) => faultOf(compiler, sources, one) ?? []);
}

describe('keys are left out, misspelt and retyped', () => {
  it('of the tiny product', () => {
    expect(checkChanges(tinySources({}), 'forms', provesAll ? 1 : 23)).toEqual([]);
  });

  it.each([
    ['forms/signup/screen.json', '/steps'],
    ['forms/sandbox.json', '/calls/load/answer'],
  ])('of the publisher application, in %s at %s', async (path, pointer) => {
    const sources = await readForms('forms');
    const compiler = createCompiler('forms');
    const faults = [leaveOut, misspell].map((change) =>
      faultOf(compiler, sources, { path, pointer, change }),
    );
    expect(faults).toEqual([undefined, undefined]);
  });

  it.each(named)('of %s', async (_, folder) => {
    const sources = await readForms(folder);
    expect(checkChanges(sources, basename(folder), provesAll ? 60 : 5003)).toEqual([]);
  });
});
