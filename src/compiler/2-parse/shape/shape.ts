import { getOwn } from '../../../core/get-own.ts';
import { isObject } from '../../../core/is-object.ts';

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
  discriminatorOnly?: boolean;
  /** The values that can stand here, where they are few. */
  allowedValues?: unknown[];
  /** The types that can stand here, where none of them does. */
  allowedTypes?: string[];
}

/** Shapes that others refer to, by "#/definitions/...". */
export type Definitions = Record<string, Shape>;

/** Whether a value is of the type that a shape asks for. */
export function typeFits({ type, const: constant, allowedTypes }: Shape, value: unknown): boolean {
  if (allowedTypes || (constant !== undefined && constant !== value)) return false;
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

/** What a key of an object holds; `undefined` where there is no such key. */
export function shapeOfKey(shape: Shape, key: string): Shape | undefined {
  const direct = getOwn(shape.properties, key);
  if (direct) return direct;
  return Object.entries(shape.patternProperties ?? {}).find(([pattern]) =>
    regExp(pattern).test(key),
  )?.[1];
}

const regExps = new Map<string, RegExp>();

/** Meta-schemas hold few patterns, which are met often. */
export function regExp(pattern: string): RegExp {
  const known = regExps.get(pattern) ?? new RegExp(pattern, 'su');
  regExps.set(pattern, known);
  return known;
}
