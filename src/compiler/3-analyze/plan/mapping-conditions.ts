import { isObject } from '../../../core/is-object.ts';
import { readMapping } from '../../../core/mapping/read-mapping.ts';
import type { Calculation } from '../../../definition/calculations.ts';
import type { Mapping } from '../../../definition/files/mapping.ts';
import type { OutcomeCondition } from '../../../definition/files/outcome.ts';
import type { JsonSchema } from '../../../definition/json-schema.ts';
import { isWrittenValue } from '../../model/calculation.ts';
import { schemaOfCondition } from '../../model/form/data-condition.ts';
import { inlineReferences } from '../../schema/inline-references.ts';
import { asCondition } from '../../schema/unanswered-data.ts';

/**
 * Returns a mapping in which each condition is the number of its validator, as `$test`.
 *
 * @param tests the schemas of the validators, to which those of the mapping are added
 */
export function numberConditions(mapping: Mapping, tests: JsonSchema[]): Mapping {
  const number = (part: Mapping) => numberConditions(part, tests);
  const read = readMapping(mapping);
  switch (read.form) {
    case 'when': {
      const { when, then, else: otherwise } = read;
      return {
        when: numbered(schemaOfCondition(when as OutcomeCondition), tests),
        then: number(then),
        ...(otherwise === undefined ? {} : { else: number(otherwise) }),
      } as Mapping;
    }
    case 'calculated':
      return { calculated: numberOwnConditions(read.calculation, tests) };
    case 'from':
      return read.each === undefined
        ? mapping
        : ({ ...(mapping as object), each: number(read.each) } as Mapping);
    case 'merge':
      return { merge: read.parts.map(number) };
    case 'list':
      return read.entries.map(number);
    case 'object':
      return Object.fromEntries(read.entries.map(([key, entry]) => [key, number(entry)]));
    default:
      return mapping;
  }
}

/** Returns a calculation in which each condition is the number of its validator; `tests` as above. */
export function numberOwnConditions(calculation: Calculation, tests: JsonSchema[]): Calculation {
  const number = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(number);
    return isObject(value) && !isWrittenValue(value)
      ? numberOwnConditions(value as Calculation, tests)
      : value;
  };
  return Object.fromEntries(
    Object.entries(calculation).map(([key, value]) => {
      if (!isObject(value)) return [key, number(value)];
      if (key === 'when') {
        return [key, numbered(schemaOfCondition(value as OutcomeCondition), tests)];
      }
      if (key === 'where') {
        return [key, numbered(asCondition(inlineReferences(value as JsonSchema)), tests)];
      }
      return [key, number(value)];
    }),
  );
}

function numbered(schema: JsonSchema, tests: JsonSchema[]) {
  const same = tests.findIndex((one) => JSON.stringify(one) === JSON.stringify(schema));
  return { $test: same === -1 ? tests.push(schema) - 1 : same };
}
