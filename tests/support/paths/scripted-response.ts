import type { ProductModel } from '../../../src/analysis/product-model.ts';
import { sampleResponse, sampleValue } from '../../../src/analysis/sample/sample-response.ts';
import type { OutcomeCase } from '../../../src/analysis/states/outcome-cases.ts';
import { isObject } from '../../../src/core/is-object.ts';
import { setAt } from '../../../src/core/pointer.ts';
import type { Call } from '../../../src/definition/files/call.ts';
import type { Outcomes } from '../../../src/definition/files/outcome.ts';
import type { JsonSchema } from '../../../src/definition/json-schema.ts';
import {
  type EndingName,
  endingNames,
  type OutcomeResponse,
  outcomeEntry,
} from '../../../src/definition/outcomes/index.ts';

/** The test provider's response, or the reason for its absence. */
export type ScriptedResponse =
  | (Omit<OutcomeResponse, 'errorsAt'> & { ending?: undefined })
  | { ending: EndingName };

/**
 * Returns a valid response to a call.
 *
 * @param condition schema that the body has to match, too
 */
export function successResponse(
  { calls, sandbox, validate }: ProductModel,
  name: string,
  condition: JsonSchema = {},
): ScriptedResponse {
  const body = sampleResponse(name, calls[name], sandbox, validate) ?? {};
  if (validate(condition, body)) return { body };
  return { body: merge(body, sampleValue(condition, validate)) };
}

/** Replaces the values of an object that another one has, too. */
function merge(value: unknown, other: unknown): unknown {
  if (!isObject(value) || !isObject(other)) return other;
  const changed = Object.entries(other).map(([key, entry]) => [key, merge(value[key], entry)]);
  return { ...value, ...Object.fromEntries(changed) };
}

/** Returns a response that leads to an outcome; `undefined` if there is none. */
export function scriptResponse(
  { name }: Pick<OutcomeCase, 'name'>,
  call: Call,
  outcomes: Outcomes,
): ScriptedResponse | undefined {
  const ending = endingNames.find((each) => each === name);
  if (ending) return { ending };
  const named = Object.keys(outcomes);
  const response = outcomeEntry(name)?.response?.(name, call, named);
  if (response || name !== 'failure') return response && withErrors(response);
  // Every status may have an outcome of its own.
  const other = endingNames.find((each) => {
    const entry = outcomeEntry(each);
    const isFailure = entry?.kind === 'failure' && entry.impossible?.(call) === undefined;
    return isFailure && !named.includes(each);
  });
  return other && { ending: other };
}

/** Returns the response with a body that holds errors where the outcome asks for them. */
function withErrors({ errorsAt, ...response }: OutcomeResponse): ScriptedResponse {
  if (errorsAt === undefined) return response;
  const errors = ['Something is wrong.'];
  if (errorsAt === '') return { ...response, body: errors };
  const body = {};
  setAt(body, errorsAt, errors);
  return { ...response, body };
}
