/** A JSON Schema as plain data, as it is written to a file. */
export type Json = Record<string, unknown>;

/** Returns a schema without the symbols that TypeBox adds for TypeScript. */
export const toJson = (schema: object): Json => JSON.parse(JSON.stringify(schema));
