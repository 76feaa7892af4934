import { isObject } from '../../core/is-object.ts';
import { escapePart } from '../../core/pointer.ts';
import type { JsonSchema } from '../../definition/json-schema.ts';

/** The way each keyword of draft-07 that holds schemas holds them; "items" holds one or a list. */
const holders: Record<string, 'one' | 'list' | 'byName' | 'oneOrList'> = {
  properties: 'byName',
  patternProperties: 'byName',
  definitions: 'byName',
  dependencies: 'byName',
  allOf: 'list',
  anyOf: 'list',
  oneOf: 'list',
  items: 'oneOrList',
  additionalItems: 'one',
  additionalProperties: 'one',
  propertyNames: 'one',
  contains: 'one',
  if: 'one',
  then: 'one',
  else: 'one',
  not: 'one',
};

const holderOf = (keyword: string) =>
  Object.hasOwn(holders, keyword) ? holders[keyword] : undefined;

/** Keywords whose value is data, in which no key is a keyword. */
const dataKeywords = ['const', 'enum', 'default', 'examples'];

export const holdsData = (keyword: string): boolean => dataKeywords.includes(keyword);

/** Returns whether the keys below a keyword are names, of fields or definitions, rather than keywords. */
export const holdsSchemasByName = (keyword: string): boolean => holderOf(keyword) === 'byName';

/** A schema directly inside another one. */
export interface Subschema {
  /** The keyword that holds it. */
  keyword: string;
  /** Its own pointer: that of the outer schema, and the way in it. */
  pointer: string;
  schema: JsonSchema;
}

/** Returns the schemas directly inside a schema, in the order in which they are written. */
export function subschemasOf(schema: JsonSchema, pointer = ''): Subschema[] {
  const found: Subschema[] = [];
  mapSubschemas(schema, (part, keyword, way) => {
    found.push({ keyword, pointer: pointer + way, schema: part });
    return part;
  });
  return found;
}

/** Returns a schema and all schemas inside it, at any depth, with their pointers. */
export const everySchemaIn = (
  schema: JsonSchema,
  pointer = '',
): Pick<Subschema, 'schema' | 'pointer'>[] => [
  { schema, pointer },
  ...subschemasOf(schema, pointer).flatMap((inner) => everySchemaIn(inner.schema, inner.pointer)),
];

const operands = ['allOf', 'anyOf', 'oneOf', 'not'];

/** Returns the schemas that a condition combines: those under `allOf`, `anyOf`, `oneOf` and `not`. */
export const operandsOf = (schema: JsonSchema, pointer: string): Subschema[] =>
  subschemasOf(schema, pointer).filter(({ keyword }) => operands.includes(keyword));

/** Lists the names that a condition tests or requires of the object that it validates. */
export const testedNamesIn = (schema: JsonSchema): string[] => [
  ...Object.keys(schema.properties ?? {}),
  ...(schema.required ?? []),
  ...operandsOf(schema, '').flatMap((operand) => testedNamesIn(operand.schema)),
];

const sameValue = ['allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else'];

/** Returns whether the schemas below a keyword describe the same value as the schema around them. */
export const describesSameValue = (keyword: string): boolean => sameValue.includes(keyword);

/**
 * Returns a schema with each schema directly inside it changed; `keyword` is the one that holds it, `way` the pointer to it
 * in the outer schema.
 */
export function mapSubschemas(
  schema: JsonSchema,
  change: (part: JsonSchema, keyword: string, way: string) => JsonSchema,
): JsonSchema {
  const changed = (keyword: string, way: string, part: unknown) =>
    isObject(part) ? change(part as JsonSchema, keyword, way) : part;
  return Object.fromEntries(
    Object.entries(schema).map(([keyword, value]) => {
      const holder = holderOf(keyword);
      const way = `/${keyword}`;
      if (holder === 'byName' && isObject(value)) {
        const entries = Object.entries(value).map(([name, part]) => [
          name,
          changed(keyword, `${way}/${escapePart(name)}`, part),
        ]);
        return [keyword, Object.fromEntries(entries)];
      }
      if ((holder === 'list' || holder === 'oneOrList') && Array.isArray(value)) {
        return [keyword, value.map((part, index) => changed(keyword, `${way}/${index}`, part))];
      }
      const isOne = holder === 'one' || holder === 'oneOrList';
      return [keyword, isOne ? changed(keyword, way, value) : value];
    }),
  );
}
