import { combineSchemas, mapSubschemas, pointerOfReference } from '../../../compiler/index.ts';
import { isObject } from '../../../core/is-object.ts';
import { fromPointer, getAt } from '../../../core/pointer.ts';
import type { JsonSchema } from '../../../definition/json-schema.ts';
import type { Remarks } from './remarks.ts';

/** A schema without references. */
export interface ResolvedSchema {
  schema: JsonSchema;
  /** Returns where a schema, or one of its keywords, is written; `undefined` for a schema that was made later. */
  at: (schema: JsonSchema, keyword?: string) => string | undefined;
  /** The name of the definition that a schema is a copy of. */
  definitionOf: (schema: JsonSchema) => string | undefined;
}

/** Keywords that name a schema, or describe another document; no answer depends on them. */
const withoutEffect = ['$id', 'id', '$schema', '$anchor', 'contentEncoding', 'contentMediaType'];

/** Replaces every reference of a schema by a copy of its target. */
export function resolveReferences(root: JsonSchema, remarks: Remarks): ResolvedSchema {
  const places = new WeakMap<JsonSchema, (keyword?: string) => string>();
  const names = new WeakMap<JsonSchema, string>();

  function resolve(written: JsonSchema, pointer: string, through: string[]): JsonSchema {
    const { $ref, ...beside } = inDraft07(written);
    const own = mapSubschemas(beside, (inner, _, way) => resolve(inner, pointer + way, through));
    const at = (keyword?: string) => (keyword === undefined ? pointer : `${pointer}/${keyword}`);
    places.set(own, at);
    if ($ref === undefined) return own;
    const target = targetOf(root, $ref);
    if (!target || through.includes(target.pointer)) {
      const text = target
        ? `"${$ref}" refers to itself. Write the levels that are needed one by one.`
        : `"${$ref}" leads to nothing in this file. Copy the schema to its place.`;
      remarks.add('schema', at('$ref'), text);
      return own;
    }
    const copy = resolve(target.schema, target.pointer, [...through, target.pointer]);
    const all = combineSchemas([own, copy]);
    places.set(all, (keyword) =>
      keyword === undefined || Object.hasOwn(own, keyword)
        ? at(keyword)
        : (places.get(copy)?.(keyword) ?? ''),
    );
    const [holder, name, ...deeper] = fromPointer(target.pointer);
    const isDefinition = ['definitions', '$defs'].includes(holder ?? '') && deeper.length === 0;
    if (isDefinition && name !== undefined) names.set(all, name);
    return all;
  }

  const { definitions: _, $defs: __, ...form } = root;
  return {
    schema: resolve(form, '', ['']),
    at: (schema, keyword) => places.get(schema)?.(keyword),
    definitionOf: (schema) => names.get(schema),
  };
}

/** Gives keywords of later drafts their names in draft-07, and takes out those without an effect. */
function inDraft07(schema: JsonSchema): JsonSchema {
  const { dependentSchemas, prefixItems, discriminator: _, ...rest } = schema;
  for (const keyword of withoutEffect) if (typeof rest[keyword] === 'string') delete rest[keyword];
  // No visitor could add a field.
  if (rest.additionalProperties === false) delete rest.additionalProperties;
  if (isObject(dependentSchemas)) {
    rest.dependencies = { ...(rest.dependencies as object), ...dependentSchemas };
  }
  return prefixItems === undefined ? rest : { ...rest, items: prefixItems as JsonSchema };
}

/** Returns the target of a reference; `undefined` for other files and missing definitions. */
function targetOf(root: JsonSchema, reference: string) {
  const pointer = pointerOfReference(reference);
  const schema = pointer === undefined ? undefined : getAt(root, pointer);
  return pointer !== undefined && isObject(schema)
    ? { pointer, schema: schema as JsonSchema }
    : undefined;
}
