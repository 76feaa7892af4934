import type { JsonSchema } from '../../definition/json-schema.ts';

/** The schema with every `#/definitions/...` in its place. A circle is a rule's business; it ends here. */
export function inlineReferences(schema: JsonSchema): JsonSchema {
  const definitions = schema.definitions ?? {};
  const walk = (value: unknown, inside: string[]): unknown => {
    if (Array.isArray(value)) return value.map((item) => walk(item, inside));
    if (typeof value !== 'object' || value === null) return value;
    const reference = (value as JsonSchema).$ref;
    const name = reference?.replace(/^#\/definitions\//, '');
    if (reference && name !== undefined) {
      const target = inside.includes(name) ? {} : walk(definitions[name] ?? {}, [...inside, name]);
      const { $ref: _, ...beside } = value as JsonSchema;
      return { ...(target as object), ...beside };
    }
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => [key, walk(entry, inside)]),
    );
  };
  const { definitions: _, $schema: _dialect, ...rest } = schema;
  return walk(rest, []) as JsonSchema;
}
