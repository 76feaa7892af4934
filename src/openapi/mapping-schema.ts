import { calculationNames, resolvePointer, schemaWithout } from '../compiler/index.ts';
import { isEmpty } from '../core/is-empty.ts';
import { entryOf, isLoaded, layersOf, readsAnswers } from '../core/mapping/merge-given.ts';
import { readMapping } from '../core/mapping/read-mapping.ts';
import { calculationEntry } from '../definition/calculations.ts';
import type { Mapping } from '../definition/files/mapping.ts';
import type { JsonSchema } from '../definition/json-schema.ts';

/** Schemas of the documents that mappings read, by the first part of their pointers: "answers", "loaded". */
export type Documents = Readonly<Record<string, JsonSchema>>;

/** A value that a mapping builds. */
interface Built {
  schema: JsonSchema;
  /** Whether it is there whatever is answered. */
  isCertain: boolean;
}

/** Returns the schema of the value that a mapping builds. */
export const mappingSchema = (mapping: Mapping, documents: Documents): JsonSchema =>
  built(mapping, documents).schema;

function built(mapping: Mapping, documents: Documents): Built {
  const read = readMapping(mapping);
  switch (read.form) {
    case 'from': {
      const document = { properties: documents, required: Object.keys(documents) };
      const found = resolvePointer(document, read.from);
      if (read.each !== undefined) {
        const item = found.schema.items ?? {};
        const items = mappingSchema(read.each, { ...documents, item });
        return { schema: { type: 'array', items }, isCertain: found.isCertain };
      }
      const schema = (read.except ?? []).reduce(schemaWithout, described(found.schema, read.from));
      if (read.default === undefined) return { schema, isCertain: found.isCertain };
      return { schema: orValue(schema, read.default), isCertain: true };
    }
    case 'merge':
      return {
        schema: merged(read.parts.flatMap(layersOf), documents),
        isCertain: true,
      };
    case 'calculated': {
      const [name = ''] = calculationNames(read.calculation);
      const type = calculationEntry(name)?.result;
      return { schema: type === undefined ? {} : { type }, isCertain: false };
    }
    case 'object': {
      const entries = read.entries.map(([key, entry]) => [key, built(entry, documents)] as const);
      const required = entries.flatMap(([key, { isCertain }]) => (isCertain ? [key] : []));
      return {
        schema: {
          type: 'object',
          properties: Object.fromEntries(entries.map(([key, { schema }]) => [key, schema])),
          ...(required.length > 0 && { required }),
        },
        isCertain: true,
      };
    }
    case 'when': {
      const then = built(read.then, documents);
      if (read.else === undefined) return { ...then, isCertain: false };
      const otherwise = built(read.else, documents);
      return {
        schema: either(then.schema, otherwise.schema),
        isCertain: then.isCertain && otherwise.isCertain,
      };
    }
    case 'list': {
      const schemas = read.entries.map((entry) => built(entry, documents).schema);
      const items = schemas.length > 0 && { items: schemas.reduce(either) };
      return { schema: { type: 'array', ...items }, isCertain: true };
    }
    default:
      return { schema: fixed(read.value), isCertain: true };
  }
}

/** Says which parameter of an address a value is. */
function described(schema: JsonSchema, from: string): JsonSchema {
  const [, visit, name] = /^(\/visit)?\/query\/(.+)$/.exec(from) ?? [];
  if (name === undefined) return schema;
  const address = visit ? 'the address that the visitor came by first' : 'the page’s address';
  return { ...schema, description: `The parameter \`${name}\` of ${address}.` };
}

/** Generators of code have no word for a "const" of null. */
const fixed = (value: unknown): JsonSchema =>
  value === null ? { type: 'null' } : { const: value };

function orValue(schema: JsonSchema, value: unknown): JsonSchema {
  const isCovered =
    Object.keys(schema).length === 0 || ('const' in schema && schema.const === value);
  // A text without rules allows every text.
  const isText = schema.type === 'string' && typeof value === 'string';
  const hasRules = Object.keys(schema).some(
    (key) => !['type', 'title', 'description'].includes(key),
  );
  return isCovered || (isText && !hasRules) ? schema : { anyOf: [schema, fixed(value)] };
}

/** Merges the schemas of objects; of properties that several have, the last one counts that is there. */
function merged(layers: Mapping[], documents: Documents): JsonSchema {
  const properties: Record<string, JsonSchema> = {};
  const loaded = new Set<string>();
  const required = new Set<string>();
  for (const layer of layers) {
    const { schema, isCertain: isThere } = built(layer, documents);
    for (const [name, own] of Object.entries(schema.properties ?? {})) {
      const entry = entryOf(layer, name);
      const before = properties[name];
      const isCertain = isThere && schema.required?.includes(name);
      // An empty answer replaces a loaded value alone.
      const isCovering =
        isCertain && (loaded.has(name) || !readsAnswers(entry) || !canBeEmpty(own));
      properties[name] = before && !isCovering ? either(own, before) : own;
      if (isLoaded(entry)) loaded.add(name);
      else loaded.delete(name);
      if (isCertain) required.add(name);
    }
  }
  return { type: 'object', properties, ...(required.size > 0 && { required: [...required] }) };
}

/** Returns the schema of a value that one of two schemas allows; of two objects, with the properties of both. */
function either(one: JsonSchema, other: JsonSchema): JsonSchema {
  if (JSON.stringify(one) === JSON.stringify(other)) return one;
  if (!one.properties || !other.properties) return { anyOf: [one, other] };
  const properties = { ...one.properties };
  for (const [name, schema] of Object.entries(other.properties)) {
    const own = properties[name];
    properties[name] = own ? either(own, schema) : schema;
  }
  const required = one.required?.filter((name) => other.required?.includes(name)) ?? [];
  return { type: 'object', properties, ...(required.length > 0 && { required }) };
}

/** Returns whether a schema allows the value that stands for no answer. */
const canBeEmpty = ({ type, minItems = 0, properties, anyOf = [] }: JsonSchema): boolean =>
  (type === 'array' && minItems === 0) ||
  (properties !== undefined && Object.values(properties).every(canBeEmpty)) ||
  anyOf.some((one) => one.type === 'null' || isEmpty(one.const) || canBeEmpty(one));
