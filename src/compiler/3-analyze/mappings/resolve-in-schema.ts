import { getOwn } from '../../../core/get-own.ts';
import { isObject } from '../../../core/is-object.ts';
import { readMapping } from '../../../core/mapping/read-mapping.ts';
import { fromPointer, toPointer } from '../../../core/pointer.ts';
import { calculationEntry } from '../../../definition/calculations.ts';
import type { JsonSchema } from '../../../definition/json-schema.ts';
import { calculationNames } from '../../model/calculation.ts';
import { type ObjectSource, objectOf } from '../../model/form-fields.ts';
import type { FormSource } from '../../model/product.ts';
import { definitionName } from '../../schema/inline-references.ts';

/** A pointer that the schema does not allow, with the deepest value on its path that the schema allows. */
export interface UnresolvedPointer {
  /** The first part of the pointer that cannot be resolved. */
  part: string;
  /** Pointer to the value that lacks this part. */
  holder: string;
  known: string[];
  kind: 'key' | 'list' | 'leaf';
}

/**
 * Resolves a pointer in the schema of the document that it points into.
 *
 * @returns the schema of the value at the pointer (`{}` where it can be any value), or the unresolved pointer
 */
export function resolvePointer(
  document: JsonSchema,
  pointer: string,
): JsonSchema | UnresolvedPointer {
  let current = document;
  let holder = '';
  for (const part of fromPointer(pointer)) {
    const schema = dereference(current, document);
    const unresolved = (
      kind: UnresolvedPointer['kind'],
      known: string[] = [],
    ): UnresolvedPointer => ({ part, holder, known, kind });
    const properties = schema.properties ?? {};
    const open = schema.additionalProperties;
    if (Object.keys(properties).length > 0) {
      const next = getOwn(properties, part);
      if (!next && !open) return unresolved('key', Object.keys(properties));
      current = next ?? (isObject(open) ? (open as JsonSchema) : {});
    } else if (schema.type === 'array') {
      if (!/^(\d+|-)$/.test(part)) return unresolved('list');
      current = schema.items ?? {};
    } else if (typeof schema.type === 'string' && schema.type !== 'object') {
      return unresolved('leaf');
    } else if (open === false) {
      return unresolved('key');
    } else {
      current = isObject(open) ? (open as JsonSchema) : {};
    }
    holder += `/${part}`;
  }
  return dereference(current, document);
}

export const isUnresolved = (result: JsonSchema | UnresolvedPointer): result is UnresolvedPointer =>
  'holder' in result;

function dereference(schema: JsonSchema, document: JsonSchema, depth = 0): JsonSchema {
  const name = definitionName(schema.$ref);
  const target = name === undefined ? undefined : getOwn(document.definitions, name);
  if (schema.$ref === undefined) return schema;
  return target && depth < 20 ? dereference(target, document, depth + 1) : {};
}

/** Returns the schema of the answers of several forms, without rules. */
export function answersSchema(forms: FormSource[]): JsonSchema {
  const schemas = forms.map((form) => schemaOfObject(objectOf(form)));
  return closedObject(Object.assign({}, ...schemas.map(({ properties }) => properties)));
}

function schemaOfObject(object: ObjectSource): JsonSchema {
  const properties: Record<string, JsonSchema> = {};
  for (const { name, asks, inside, items, kind, schema } of object.fields) {
    if (items) {
      const { type, format } = items.find((item) => item.asks)?.schema ?? {};
      properties[name] = { type: 'array', items: { type, format } };
    } else if (inside) {
      const inner = schemaOfObject(inside);
      properties[name] = kind === 'list' ? { type: 'array', items: inner } : inner;
    } else if (asks || !getOwn(properties, name)) {
      properties[name] = { type: schema.type, format: schema.format, items: schema.items };
    }
  }
  return closedObject(properties);
}

/** Returns the schema of an object with exactly these keys. */
export const closedObject = (properties: Record<string, JsonSchema>): JsonSchema => ({
  type: 'object',
  properties,
  additionalProperties: false,
});

/** Returns the schema of the result of a mapping, as far as it is known; `{}` where it can be any value. */
export function schemaOfMapping(mapping: unknown, document: JsonSchema): JsonSchema {
  const read = readMapping(mapping);
  switch (read.form) {
    case 'from': {
      const source = resolvePointer(document, read.from);
      if (isUnresolved(source) || read.each !== undefined) return {};
      return withoutExcepted(source, read.except);
    }
    case 'merge': {
      const parts = read.parts.map((part) => schemaOfMapping(part, document));
      const known = parts.every(({ properties }) => properties !== undefined);
      return known
        ? closedObject(Object.assign({}, ...parts.map(({ properties }) => properties)))
        : {};
    }
    case 'object':
      return closedObject(
        Object.fromEntries(
          read.entries.map(([key, entry]) => [key, schemaOfMapping(entry, document)]),
        ),
      );
    case 'calculated': {
      const [name = ''] = calculationNames(read.calculation);
      return { type: calculationEntry(name)?.result };
    }
    default:
      return {};
  }
}

/** Leaves out the properties at the top that a mapping leaves out. */
function withoutExcepted(schema: JsonSchema, except: unknown): JsonSchema {
  if (!Array.isArray(except) || schema.properties === undefined) return schema;
  const left = Object.entries(schema.properties).filter(
    ([name]) => !except.includes(toPointer([name])),
  );
  return { ...schema, properties: Object.fromEntries(left) };
}
