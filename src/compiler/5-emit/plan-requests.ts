import type { CompiledCall, CompiledOutcome, CompiledRequest } from '../../compiled/call.ts';
import type { AllowedAddresses } from '../../compiled/screen.ts';
import { hasForm } from '../../core/mapping/has-form.ts';
import { coversGiven } from '../../core/mapping/merge-given.ts';
import { areInResponse, namedOutcomes } from '../../core/mapping/named-outcomes.ts';
import { addressPointer } from '../../core/response-address.ts';
import type { AppFile } from '../../definition/files/app.ts';
import type { Mapping } from '../../definition/files/mapping.ts';
import type { Outcome, OutcomeCondition, Outcomes } from '../../definition/files/outcome.ts';
import type { RequestFile, StepLoadFile } from '../../definition/files/request.ts';
import type { JsonSchema } from '../../definition/json-schema.ts';
import { numberConditions } from '../3-analyze/plan/mapping-conditions.ts';
import { milliseconds } from '../model/duration.ts';
import { schemaOfCondition } from '../model/form/data-condition.ts';
import { fieldsOf } from '../model/form/form-fields.ts';
import {
  type FormSource,
  formsOfScreen,
  type ProductSource,
  type ScreenSource,
} from '../model/product.ts';
import { requestHeaders } from '../model/screen/request-headers.ts';
import {
  type DraftRequest,
  draftRequestsOf,
  type QuestionRequest,
  questionRequestsOf,
} from '../model/screen/requests.ts';
import { keepsFiles, sentFileQuestionsOf } from '../model/screen/sent-files.ts';
import { passedOnTo } from './compile-values.ts';

/** Where addresses that responses name may lead, and the message where one may not. */
interface LeadsTo {
  allowed: AllowedAddresses;
  refused: string;
}

/** A request before the validators of its response and of the conditions of outcomes are compiled. */
export interface RequestPlan {
  request: Omit<CompiledRequest, 'call'>;
  /** Outcomes on conditions, by their key in "outcomes"; the request has all others. */
  outcomeLists: Record<string, OutcomePlan[]>;
  call: Omit<CompiledCall, 'response'>;
  /** Schema of the response, where it is read. */
  response?: JsonSchema;
  /** Whether its mappings calculate. */
  calculates: boolean;
  /** Schemas of the conditions in its mappings, by the numbers under `$test`. */
  tests: JsonSchema[];
  /** Whether its mappings have such conditions, rather than their calculations alone. */
  chooses: boolean;
  /** Whether its mappings merge values that an empty answer must not cover. */
  mergesGiven?: boolean;
  /** Where its outcomes may lead, and the message of those that may not; present where a response names an address. */
  leadsTo?: LeadsTo;
  /** Whether an outcome of "submit" shows messages beside fields. */
  placesMessages?: boolean;
  /** Whether an outcome shows messages beside fields that a response has. */
  readsFieldErrors?: boolean;
  /** Present where files go with it: whether all are in memory, or the browser may have stored some. */
  sendsFiles?: 'memory' | 'stored' | undefined;
}

export interface ScreenRequestPlan extends RequestPlan {
  kind: 'load' | 'submit' | DraftRequest['kind'];
}

export interface QuestionRequestPlan extends RequestPlan {
  kind: QuestionRequest['kind'];
  /** That of its question. */
  pointer: string;
}

interface OutcomePlan {
  effects: CompiledOutcome;
  /** Schema of the data sources. */
  when?: JsonSchema;
}

/** Returns the effects of all outcomes of a request. */
export const effectsOf = ({ request, outcomeLists }: RequestPlan): CompiledOutcome[] => [
  ...Object.values(request.outcomes).flat(),
  ...Object.values(outcomeLists).flatMap((list) => list.map(({ effects }) => effects)),
];

/** Adds the data to an outcome that its effects need. */
type CompileOutcome = (outcome: Outcome) => CompiledOutcome;

/**
 * Plans the calls of a screen, which its module holds: the first script of the page needs none of them.
 *
 * @param addresses where addresses that responses name may lead
 */
export const planRequests = (
  product: ProductSource,
  source: ScreenSource,
  addresses: LeadsTo,
): ScreenRequestPlan[] => [
  ...(['load', 'submit'] as const).flatMap((kind): ScreenRequestPlan[] => {
    const { screen } = source;
    const request = screen.kind === 'page' ? undefined : screen[kind];
    if (!request) return [];
    const sendsFiles = kind === 'submit' ? filesSentBy(source) : undefined;
    const hasEmpty = 'unanswered' in request && request.unanswered === 'empty';
    const mergesGiven = hasEmpty && coversGiven(request.send, namesIn(source));
    const planned = planRequest(product.app, request, outcomeCompiler(product, source, kind));
    const fields = namedOutcomes(request.outcomes).map(({ outcome }) => outcome.fields);
    const placesMessages = kind === 'submit' && fields.some(Boolean);
    const own = {
      mergesGiven,
      sendsFiles,
      placesMessages,
      readsFieldErrors: fields.some(areInResponse),
    };
    return [{ kind, ...planned, ...own, ...leadsTo(request.outcomes, addresses) }];
  }),
  ...draftRequestsOf(source).map(({ kind, request }) => {
    const { mailLink: _, ...own } = request as RequestFile & { mailLink?: unknown };
    return { kind, ...planRequest(product.app, own, (outcome) => outcome) };
  }),
];

