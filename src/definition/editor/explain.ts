/**
 * Returns a schema whose descriptions end with an example, or with the default value. Editors show descriptions when
 * one points at a key; they use "examples" and "default" only to complete values.
 */
export function explain<Schema>(schema: Schema): Schema {
  return JSON.parse(JSON.stringify(schema), (_key, value) => {
    if (typeof value?.description !== 'string') return value;
    const sentence = illustrate(value);
    return sentence ? { ...value, description: `${value.description}\n\n${sentence}` } : value;
  });
}

function illustrate(schema: { description: string; examples?: unknown; default?: unknown }) {
  if (Array.isArray(schema.examples)) return `Example: ${inOneLine(schema.examples[0])}`;
  const isNamed = schema.default === undefined || schema.description.includes(`${schema.default}`);
  return isNamed ? undefined : `Default: ${inOneLine(schema.default)}`;
}

const inOneLine = (value: unknown): string => JSON.stringify(value, null, 1).replace(/\n\s*/g, ' ');
