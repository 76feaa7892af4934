import { getOwn } from '../../core/get-own.ts';
import { isObject } from '../../core/is-object.ts';
import { fromPointer } from '../../core/pointer.ts';
import type { JsonSchema } from '../../definition/json-schema.ts';
import { definitionName } from './inline-references.ts';

/** The schema of the value at a pointer. */
interface ResolvedPointer {
  /** The schema of the value; `{}` where it can be any value, or where there is none. */
  schema: JsonSchema;
  /** Whether the value is there in every document. */
  isCertain: boolean;
  /** Present where the schema does not allow a value there. */
  missing?: MissingPart;
}

/** The first part of a pointer that cannot be resolved. */
export interface MissingPart {
  part: string;
  /** Pointer to the value that lacks this part: the deepest one on the way that the schema allows. */
  holder: string;
  known: string[];
  kind: 'key' | 'list' | 'leaf';
}

/** Resolves a pointer in the schema of the document that it points into. */
export function resolvePointer(document: JsonSchema, pointer: string): ResolvedPointer {
  let current = document;
  let isCertain = true;
  let holder = '';
  for (const part of fromPointer(pointer)) {
    const schema = dereference(current, document);
    const missing = (kind: MissingPart['kind'], known: string[] = []): ResolvedPointer => ({
      schema: {},
      isCertain: false,
      missing: { part, holder, known, kind },
    });
    const properties = schema.properties ?? {};
    const open = schema.additionalProperties;
    if (Object.keys(properties).length > 0) {
      const next = getOwn(properties, part);
      if (!next && !open) return missing('key', Object.keys(properties));
      current = next ?? (isObject(open) ? (open as JsonSchema) : {});
    } else if (schema.type === 'array') {
      if (!/^(\d+|-)$/.test(part)) return missing('list');
      current = schema.items ?? {};
    } else if (typeof schema.type === 'string' && schema.type !== 'object') {
      return missing('leaf');
    } else if (open === false) {
      return missing('key');
    } else {
      current = isObject(open) ? (open as JsonSchema) : {};
    }
    isCertain &&= schema.required?.includes(part) ?? false;
    holder += `/${part}`;
  }
  return { schema: dereference(current, document), isCertain };
}

function dereference(schema: JsonSchema, document: JsonSchema, depth = 0): JsonSchema {
  const name = definitionName(schema.$ref);
  const target = name === undefined ? undefined : getOwn(document.definitions, name);
  if (schema.$ref === undefined) return schema;
  return target && depth < 20 ? dereference(target, document, depth + 1) : {};
}
