// Evaluates calculations and mappings that no module has, in this process.

import { givenAt } from '../../core/calculate/calculated-answers.ts';
import { calculate } from '../../core/calculate/index.ts';
import type { Answers } from '../../core/form/coerce-answers.ts';
import { type MappingTools, resolveMapping } from '../../core/mapping/resolve-mapping.ts';
import type { Calculation } from '../../definition/calculations.ts';
import type { Mapping } from '../../definition/files/mapping.ts';
import type { JsonSchema } from '../../definition/json-schema.ts';
import { numberConditions, numberOwnConditions } from '../3-analyze/plan/mapping-conditions.ts';
import { memoizeByObject } from '../model/memoize.ts';
import { mappingTools } from './compile-request.ts';
import { validatorOf } from './module-code.ts';

/**
 * Returns the result of the calculation that limits an answer; `undefined` for none.
 *
 * @param at pointer of the limited answer
 */
export function evaluateLimit(
  calculation: Calculation,
  at: string,
  answers: Answers,
  dataSources: object,
): unknown {
  const { compiled, tests } = compiledLimit(calculation);
  return calculate(compiled, { ...givenAt(at, answers, dataSources), tests });
}

const compiledLimit = memoizeByObject((calculation: Calculation) => {
  const tests: JsonSchema[] = [];
  const compiled = numberOwnConditions(calculation, tests);
  return { compiled, tests: tests.map(validatorOf) };
});

/** Evaluates a mapping. */
export function evaluateMapping(
  mapping: Mapping,
  document: object,
  tools: Pick<MappingTools, 'merge'> = {},
): unknown {
  if (typeof mapping !== 'object' || mapping === null) return mapping;
  const { compiled, tools: own } = compiledMapping(mapping);
  return resolveMapping(compiled, document, { ...tools, ...own });
}

const compiledMapping = memoizeByObject((mapping: Mapping & object) => {
  const tests: JsonSchema[] = [];
  const compiled = numberConditions(mapping, tests);
  return { compiled, tools: mappingTools([mapping], tests) };
});
