import type { JsonSchema } from '../../definition/json-schema.ts';
import { sourceOf } from '../imported-sources.ts';
import { groupBy } from '../model/group-by.ts';
import {
  effectsOf,
  type QuestionRequestPlan,
  type RequestPlan,
  type ScreenRequestPlan,
} from './plan-requests.ts';

const json = (value: unknown) => JSON.stringify(value);

/** Schemas that a module compiles, by the names of their validators, and the code that uses them. */
export interface EmittedPart {
  schemas: Record<string, JsonSchema>;
  entries: string[];
}

/** Returns the code of the calls of a screen: "load" and "submit". */
export function emitScreenRequests(plans: ScreenRequestPlan[]): EmittedPart {
  const schemas: EmittedPart['schemas'] = {};
  const entries = plans.map((plan) => `${plan.kind}: ${emitRequest(plan, plan.kind, schemas)}`);
  return { schemas, entries };
}

/** Returns the code of the load call of a step, and adds the schemas that it needs. */
export const emitStepRequest = (
  plan: RequestPlan,
  index: number,
  schemas: EmittedPart['schemas'],
): string => emitRequest(plan, `step${index}`, schemas);

/** Returns the code of the calls of questions, by question pointer. */
export function emitQuestionRequests(plans: QuestionRequestPlan[]): EmittedPart {
  const schemas: EmittedPart['schemas'] = {};
  const named = plans.map((plan, index) => ({ plan, name: `${plan.kind}${index}` }));
  const byQuestion = groupBy(named, ({ plan }) => plan.pointer);
  const entries = [...byQuestion].map(([pointer, own]) => {
    const requests = own.map(
      ({ plan, name }) => `${plan.kind}: ${emitRequest(plan, name, schemas)}`,
    );
    return `${json(pointer)}: { ${requests.join(', ')} }`;
  });
  return { schemas, entries };
}

/** The functions that send files with a form, by where the files are. */
const filesFunctions = { memory: 'withFiles', stored: 'withStoredFiles' } as const;

/**
 * Returns the code of a request, and adds the schemas that it needs.
 *
 * @param name begins the names of its validators
 */
function emitRequest(plan: RequestPlan, name: string, schemas: EmittedPart['schemas']): string {
  const { request, call, response, mergesGiven, leadsTo, sendsFiles } = plan;
  if (response) schemas[`${name}Response`] = response;
  const validator = response ? `, response: ${name}Response` : '';
  const lists = emitOutcomeLists(plan, name, schemas);
  const tools = emitTools(plan, name, schemas);
  const merge = mergesGiven ? ', merge: mergeGiven' : '';
  const fill = request.prefill === undefined ? '' : ', fill: fillAnswers';
  const leads = leadsTo
    ? `, resolveGo: goResolver(${json(leadsTo.allowed)}, ${json(leadsTo.refused)})`
    : '';
  const errors = plan.readsFieldErrors ? ', resolveFields: readFieldErrors' : '';
  const review = passesReview(plan) ? `, loadReview: () => import(${sourceOf('passReview')})` : '';
  const files = sendsFiles ? `, withFiles: ${filesFunctions[sendsFiles]}` : '';
  return `{ ...${json(request)}, call: { ...${json(call)}${validator} }${lists}${tools}${merge}${fill}${leads}${errors}${review}${files} }`;
}

/** Returns whether the page that an outcome leads to shows the sent answers. */
const passesReview = (plan: RequestPlan): boolean =>
  effectsOf(plan).some(({ showsReview }) => showsReview);

/** Returns the code of the tools that mappings need, after a comma, and adds the schemas of their conditions. */
export function emitTools(
  { calculates, chooses, tests }: Pick<RequestPlan, 'calculates' | 'chooses' | 'tests'>,
  name: string,
  schemas: EmittedPart['schemas'],
): string {
  const names = tests.map((schema, index) => {
    schemas[`${name}Test${index}`] = schema;
    return `${name}Test${index}`;
  });
  const list = `[${names.join(', ')}]`;
  const calculate =
    names.length === 0
      ? ', calculate'
      : `, calculate: (calculation, given) => calculate(calculation, { ...given, tests: ${list} })`;
  return `${calculates ? calculate : ''}${chooses ? `, choose: chooser(${list})` : ''}`;
}

/** Returns the outcomes of a call once more where some depend on conditions; adds the schemas of these. */
function emitOutcomeLists(
  { request, outcomeLists }: RequestPlan,
  name: string,
  schemas: EmittedPart['schemas'],
): string {
  const lists = Object.entries(outcomeLists).map(([outcome, list]) => {
    const entries = list.map(({ effects, when }) => {
      if (!when) return json(effects);
      const validator = `${name}When${Object.keys(schemas).length}`;
      schemas[validator] = when;
      return `{ ...${json(effects)}, when: ${validator} }`;
    });
    return `${json(outcome)}: [${entries.join(', ')}]`;
  });
  return lists.length === 0
    ? ''
    : `, outcomes: { ...${json(request.outcomes)}, ${lists.join(', ')} }`;
}
