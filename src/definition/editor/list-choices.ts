import type { Json } from './json.ts';

interface Choice {
  type?: string;
  const?: unknown;
  description?: string;
}

/**
 * Returns a schema in which alternatives that are single values are an `enum`. Of an `anyOf`, editors explain the first
 * alternative where the value is none of them.
 */
export const listChoices = (schema: Json): Json =>
  JSON.parse(JSON.stringify(schema), (_key, value) => {
    if (!isListOfChoices(value?.anyOf)) return value;
    const { anyOf, ...rest } = value as { anyOf: Choice[] };
    const descriptions = anyOf.map(({ description }) => description ?? '');
    return {
      ...rest,
      type: anyOf[0]?.type,
      enum: anyOf.map((choice) => choice.const),
      ...(descriptions.some(Boolean) && { enumDescriptions: descriptions }),
    };
  });

const isListOfChoices = (alternatives: unknown): boolean =>
  Array.isArray(alternatives) &&
  alternatives.every(({ type, const: value }) => value !== undefined && type === 'string');
