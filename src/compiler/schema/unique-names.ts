import type { JsonSchema } from '../../definition/json-schema.ts';

/** Returns the names of the questions that items are compared by: each list of names is compared together. */
export const uniqueNamesIn = ({ uniqueItemProperties = [] }: JsonSchema): string[][] =>
  uniqueItemProperties.map((names) => [names].flat());
