import { inlineReferences } from '../../../compiler/index.ts';
import type { JsonSchema } from '../../../definition/json-schema.ts';
import { normalizeSchema } from './normalize-schema.ts';

/** Normalizes the schemas of a condition on data sources. */
export const normalizeDataCondition = (when: object): Record<string, JsonSchema> =>
  Object.fromEntries(
    Object.entries(when).map(([source, schema]) => [
      source,
      normalizeSchema(inlineReferences(schema)),
    ]),
  );
