import type { ProductModel } from '../../../src/analysis/product-model.ts';
import { sampleResponse } from '../../../src/analysis/sample/sample-response.ts';
import type { OutcomeCase } from '../../../src/analysis/states/outcome-cases.ts';
import { setAt } from '../../../src/core/pointer.ts';
import type { Call } from '../../../src/definition/files/call.ts';
import type { Outcomes } from '../../../src/definition/files/outcome.ts';
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

/** Returns a valid response to a call. */
export function successResponse(product: ProductModel, name: string): ScriptedResponse {
  const { calls, sandbox, validate } = product;
  return { body: sampleResponse(name, calls[name], sandbox, validate) ?? {} };
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
