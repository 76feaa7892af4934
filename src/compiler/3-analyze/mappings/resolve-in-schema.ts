import { getOwn } from '../../../core/get-own.ts';
import { isObject } from '../../../core/is-object.ts';
import { fromPointer } from '../../../core/pointer.ts';
import type { JsonSchema } from '../../../definition/json-schema.ts';
import { type ObjectSource, objectOf } from '../../model/form-fields.ts';
import type { FormSource } from '../../model/product.ts';
import { definitionName } from '../../schema/inline-references.ts';

/** Where a pointer ends that leads nowhere: the last place that is there, and what is there. */
export interface UnresolvedPointer {
  /** The part that is not there. */
  part: string;
  /** Pointer to what lacks it. */
  holder: string;
  known: string[];
  kind: 'key' | 'list' | 'leaf';
}

/**
 * Follows a pointer through a schema of what it points into.
 *
 * @returns the schema of what is there (`{}` where anything can be), or where the way ends
 */
export function resolvePointer(
  document: JsonSchema,
  pointer: string,
): JsonSchema | UnresolvedPointer {
  let at = document;
  let holder = '';
  for (const part of fromPointer(pointer)) {
    const schema = dereferenced(at, document);
    const miss = (kind: UnresolvedPointer['kind'], known: string[] = []): UnresolvedPointer => ({
      part,
      holder,
      known,
      kind,
    });
    const properties = schema.properties ?? {};
    const open = schema.additionalProperties;
    if (Object.keys(properties).length > 0) {
      const next = getOwn(properties, part);
      if (!next && !open) return miss('key', Object.keys(properties));
      at = next ?? (isObject(open) ? (open as JsonSchema) : {});
    } else if (schema.type === 'array') {
      if (!/^(\d+|-)$/.test(part)) return miss('list');
      at = schema.items ?? {};
    } else if (typeof schema.type === 'string' && schema.type !== 'object') {
      return miss('leaf');
    } else if (open === false) {
      return miss('key');
    } else {
      at = isObject(open) ? (open as JsonSchema) : {};
    }
    holder += `/${part}`;
  }
  return dereferenced(at, document);
}

export const isUnresolved = (found: JsonSchema | UnresolvedPointer): found is UnresolvedPointer =>
  'holder' in found;

function dereferenced(schema: JsonSchema, document: JsonSchema, depth = 0): JsonSchema {
  const name = definitionName(schema.$ref);
  const target = name === undefined ? undefined : getOwn(document.definitions, name);
  if (schema.$ref === undefined) return schema;
  return target && depth < 20 ? dereferenced(target, document, depth + 1) : {};
}

/** The schema of the answers of several forms, as pointers see them. */
export function answersSchema(forms: FormSource[]): JsonSchema {
  const schemas = forms.map((form) => schemaOfObject(objectOf(form)));
  return closedObject(Object.assign({}, ...schemas.map(({ properties }) => properties)));
}

function schemaOfObject(object: ObjectSource): JsonSchema {
  const properties: Record<string, JsonSchema> = {};
  for (const { name, asks, inside, kind, schema } of object.fields) {
    if (inside) {
      const inner = schemaOfObject(inside);
      properties[name] = kind === 'list' ? { type: 'array', items: inner } : inner;
    } else if (asks || !getOwn(properties, name)) {
      properties[name] = { type: schema.type, items: schema.items };
    }
  }
  return closedObject(properties);
}

/** An object with just these keys. */
export const closedObject = (properties: Record<string, JsonSchema>): JsonSchema => ({
  type: 'object',
  properties,
  additionalProperties: false,
});

/** The schema of what a mapping makes, as far as it can be told; `{}` where it can be anything. */
export function schemaOfMapping(mapping: unknown, document: JsonSchema): JsonSchema {
  if (!isObject(mapping)) return {};
  if (typeof mapping.from === 'string') {
    const found = resolvePointer(document, mapping.from);
    return isUnresolved(found) || 'each' in mapping ? {} : found;
  }
  if (Array.isArray(mapping.merge)) {
    const parts = mapping.merge.map((part) => schemaOfMapping(part, document));
    const known = parts.every(({ properties }) => properties !== undefined);
    return known
      ? closedObject(Object.assign({}, ...parts.map(({ properties }) => properties)))
      : {};
  }
  if ('value' in mapping && Object.keys(mapping).length === 1) return {};
  const entries = Object.entries(mapping);
  return closedObject(
    Object.fromEntries(entries.map(([key, entry]) => [key, schemaOfMapping(entry, document)])),
  );
}
