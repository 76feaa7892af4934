import { DataCondition } from '../../../definition/files/condition.ts';
import type { OutcomeCondition } from '../../../definition/files/outcome.ts';
import type { StepCondition } from '../../../definition/files/step.ts';
import type { JsonSchema } from '../../../definition/json-schema.ts';
import { inlineReferences } from '../../schema/inline-references.ts';
import { asCondition } from '../../schema/unanswered-data.ts';
import { memoizeByObject } from '../memoize.ts';

/** The data sources that the conditions of steps and exits read. */
export const conditionSources = Object.keys(DataCondition.properties) as (keyof DataCondition)[];

/** Returns a condition by data sources; a bare schema is one over the answers. */
export const normalizeCondition: (when: StepCondition) => DataCondition = memoizeByObject((when) =>
  conditionSources.some((source) => Object.hasOwn(when, source))
    ? (when as DataCondition)
    : { answers: when as JsonSchema },
);

/** Returns the schema of the data sources with which a condition holds. A source without a value meets no condition. */
export const schemaOfCondition: (when: OutcomeCondition) => JsonSchema = memoizeByObject((when) =>
  asCondition({
    type: 'object',
    required: Object.keys(when),
    properties: Object.fromEntries(
      Object.entries(when).map(([source, schema]) => [source, inlineReferences(schema)]),
    ),
  }),
);
