import type { JsonSchema } from '../../definition/json-schema.ts';
import type { FieldContext } from './field-context.ts';

/** A list of more files has no sample. */
const mostFiles = 12;

/**
 * Lists answers of a question for files, all different, as the provider describes what it has stored, or as the page what
 * it holds.
 *
 * @param candidatesOf lists values for another property of the answer
 */
export const fileCandidates = (
  { properties = {} }: JsonSchema,
  { fileKind = '' }: FieldContext,
  candidatesOf: (schema: JsonSchema) => unknown[],
): object[] =>
  Array.from({ length: mostFiles }, (_, index) => index + 1).map((number) => {
    const known: Record<string, unknown> = {
      id: `file-${number}`,
      name: `sample-${number}${fileKind}`,
      size: number * 1234,
      part: `file-${number}`,
    };
    const entries = Object.entries(properties).map(([name, schema]) => {
      const value = known[name];
      const declared =
        'const' in schema || schema.enum !== undefined || schema.examples !== undefined;
      return [name, declared || value === undefined ? candidatesOf(schema)[0] : value] as const;
    });
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  });
