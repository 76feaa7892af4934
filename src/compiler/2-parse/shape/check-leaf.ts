import { isObject } from '../../../core/is-object.ts';
import { lastKey } from '../../../core/pointer.ts';
import type { Mismatch } from '../../model/shape-error.ts';
import { closestName, suggest } from '../../model/suggest.ts';
import { matchesType, regExp, type Shape } from './shape.ts';

/** Checks a value itself, without its contents. */
export function checkLeaf(shape: Shape, value: unknown, pointer: string): Mismatch | undefined {
  const choices = shape.const === undefined ? shape.allowedValues : [shape.const];
  if (choices) return choices.includes(value) ? undefined : wrongChoice(choices, value, pointer);
  const object = shape.type === 'object' ? { expectsObject: true as const } : {};
  const problem = matchesType(shape, value)
    ? limitProblem(shape, value)
    : `is ${format(value)}, but must be ${expected(shape)}${example(shape)}`;
  if (problem === undefined) return undefined;
  return { kind: 'wrong-value', pointer, message: `${nameAt(pointer)} ${problem}.`, ...object };
}

function wrongChoice(choices: unknown[], value: unknown, pointer: string): Mismatch {
  const known = choices.map(String);
  const closest = typeof value === 'string' ? closestName(value, known) : undefined;
  const choice = choices.find((one) => String(one) === closest);
  return {
    kind: 'wrong-value',
    pointer,
    message: `${nameAt(pointer)} can't be ${format(value)}.${suggest(typeof value === 'object' ? '' : String(value), known)}`,
    fix: closest === undefined ? undefined : { do: 'replace', value: choice },
  };
}

/** Checks the pattern and the limits of a value of the right type. */
function limitProblem(shape: Shape, value: unknown): string | undefined {
  if (typeof value === 'string') return textProblem(shape, value);
  if (typeof value === 'number') {
    const needed = neededNumber(shape, value);
    return needed && `is ${format(value)}, but must be ${needed}`;
  }
  if (Array.isArray(value)) return listProblem(shape, value);
  const { minProperties = 0 } = shape;
  return isObject(value) && Object.keys(value).length < minProperties
    ? `is empty${example(shape, '; write it like') || '; write a key, or remove it'}`
    : undefined;
}

function textProblem(shape: Shape, value: string): string | undefined {
  const { pattern, minLength = 0 } = shape;
  if (value.length >= minLength && !(pattern && !regExp(pattern).test(value))) return undefined;
  return `can't be ${format(value)}${example(shape, '; write it like')}`;
}

function neededNumber(shape: Shape, value: number): string | undefined {
  const { minimum, exclusiveMinimum, maximum } = shape;
  if (minimum !== undefined && value < minimum) return `at least ${minimum}`;
  if (exclusiveMinimum !== undefined && value <= exclusiveMinimum)
    return `above ${exclusiveMinimum}`;
  return maximum !== undefined && value > maximum ? `at most ${maximum}` : undefined;
}

function listProblem({ minItems, uniqueItems }: Shape, value: unknown[]): string | undefined {
  const { length } = value;
  if (minItems !== undefined && length < minItems) {
    return `has ${length} entries, but needs at least ${minItems}`;
  }
  const repeated = value.find((one, index) => value.indexOf(one) < index);
  return uniqueItems && repeated !== undefined ? `has ${format(repeated)} twice` : undefined;
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

/** Maximum length of an example in a message. */
export const maxExampleLength = 50;

function example({ examples }: Shape, intro = ', for instance'): string {
  const text = JSON.stringify(examples?.[0]);
  return text === undefined || text.length > maxExampleLength ? '' : `${intro} ${text}`;
}

function nameAt(pointer: string): string {
  if (pointer === '') return 'The file';
  const key = lastKey(pointer);
  return /^\d+$/.test(key) ? 'This entry' : `"${key}"`;
}

/** Formats a value as JSON, shortened where it is long. */
function format(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}
