import type { CompiledCall, CompiledLoad, CompiledSubmit } from '../../compiled/call.ts';
import { calculates } from '../../core/calculates.ts';
import { namedOutcomes } from '../../core/named-outcomes.ts';
import { schemaOfCondition } from '../../core/outcome-condition.ts';
import type { Outcome, OutcomeCondition, Outcomes } from '../../definition/files/outcome.ts';
import type { ScreenFile } from '../../definition/files/screen.ts';
import type { JsonSchema } from '../../definition/json-schema.ts';
import { milliseconds } from '../model/duration.ts';
import type { ProductSource } from '../model/product.ts';

/** A call of a screen before the validators of its response and of the conditions of outcomes are compiled. */
export interface RequestPlan {
  kind: 'load' | 'submit';
  request: Omit<CompiledLoad | CompiledSubmit, 'call'>;
  /** Outcomes on conditions, by their key in "outcomes"; the request has all others. */
  outcomeLists: Record<string, OutcomePlan[]>;
  call: Omit<CompiledCall, 'response'>;
  /** Schema of the response, where it is read. */
  response?: JsonSchema;
  /** Whether its mappings calculate. */
  calculates: boolean;
}

export interface OutcomePlan {
  effects: Outcome;
  /** Schema of the data sources. */
  when?: JsonSchema;
}

/** Plans the calls of a screen, which its module holds: the first script of the page needs none of them. */
export const planRequests = (
  { app }: Pick<ProductSource, 'app'>,
  screen: Exclude<ScreenFile, { kind: 'page' }>,
): RequestPlan[] =>
  (['load', 'submit'] as const).flatMap((kind): RequestPlan[] => {
    const request = screen[kind];
    if (!request) return [];
    const { response, timeout, ...call } = app.calls?.[request.call] ?? {};
    const planned = { ...call, name: request.call, timeout: timeout && milliseconds(timeout) };
    return [
      {
        kind,
        request: { ...request, outcomes: withoutLists(request.outcomes) },
        outcomeLists: outcomeListsOf(request.outcomes),
        call: planned as RequestPlan['call'],
        response: response as JsonSchema | undefined,
        calculates: [request.send, ...Object.values(request.params ?? {})].some(calculates),
      },
    ];
  });

const withoutLists = (outcomes: Outcomes): Record<string, Outcome> =>
  Object.fromEntries(
    Object.entries(outcomes).flatMap(([name, entry]) =>
      Array.isArray(entry) ? [] : [[name, entry]],
    ),
  );

function outcomeListsOf(outcomes: Outcomes): Record<string, OutcomePlan[]> {
  const listed = namedOutcomes<OutcomeCondition>(outcomes).filter(({ inList }) => inList);
  const plans = listed.map(({ name, outcome: { when, ...effects } }) => ({
    name,
    plan: { effects, ...(when && { when: schemaOfCondition(when) }) },
  }));
  const names = [...new Set(plans.map(({ name }) => name))];
  return Object.fromEntries(
    names.map((name) => [name, plans.flatMap((one) => (one.name === name ? one.plan : []))]),
  );
}
