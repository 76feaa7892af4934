import type {
  CompiledCall,
  CompiledLoad,
  CompiledOutcome,
  CompiledSubmit,
} from '../../compiled/call.ts';
import { calculates } from '../../core/calculates.ts';
import { namedOutcomes } from '../../core/named-outcomes.ts';
import { schemaOfCondition } from '../../core/outcome-condition.ts';
import type { Outcome, OutcomeCondition, Outcomes } from '../../definition/files/outcome.ts';
import type { JsonSchema } from '../../definition/json-schema.ts';
import { milliseconds } from '../model/duration.ts';
import type { ProductSource, ScreenSource } from '../model/product.ts';
import { valuesShownAt } from './compile-values.ts';

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

interface OutcomePlan {
  effects: CompiledOutcome;
  /** Schema of the data sources. */
  when?: JsonSchema;
}

/** Plans the calls of a screen, which its module holds: the first script of the page needs none of them. */
export const planRequests = (product: ProductSource, { screen }: ScreenSource): RequestPlan[] =>
  (['load', 'submit'] as const).flatMap((kind): RequestPlan[] => {
    if (screen.kind === 'page') return [];
    const { app } = product;
    const request = screen[kind];
    if (!request) return [];
    const { response, timeout, ...call } = app.calls?.[request.call] ?? {};
    const planned = { ...call, name: request.call, timeout: timeout && milliseconds(timeout) };
    return [
      {
        kind,
        request: { ...request, outcomes: withoutLists(product, request.outcomes) },
        outcomeLists: outcomeListsOf(product, request.outcomes),
        call: planned as RequestPlan['call'],
        response: response as JsonSchema | undefined,
        calculates: [request.send, ...Object.values(request.params ?? {})].some(calculates),
      },
    ];
  });

const withoutLists = (
  product: ProductSource,
  outcomes: Outcomes,
): Record<string, CompiledOutcome> =>
  Object.fromEntries(
    Object.entries(outcomes).flatMap(([name, entry]) =>
      Array.isArray(entry) ? [] : [[name, compileOutcome(product, entry)]],
    ),
  );

function outcomeListsOf(product: ProductSource, outcomes: Outcomes): Record<string, OutcomePlan[]> {
  const listed = namedOutcomes<OutcomeCondition>(outcomes).filter(({ inList }) => inList);
  const plans = listed.map(({ name, outcome: { when, ...effects } }) => ({
    name,
    plan: {
      effects: compileOutcome(product, effects),
      ...(when && { when: schemaOfCondition(when) }),
    },
  }));
  const names = [...new Set(plans.map(({ name }) => name))];
  return Object.fromEntries(
    names.map((name) => [name, plans.flatMap((one) => (one.name === name ? one.plan : []))]),
  );
}

/** Adds the values of the page that an outcome leads to, where it shows some. */
function compileOutcome(product: ProductSource, outcome: Outcome): CompiledOutcome {
  return { ...outcome, ...(outcome.go !== undefined && valuesShownAt(product, outcome.go)) };
}
