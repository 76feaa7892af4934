import type { OutcomeCondition } from '../definition/files/outcome.ts';
import type { JsonSchema } from '../definition/json-schema.ts';

/** Returns the schema of the data sources with which a condition holds. A source without a value meets no condition. */
export const schemaOfCondition = (when: OutcomeCondition): JsonSchema => ({
  type: 'object',
  required: Object.keys(when),
  properties: { ...when } as Record<string, JsonSchema>,
});
