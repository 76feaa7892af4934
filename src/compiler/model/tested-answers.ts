import { escapePart } from '../../core/pointer.ts';
import type { OutcomeCondition } from '../../definition/files/outcome.ts';
import type { JsonSchema } from '../../definition/json-schema.ts';
import { operandsOf } from '../schema/map-subschemas.ts';

/**
 * Returns the pointers of the answers that a condition tests or requires; `undefined` for one that tests other data, too.
 */
export function testedAnswers(condition: OutcomeCondition): string[] | undefined {
  const { answers, ...others } = condition;
  if (Object.keys(others).length > 0) return undefined;
  return testedIn((answers ?? {}) as JsonSchema, '');
}

function testedIn(schema: JsonSchema, at: string): string[] {
  const { properties = {}, required = [] } = schema;
  const inner = (name: string) => `${at}/${escapePart(name)}`;
  return [
    ...required.map(inner),
    ...Object.entries(properties).flatMap(([name, test]) => {
      const tested = testedIn(test, inner(name));
      return tested.length > 0 ? tested : [inner(name)];
    }),
    ...operandsOf(schema, '').flatMap((part) => testedIn(part.schema, at)),
  ];
}
