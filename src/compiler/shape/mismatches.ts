import { isObject } from '../../definition/is-object.ts';
import type { Mend } from '../diagnostic.ts';
import { escapePart, fromPointer } from '../pointer.ts';
import { own } from '../product.ts';
import { meant, suggest } from './suggest.ts';

/** One place where a value is not as its meta-schema has it. */
export interface Mismatch {
  kind: 'unknown-key' | 'missing-key' | 'wrong-value';
  pointer: string;
  message: string;
  mend?: Mend;
  /** Whether an object was to stand here. */
  object?: true;
  /** Whether an object stood here that may hold what is missing elsewhere. */
  holdsMore?: true;
  /** The object that could not be judged any further, since what it is meant to be is not known. */
  unjudged?: string;
}

/** What this reads of a meta-schema. */
export interface Shape {
  $ref?: string;
  type?: string;
  const?: unknown;
  description?: string;
  examples?: unknown[];
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  properties?: Record<string, Shape>;
  required?: string[];
  patternProperties?: Record<string, Shape>;
  additionalProperties?: boolean;
  items?: Shape;
  anyOf?: Shape[];
  allOf?: Shape[];
  /** What else a value is: "schema" for a JSON Schema. */
  'x-holds'?: string;
  /** Whether it says only what tells alternatives apart. */
  partial?: boolean;
  /** The values that can stand here, where they are few. */
  words?: unknown[];
  /** The types that can stand here, where none of them does. */
  kinds?: string[];
}

/** Shapes that others refer to, by "#/definitions/...". */
export type Definitions = Record<string, Shape>;

/**
 * Compares a value with its meta-schema, in plain words.
 *
 * @returns one mismatch a place, the most telling one; none where ajv would find none
 */
export function mismatches(
  shape: Shape,
  value: unknown,
  pointer = '',
  definitions: Definitions = {},
): Mismatch[] {
  const judge = (inner: Shape, part: unknown, key?: string) =>
    mismatches(
      inner,
      part,
      key === undefined ? pointer : `${pointer}/${escapePart(key)}`,
      definitions,
    );
  const name = shape.$ref?.replace('#/definitions/', '');
  if (name !== undefined) return judge(definitions[name] ?? {}, value);
  if (shape.anyOf) return judge(chosen(shape, value), value);
  const wrong = wrongValue(shape, value, pointer);
  if (wrong) return [wrong];
  const found = (shape.allOf ?? []).flatMap((part) => judge(part, value));
  const held = own(definitions, shape['x-holds'] ?? '');
  if (held) found.push(...judge(held, value));
  if (Array.isArray(value) && shape.items) {
    const { items } = shape;
    found.push(...value.flatMap((item, index) => judge(items, item, String(index))));
  }
  if (isObject(value) && shape.type === 'object') {
    found.push(...keyMismatches(shape, value, pointer));
    for (const [key, entry] of Object.entries(value)) {
      const inner = shapeOfKey(shape, key);
      if (inner) found.push(...judge(inner, entry, key));
    }
  }
  return shape.partial ? found.map((one) => ({ ...one, unjudged: pointer })) : found;
}

/** Of several alternatives the one that was meant, or a shape of what they have in common. */
function chosen({ anyOf = [], description, examples }: Shape, value: unknown): Shape {
  const options = anyOf.flatMap((option) => option.anyOf ?? [option]);
  const fitting = options.filter((option) => typeFits(option, value));
  const words = options.flatMap((option) => option.const ?? []);
  const wordMeant = fitting.length === 0 && typeof value === typeof words[0];
  if (words.length === options.length || wordMeant) return { words, examples };
  const shapes = fitting.filter((option) => isObject(value) && marks(option, value));
  const best = shapes[0] ?? (fitting.length === 1 ? fitting[0] : undefined);
  if (best) return best;
  // That a limit may also be the value of another answer is no help to whoever mistook its type.
  const plain = options.filter((option) => !option.properties?.$data);
  const kinds = [...new Set(plain.flatMap(({ type }) => type ?? []))];
  const [first] = fitting;
  if (first) {
    const discriminators = Object.entries(first.properties ?? {}).filter(
      ([, property]) => property.const !== undefined,
    );
    const key = discriminators[0]?.[0];
    if (key === undefined) return first;
    const all = fitting.flatMap((option) => option.properties?.[key]?.const ?? []);
    return {
      ...{ type: 'object', partial: true },
      ...{ required: [key], properties: { [key]: { words: all } } },
    };
  }
  return { kinds, description, examples };
}

/** Whether an alternative is the one that a value names: by the key that tells alternatives apart. */
function marks(option: Shape, value: Record<string, unknown>): boolean {
  const entries = Object.entries(option.properties ?? {});
  const constant = entries.find(([, property]) => property.const !== undefined);
  if (constant) return own(value, constant[0]) === constant[1].const;
  return (option.required ?? []).some((key) => Object.hasOwn(value, key));
}