/** Returns the names of a screen's questions, and of the groups around them. */
const namesIn = (source: ScreenSource): Set<string> =>
  new Set(
    formsOfScreen(source)
      .flatMap(fieldsOf)
      .map(({ name }) => name),
  );

function filesSentBy(source: ScreenSource): RequestPlan['sendsFiles'] {
  const fields = sentFileQuestionsOf(source);
  if (fields.length === 0) return undefined;
  return fields.some(keepsFiles) ? 'stored' : 'memory';
}

/**
 * Plans the load call of a step.
 *
 * @param addresses where addresses that responses name may lead
 */
export const planStepRequest = (
  product: ProductSource,
  source: ScreenSource,
  load: StepLoadFile,
  addresses: LeadsTo,
): RequestPlan => ({
  ...planRequest(product.app, load, outcomeCompiler(product, source, 'load')),
  ...leadsTo(load.outcomes, addresses),
});

/** Adds to outcomes what the page at "go" shows. */
const outcomeCompiler =
  (product: ProductSource, source: ScreenSource, kind: 'load' | 'submit'): CompileOutcome =>
  (outcome) => ({
    ...outcome,
    ...(outcome.go !== undefined && passedOnTo(product, source, outcome.go, kind)),
  });

const leadsTo = (
  outcomes: Outcomes | undefined,
  addresses: LeadsTo,
): Pick<RequestPlan, 'leadsTo'> =>
  namedOutcomes(outcomes).some(({ outcome }) => addressPointer(outcome.go ?? ''))
    ? { leadsTo: addresses }
    : {};

/** Plans the calls that the questions of a form make, which the module of the form holds. */
export const planQuestionRequests = (app: AppFile, form: FormSource): QuestionRequestPlan[] =>
  questionRequestsOf(form).map(({ kind, field, request }) => ({
    kind,
    pointer: field.at,
    ...planRequest(app, request, (outcome) => outcome),
  }));

function planRequest(
  app: AppFile,
  request: RequestFile,
  compileOutcome: CompileOutcome,
): RequestPlan {
  const { outcomes = {}, send, params, prefill } = request;
  const all = [send, prefill, ...Object.values(params ?? {})];
  const tests: JsonSchema[] = [];
  const numbered = (mapping: Mapping) => numberConditions(mapping, tests);
  const mappings = {
    ...(send !== undefined && { send: numbered(send) }),
    ...(prefill !== undefined && { prefill: numbered(prefill) }),
    ...(params && {
      params: Object.fromEntries(Object.entries(params).map(([key, one]) => [key, numbered(one)])),
    }),
  };
  const { response, timeout, headers: _, ...call } = app.calls?.[request.call] ?? {};
  const headers = requestHeaders(app, app.calls?.[request.call] ?? {});
  const planned = {
    ...call,
    name: request.call,
    ...(Object.keys(headers).length > 0 && { headers }),
    timeout: timeout && milliseconds(timeout),
  };
  return {
    request: { ...request, ...mappings, outcomes: withoutLists(outcomes, compileOutcome) },
    outcomeLists: outcomeListsOf(outcomes, compileOutcome),
    call: planned as RequestPlan['call'],
    response: response as JsonSchema | undefined,
    calculates: all.some((mapping) => hasForm(mapping, 'calculated')),
    tests,
    chooses: all.some((mapping) => hasForm(mapping, 'when')),
  };
}

const withoutLists = (
  outcomes: Outcomes,
  compileOutcome: CompileOutcome,
): Record<string, CompiledOutcome> =>
  Object.fromEntries(
    Object.entries(outcomes).flatMap(([name, entry]) =>
      Array.isArray(entry) ? [] : [[name, compileOutcome(entry)]],
    ),
  );

function outcomeListsOf(
  outcomes: Outcomes,
  compileOutcome: CompileOutcome,
): Record<string, OutcomePlan[]> {
  const listed = namedOutcomes<OutcomeCondition>(outcomes).filter(({ inList }) => inList);
  const plans = listed.map(({ name, outcome: { when, ...effects } }) => ({
    name,
    plan: { effects: compileOutcome(effects), ...(when && { when: schemaOfCondition(when) }) },
  }));
  const names = [...new Set(plans.map(({ name }) => name))];
  return Object.fromEntries(
    names.map((name) => [name, plans.flatMap((one) => (one.name === name ? one.plan : []))]),
  );
}
