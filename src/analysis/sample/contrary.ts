import type { JsonSchema } from '../../definition/json-schema.ts';
import { type SchemaConstraint, testsIn } from './constraint.ts';

/**
 * Returns whether no answer keeps all of some constraints, as far as single tests tell: one is that another one fails, or
 * that there is no answer, or their limits leave no number between them.
 *
 * @param pointer question pointer of the only answer to look at
 */
export function areContrary(constraints: SchemaConstraint[], pointer?: string): boolean {
  const byPointer = new Map<string, JsonSchema[]>();
  for (const test of constraints.flatMap(testsIn)) {
    if (pointer !== undefined && test.pointer !== pointer) continue;
    byPointer.set(test.pointer, [...(byPointer.get(test.pointer) ?? []), test.schema]);
  }
  return [...byPointer.values()].some(excludeEachOther);
}

function excludeEachOther(tests: JsonSchema[]): boolean {
  if (tests.length < 2) return false;
  const texts = new Set(tests.map((test) => JSON.stringify(test)));
  const ranges = tests.map(rangeOf);
  const low = Math.max(...ranges.map(([from]) => from));
  const high = Math.min(...ranges.map(([, to]) => to));
  return (
    (texts.has('{"not":{}}') && texts.size > 1) ||
    tests.some(({ not }) => not !== undefined && texts.has(JSON.stringify(not))) ||
    low > high
  );
}

/** A difference that no limit has. */
const little = 1e-9;

/** Returns the least and the greatest number that a test allows. */
function rangeOf(test: JsonSchema): [from: number, to: number] {
  if (typeof test.const === 'number') return [test.const, test.const];
  if (test.not && Object.keys(test).length === 1) return rangeBeyond(test.not);
  const limit = (keyword: string, none: number) => {
    const value = test[keyword];
    return typeof value === 'number' ? value : none;
  };
  const [none, any] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  return [
    Math.max(limit('minimum', none), limit('exclusiveMinimum', none) + little),
    Math.min(limit('maximum', any), limit('exclusiveMaximum', any) - little),
  ];
}

/** Returns the numbers that fail a test with a single limit. */
function rangeBeyond(test: JsonSchema): [from: number, to: number] {
  const [name, ...others] = Object.keys(test);
  const [from, to] = rangeOf(test);
  const all: [number, number] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  if (name === undefined || others.length > 0) return all;
  if (/[mM]inimum$/.test(name)) return [all[0], from - little];
  return /[mM]aximum$/.test(name) ? [to + little, all[1]] : all;
}