function typeFits({ type, const: constant, kinds }: Shape, value: unknown): boolean {
  if (kinds || (constant !== undefined && constant !== value)) return false;
  switch (type) {
    case 'object':
      return isObject(value);
    case 'array':
      return Array.isArray(value);
    case 'integer':
      return Number.isInteger(value);
    case 'string':
    case 'number':
    case 'boolean':
      return typeof value === type;
    case 'null':
      return value === null;
    default:
      return true;
  }
}

function wrongValue(shape: Shape, value: unknown, pointer: string): Mismatch | undefined {
  const words = shape.const === undefined ? shape.words : [shape.const];
  if (words) return words.includes(value) ? undefined : wrongWord(words, value, pointer);
  const object = shape.type === 'object' ? { object: true as const } : {};
  const problem = typeFits(shape, value)
    ? outOfBounds(shape, value)
    : `is ${shown(value)}, but has to be ${expected(shape)}${example(shape)}`;
  if (problem === undefined) return undefined;
  return { kind: 'wrong-value', pointer, message: `${nameOf(pointer)} ${problem}.`, ...object };
}

function wrongWord(words: unknown[], value: unknown, pointer: string): Mismatch {
  const known = words.map(String);
  const mean = typeof value === 'string' ? meant(value, known) : undefined;
  const word = words.find((one) => String(one) === mean);
  return {
    ...{ kind: 'wrong-value', pointer },
    message: `${nameOf(pointer)} can't be ${shown(value)}.${suggest(String(value), known)}`,
    mend: mean === undefined ? undefined : { do: 'replace', value: word },
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

const expected = ({ kinds, type = '' }: Shape) =>
  (kinds ?? [type]).map((kind) => article[kind] ?? kind).join(' or ');

function keyMismatches(shape: Shape, value: Record<string, unknown>, pointer: string): Mismatch[] {
  const known = knownKeys(shape);
  const misspelt = new Set<string>();
  const unknown = Object.keys(value)
    .filter((key) => shapeOfKey(shape, key) === undefined && shape.additionalProperties === false)
    .map((key): Mismatch => {
      const free = known.filter((name) => !Object.hasOwn(value, name));
      const mean = meant(key, free);
      const there = meant(key, known);
      if (mean !== undefined) misspelt.add(mean);
      return {
        kind: 'unknown-key',
        pointer: `${pointer}/${escapePart(key)}`,
        message: `There is no key "${key}" here${mean === undefined && there !== undefined ? `, and "${there}" stands here already; remove one.` : `.${suggest(key, free, known)}`}`,
        mend: mean === undefined ? undefined : { do: 'rename', to: mean },
        ...(isObject(value[key]) && { holdsMore: true as const }),
      };
    });
  const missing = (shape.required ?? [])
    .filter((key) => !Object.hasOwn(value, key) && !misspelt.has(key))
    .map((key): Mismatch => {
      const [sample] = shape.properties?.[key]?.examples ?? [];
      const short = sample !== undefined && JSON.stringify(sample).length <= longestExample;
      const hint = short ? `, for instance "${key}": ${JSON.stringify(sample)}` : '';
      return {
        kind: 'missing-key',
        pointer: `${pointer}/${escapePart(key)}`,
        message: `The key "${key}" is missing here; add it${hint}.`,
      };
    });
  const [key] = unknown;
  const [lacking] = missing;
  if (key && lacking && unknown.length === 1 && missing.length === 1 && !key.mend) {
    // One key too many and one too few: the one stands for the other.
    return [paired(key, lacking)];
  }
  return [...unknown, ...missing];
}

function paired(unknown: Mismatch, missing: Mismatch): Mismatch {
  const [key, wanted] = [unknown, missing].map(({ pointer }) => fromPointer(pointer).at(-1));
  const message = `There is no key "${key}" here, and "${wanted}" is missing. Did you mean "${wanted}"?`;
  return { ...unknown, message };
}

function shapeOfKey(shape: Shape, key: string): Shape | undefined {
  const direct = own(shape.properties, key);
  if (direct) return direct;
  return Object.entries(shape.patternProperties ?? {}).find(([pattern]) =>
    regExp(pattern).test(key),
  )?.[1];
}

/** Keys that may stand in an object; of a pattern that lists words, the words. */
function knownKeys({ properties = {}, patternProperties = {} }: Shape): string[] {
  const listed = Object.keys(patternProperties).flatMap((pattern) => {
    const [, words] = /^\^\(([\w|]+)/.exec(pattern) ?? [];
    return words?.split('|').filter((word) => word !== '') ?? [];
  });
  return [...Object.keys(properties), ...listed];
}

const regExps = new Map<string, RegExp>();

/** Meta-schemas hold few patterns, which are met often. */
function regExp(pattern: string): RegExp {
  const known = regExps.get(pattern) ?? new RegExp(pattern, 'su');
  regExps.set(pattern, known);
  return known;
}

/** Longer examples would hide what a sentence says. */
const longestExample = 50;

const article: Record<string, string> = {
  object: 'an object { }',
  array: 'a list [ ]',
  string: 'a text in double quotes',
  boolean: 'true or false',
  number: 'a number',
  integer: 'a whole number',
  null: 'null',
};

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
