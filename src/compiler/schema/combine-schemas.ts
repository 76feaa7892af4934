import { getOwn } from '../../core/get-own.ts';
import type { JsonSchema } from '../../definition/json-schema.ts';

/** Keywords that accept no value and refuse none. */
export const annotations = ['title', 'description', 'default', 'examples', '$comment'];

/** Annotations that hold as soon as one schema has them. */
const marks = ['readOnly', 'writeOnly'];

const branchKeywords = ['if', 'then', 'else'];

/** Keywords that compare values as the last one says. */
const comparingKeywords = ['const', 'enum', 'uniqueItems', 'uniqueItemProperties', 'collation'];

/**
 * Returns a schema that accepts the values that all of some schemas accept. Of an annotation, the first one counts. Rules
 * that one schema can't hold twice are put under "allOf".
 */
export const combineSchemas = (schemas: JsonSchema[]): JsonSchema =>
  schemas.reduce((first, second) => combine(first, second));

function combine(first: JsonSchema, second: JsonSchema): JsonSchema {
  const combined: JsonSchema = { ...first };
  const conflicting = new Set(conflictsOf(first, second));
  for (const [keyword, value] of Object.entries(second)) {
    if (conflicting.has(keyword)) continue;
    if (marks.includes(keyword)) combined[keyword] = first[keyword] === true || value === true;
    else if (!Object.hasOwn(first, keyword)) combined[keyword] = value;
  }
  for (const [keyword, mergeValues] of Object.entries(mergeable)) {
    if (!conflicting.delete(keyword)) continue;
    combined[keyword] = mergeValues(first[keyword] as never, second[keyword] as never);
  }
  if (conflicting.size === 0) return combined;
  const rest = Object.entries(second).filter(([keyword]) => conflicting.has(keyword));
  return { ...combined, allOf: [...(combined.allOf ?? []), Object.fromEntries(rest)] };
}

/** Keywords with a value that joins the values of both schemas. */
const mergeable = {
  required: (first: string[], second: string[]) => [...new Set([...first, ...second])],
  allOf: (first: JsonSchema[], second: JsonSchema[]) => [...first, ...second],
  items: (first: JsonSchema, second: JsonSchema) => combine(first, second),
  properties: (first: Record<string, JsonSchema>, second: Record<string, JsonSchema>) =>
    Object.fromEntries(
      [...new Set([...Object.keys(first), ...Object.keys(second)])].map((name) => [
        name,
        combineSchemas(
          [getOwn(first, name), getOwn(second, name)].filter((schema) => schema !== undefined),
        ),
      ]),
    ),
};

/** Returns the keywords of the second schema that the first one has with another value, annotations aside. */
export function conflictsOf(first: JsonSchema, second: JsonSchema): string[] {
  const hasBranches = (schema: JsonSchema) =>
    branchKeywords.some((keyword) => Object.hasOwn(schema, keyword));
  const bothBranch = hasBranches(first) && hasBranches(second);
  const compares = (schema: JsonSchema) => comparingKeywords.some((keyword) => keyword in schema);
  const compareDifferently =
    compares(first) &&
    compares(second) &&
    JSON.stringify(first.collation) !== JSON.stringify(second.collation);
  return Object.keys(second).filter((keyword) => {
    if (annotations.includes(keyword) || marks.includes(keyword)) return false;
    if (branchKeywords.includes(keyword)) return bothBranch;
    if (comparingKeywords.includes(keyword) && compareDifferently) return true;
    return (
      Object.hasOwn(first, keyword) &&
      JSON.stringify(first[keyword]) !== JSON.stringify(second[keyword])
    );
  });
}
