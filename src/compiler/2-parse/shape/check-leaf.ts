import type { Mismatch } from '../../model/shape-error.ts';
import { closestName, suggest } from '../../model/suggest.ts';
import { regExp, type Shape, typeFits } from './shape.ts';

/** What is wrong with a value as such, whatever stands in it. */
export function checkLeaf(shape: Shape, value: unknown, pointer: string): Mismatch | undefined {
  const words = shape.const === undefined ? shape.allowedValues : [shape.const];
  if (words) return words.includes(value) ? undefined : wrongWord(words, value, pointer);
  const object = shape.type === 'object' ? { expectsObject: true as const } : {};
  const problem = typeFits(shape, value)
    ? outOfBounds(shape, value)
    : `is ${shown(value)}, but has to be ${expected(shape)}${example(shape)}`;
  if (problem === undefined) return undefined;
  return { kind: 'wrong-value', pointer, message: `${nameOf(pointer)} ${problem}.`, ...object };
}

function wrongWord(words: unknown[], value: unknown, pointer: string): Mismatch {
  const known = words.map(String);
  const mean = typeof value === 'string' ? closestName(value, known) : undefined;
  const word = words.find((one) => String(one) === mean);
  return {
    ...{ kind: 'wrong-value', pointer },
    message: `${nameOf(pointer)} can't be ${shown(value)}.${suggest(String(value), known)}`,
    fix: mean === undefined ? undefined : { do: 'replace', value: word },
  };
}

/** What is wrong with a value of the right type. */
function outOfBounds(shape: Shape, value: unknown): string | undefined {
  const { pattern, minimum, maximum, minItems } = shape;
  if (typeof value === 'string' && pattern && !regExp(pattern).test(value)) {
    const like = example(shape, '; write it like');
    return `can't be ${shown(value)}${like || '; it has to be written otherwise'}`;
  }
  if (typeof value === 'number' && minimum !== undefined && value < minimum) {
    return `is ${shown(value)}, but has to be at least ${minimum}`;
  }
  if (typeof value === 'number' && maximum !== undefined && value > maximum) {
    return `is ${shown(value)}, but has to be at most ${maximum}`;
  }
  if (Array.isArray(value) && minItems !== undefined && value.length < minItems) {
    return `is empty, but has to have at least ${minItems} in it`;
  }
  return undefined;
}

const expected = ({ allowedTypes, type = '' }: Shape) =>
  (allowedTypes ?? [type]).map((kind) => article[kind] ?? kind).join(' or ');

const article: Record<string, string> = {
  object: 'an object { }',
  array: 'a list [ ]',
  string: 'a text in double quotes',
  boolean: 'true or false',
  number: 'a number',
  integer: 'a whole number',
  null: 'null',
};

/** Longer examples would hide what a sentence says. */
export const longestExample = 50;

function example({ examples }: Shape, words = ', for instance'): string {
  const text = JSON.stringify(examples?.[0]);
  return text === undefined || text.length > longestExample ? '' : `${words} ${text}`;
}

function nameOf(pointer: string): string {
  const last = pointer.slice(pointer.lastIndexOf('/') + 1);
  if (last === '') return 'The file';
  return /^\d+$/.test(last) ? 'This entry' : `"${last.replace(/~1/g, '/').replace(/~0/g, '~')}"`;
}

/** A value as it would stand in a file, cut where it is long. */
function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}
