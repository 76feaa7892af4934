import { getOwn } from '../../../core/get-own.ts';
import { isObject } from '../../../core/is-object.ts';

/** The keywords of a file's schema that the compiler checks. */
export interface Shape {
  $ref?: string;
  type?: string;
  const?: unknown;
  description?: string;
  examples?: unknown[];
  pattern?: string;
  minLength?: number;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  minItems?: number;
  uniqueItems?: boolean;
  minProperties?: number;
  properties?: Record<string, Shape>;
  required?: string[];
  patternProperties?: Record<string, Shape>;
  additionalProperties?: boolean;
  items?: Shape;
  anyOf?: Shape[];
  allOf?: Shape[];
  /**
   * Says what a value is beside its shape: "schema" for a JSON Schema, "mapping" and "calculation" for values with such
   * schemas in them.
   */
  'x-holds'?: string;
  /** Whether it has only the discriminator of a union. */
  discriminatorOnly?: boolean;
  /** All possible values, where they are few. */
  allowedValues?: unknown[];
  /** The possible types of a value that has none of them. */
  allowedTypes?: string[];
}

/** Shapes that others refer to, by "#/definitions/...". */
export type Definitions = Record<string, Shape>;

/** Returns whether a value has the type, or the constant, of a shape. */
export function matchesType(
  { type, const: constant, allowedTypes }: Shape,
  value: unknown,
): boolean {
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

/** Returns the shape of a key's value; `undefined` for an unknown key. */
export function shapeOfKey(shape: Shape, key: string): Shape | undefined {
  const direct = getOwn(shape.properties, key);
  if (direct) return direct;
  return Object.entries(shape.patternProperties ?? {}).find(([pattern]) =>
    regExp(pattern).test(key),
  )?.[1];
}

const regExps = new Map<string, RegExp>();

/** Compiles a pattern once. */
export function regExp(pattern: string): RegExp {
  const compiled = regExps.get(pattern) ?? new RegExp(pattern, 'su');
  regExps.set(pattern, compiled);
  return compiled;
}
