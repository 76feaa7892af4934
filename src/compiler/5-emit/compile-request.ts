import type { Calculate, CompiledOutcome, CompiledRequest } from '../../compiled/call.ts';
import { calculate, calculateWith } from '../../core/calculate/index.ts';
import { fillAnswers } from '../../core/form/fill-answers.ts';
import { chooser } from '../../core/mapping/choose.ts';
import { hasForm } from '../../core/mapping/has-form.ts';
import type { MappingTools } from '../../core/mapping/resolve-mapping.ts';
import type { AppFile } from '../../definition/files/app.ts';
import type { Mapping } from '../../definition/files/mapping.ts';
import type { Outcome, OutcomeCondition, Outcomes } from '../../definition/files/outcome.ts';
import type { RequestFile } from '../../definition/files/request.ts';
import type { JsonSchema } from '../../definition/json-schema.ts';
import { numberConditions } from '../3-analyze/plan/mapping-conditions.ts';
import { milliseconds } from '../model/duration.ts';
import { schemaOfCondition } from '../model/form/data-condition.ts';
import { requestHeaders } from '../model/screen/request-headers.ts';
import { imported, made, validatorOf } from './module-code.ts';

/** Adds the data to an outcome that its effects need. */
export type CompileOutcome = (outcome: Outcome) => CompiledOutcome;

/** Compiles a request with the call that it makes, its outcomes, and the functions that its mappings need. */
export function compileRequest<Request extends RequestFile>(
  app: AppFile,
  request: Request,
  compileOutcome: CompileOutcome = (outcome) => outcome,
) {
  const { outcomes = {}, send, params = {}, prefill } = request;
  const tests: JsonSchema[] = [];
  const numbered = (mapping: Mapping) => numberConditions(mapping, tests);
  const values = Object.entries(params).map(([key, one]) => [key, numbered(one)]);
  const mappings = {
    ...(send !== undefined && { send: numbered(send) }),
    ...(prefill !== undefined && { prefill: numbered(prefill) }),
    ...(request.params && { params: Object.fromEntries(values) }),
  };
  return {
    ...request,
    ...mappings,
    ...mappingTools([send, prefill, ...Object.values(params)], tests),
    call: compileCall(app, request.call),
    outcomes: compileOutcomes(outcomes, compileOutcome),
    ...(prefill !== undefined && { fill: imported('fillAnswers', fillAnswers) }),
  };
}

function compileCall(app: AppFile, name: string): CompiledRequest['call'] {
  const { response, timeout, headers: _, ...call } = app.calls?.[name] ?? {};
  const headers = requestHeaders(app, app.calls?.[name] ?? {});
  return {
    ...(call as CompiledRequest['call']),
    name,
    ...(Object.keys(headers).length > 0 && { headers }),
    ...(timeout && { timeout: milliseconds(timeout) }),
    ...(response && { response: validatorOf(response as JsonSchema) }),
  };
}

const compileOutcomes = (
  outcomes: Outcomes,
  compileOutcome: CompileOutcome,
): CompiledRequest['outcomes'] =>
  Object.fromEntries(
    Object.entries(outcomes).map(([name, entry]) => [
      name,
      Array.isArray(entry)
        ? entry.map(({ when, ...effects }: Outcome & { when?: OutcomeCondition }) => ({
            ...compileOutcome(effects),
            ...(when && { when: validatorOf(schemaOfCondition(when)) }),
          }))
        : compileOutcome(entry),
    ]),
  );

/**
 * Returns the functions that mappings need.
 *
 * @param tests the schemas of their conditions, each by the number under `$test`
 */
export function mappingTools(
  mappings: (Mapping | undefined)[],
  tests: JsonSchema[],
): Pick<MappingTools, 'calculate' | 'choose'> {
  const validators = tests.map(validatorOf);
  const calculates = mappings.some((mapping) => hasForm(mapping, 'calculated'));
  const calculateAll: Calculate =
    tests.length > 0
      ? made('calculateWith', calculateWith, validators)
      : imported('calculate', calculate);
  return {
    ...(calculates && { calculate: calculateAll }),
    ...(mappings.some((mapping) => hasForm(mapping, 'when')) && {
      choose: made('chooser', chooser, validators),
    }),
  };
}

/** Returns all outcomes of requests. */
export const outcomesOf = (requests: CompiledRequest[]): CompiledOutcome[] =>
  requests.flatMap(({ outcomes }) => Object.values(outcomes).flat());
