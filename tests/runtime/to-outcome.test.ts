// Proves that the end of a call selects the most specific outcome of the definition.
import { expect, it } from 'vitest';
import type { ValidateFn } from '../../src/compiled/validate.ts';
import { schemaOfCondition } from '../../src/compiler/model/form/data-condition.ts';
import { compileSchema } from '../../src/compiler/schema/compile-validators.ts';
import { toOutcome } from '../../src/runtime/to-outcome.ts';

const say = (text: string) => ({ say: text });
const outcomes = {
  success: say('success'),
  errors: say('errors'),
  failure: say('failure'),
  timeout: say('timeout'),
  '4XX': say('4XX'),
  '409': say('409'),
};

it.each([
  ['success', { end: 'success', status: 200, body: {} }, 'success', 'success'],
  ['errors in the body', { end: 'errors', status: 200, body: {} }, 'errors', 'errors'],
  ['a status by its number first', { end: 'status', status: 409 }, 'failure', '409'],
  ['then by its range', { end: 'status', status: 404 }, 'failure', '4XX'],
  ['then as a failure', { end: 'status', status: 500 }, 'failure', 'failure'],
  ['a named kind of failure', { end: 'timeout' }, 'failure', 'timeout'],
  ['a kind that is not named', { end: 'network' }, 'failure', 'failure'],
  ['being offline, which is no failure', { end: 'offline' }, 'offline', undefined],
] as const)('%s', (_title, result, kind, message) => {
  const callOutcome = toOutcome(result, outcomes);
  expect([callOutcome.kind, callOutcome.outcome?.say]).toEqual([kind, message]);
});

it.each([
  [429, 30],
  [503, 30],
  [500, undefined],
])('a wait that status %i asks for is %s', (status, retryAfter) => {
  expect(toOutcome({ end: 'status', status, retryAfter: 30 }, {}).retryAfter).toBe(retryAfter);
});

it.each([
  ['a broken connection', { end: 'network' }, true],
  ['a timeout', { end: 'timeout' }, true],
  ['an answer that cannot be read', { end: 'unreadable', status: 200 }, true],
  ['that of a proxy', { end: 'status', status: 504 }, true],
  ['a refusal', { end: 'status', status: 409 }, undefined],
  ['an error of the provider', { end: 'status', status: 500 }, undefined],
] as const)('after %s, the call may have had its effect: %s', (_title, result, maybeArrived) => {
  expect(toOutcome(result, outcomes).maybeArrived).toBe(maybeArrived);
});

const when = compileSchema(
  schemaOfCondition({
    answers: { required: ['size'], properties: { size: { const: 'large' } } },
    response: { required: ['waiting'] },
  }),
) as ValidateFn;

it.each([
  ['the first whose condition holds', { size: 'large' }, { waiting: 3 }, 'large and waiting'],
  ['not one that the answers fail', { size: 'small' }, { waiting: 3 }, 'otherwise'],
  ['not one that the response fails', { size: 'large' }, {}, 'otherwise'],
  ['not one on a response that was not read', { size: 'large' }, undefined, 'otherwise'],
])('of a list, %s', (_title, answers, body, message) => {
  const result = { end: 'success', status: 200, body, sources: { answers } } as const;
  const success = [{ ...say('large and waiting'), when }, say('otherwise')];
  expect(toOutcome(result, { success }).outcome?.say).toBe(message);
});
