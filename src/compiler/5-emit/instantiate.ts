import type { Calculate, CompiledRequest, QuestionRequests } from '../../compiled/call.ts';
import type { CompiledForm } from '../../compiled/form.ts';
import type { CompiledFormScreen, CompiledWizard } from '../../compiled/screen.ts';
import type { ValidateAnswers, ValidateFn } from '../../compiled/validate.ts';
import { givenAt } from '../../core/calculate/calculated-answers.ts';
import { calculate, calculator, proposer } from '../../core/calculate/index.ts';
import { withFiles } from '../../core/files/with-files.ts';
import { deleteStoredFilesOf, withStoredFiles } from '../../core/files/with-stored-files.ts';
import type { Answers } from '../../core/form/coerce-answers.ts';
import { fillAnswers } from '../../core/form/fill-answers.ts';
import { fitAnswers, isFitted } from '../../core/form/fit-answers.ts';
import { chooser } from '../../core/mapping/choose.ts';
import { mergeGiven } from '../../core/mapping/merge-given.ts';
import { placeMessages } from '../../core/mapping/place-messages.ts';
import { type MappingTools, resolveMapping } from '../../core/mapping/resolve-mapping.ts';
import { readFieldErrors } from '../../core/mapping/response-errors.ts';
import { goResolver } from '../../core/response-address.ts';
import { withCalculatedLimits } from '../../core/rules/calculated-limits.ts';
import { withDataConditions } from '../../core/rules/data-conditions.ts';
import { withRemarks } from '../../core/rules/remarks.ts';
import { itemSteps } from '../../core/steps/item-steps.ts';
import { withoutSkippedSteps } from '../../core/steps/skipped-steps.ts';
import type { Calculation } from '../../definition/calculations.ts';
import type { AppFile } from '../../definition/files/app.ts';
import type { Mapping } from '../../definition/files/mapping.ts';
import type { JsonSchema } from '../../definition/json-schema.ts';
import { compiledSchemaOf, dataConditionsOf } from '../3-analyze/plan/condition-table.ts';
import { numberConditions, numberOwnConditions } from '../3-analyze/plan/mapping-conditions.ts';
import { limitedSchemaOf } from '../3-analyze/plan/plan-calculations.ts';
import { type FormPlan, planForm } from '../3-analyze/plan/plan-form.ts';
import { memoizeByObject, memoizeByPair } from '../model/memoize.ts';
import type { FormSource, ProductSource, ScreenSource } from '../model/product.ts';
import { compileSchema } from '../schema/compile-validators.ts';
import { dataOf } from './form-module.ts';
import { formToolsOf } from './form-tools.ts';
import {
  planQuestionRequests,
  type QuestionRequestPlan,
  type RequestPlan,
} from './plan-requests.ts';
import { planScreen, storesFiles } from './plan-screen.ts';

/** Returns a form as its module exports it, for use in this process: without the parts that draw it. */
export const instantiateForm = ({ app }: Pick<ProductSource, 'app'>, form: FormSource) =>
  instantiated(app, form);

const instantiated = memoizeByPair((app: AppFile, form: FormSource): CompiledForm => {
  const whole = planForm(form, app);
  const { conditions, calculated, proposed, calculationTests } = whole;
  const plan = dataOf(whole);
  const requests = instantiateQuestionRequests(planQuestionRequests(app, form));
  const compiled: CompiledForm = {
    ...plan,
    validate: instantiateValidator(form, whole),
    conditions: conditions.map((condition) => ({
      pointer: condition.pointer,
      test: validator(compiledSchemaOf(condition)),
    })),
    ...(calculated.length > 0 && {
      calculateAnswers: calculator(calculated, calculationTests.map(validator)),
    }),
    ...(proposed.length > 0 && {
      proposer: proposer(proposed, calculationTests.map(validator)),
    }),
    ...(plan.questions.some(isFitted) && { fitAnswers }),
    ...formToolsOf(plan),
    ...(Object.keys(requests).length > 0 && { requests }),
  };
  const asked = whole.hasOwnConditions
    ? withDataConditions(compiled, dataConditionsOf(conditions))
    : compiled;
  const stepwise = whole.readsSteps ? withoutSkippedSteps(asked) : asked;
  return plan.questions.some(({ remarks }) => remarks) ? withRemarks(stepwise) : stepwise;
});

/** Returns the validator of the answers to a form, for use in this process. */
export function instantiateValidator(
  form: FormSource,
  { limits, calculationTests }: Pick<FormPlan, 'limits' | 'calculationTests'>,
): ValidateAnswers {
  const validate = validator(limitedSchemaOf(form).schema);
  return limits.length > 0
    ? withCalculatedLimits(validate, calculator(limits, calculationTests.map(validator)))
    : validate;
}

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
  const { compiled, tests } = instantiatedLimit(calculation);
  return calculate(compiled, { ...givenAt(at, answers, dataSources), tests });
}

const instantiatedLimit = memoizeByObject((calculation: Calculation) => {
  const tests: JsonSchema[] = [];
  const compiled = numberOwnConditions(calculation, tests);
  return { compiled, tests: tests.map(validator) };
});

function instantiateQuestionRequests(plans: QuestionRequestPlan[]) {
  const requests: Record<string, QuestionRequests> = {};
  for (const plan of plans) {
    requests[plan.pointer] = { ...requests[plan.pointer], [plan.kind]: instantiateRequest(plan) };
  }
  return requests;
}

const instantiateRequest = (plan: RequestPlan): CompiledRequest => {
  const { request, call, response, outcomeLists, mergesGiven, leadsTo, sendsFiles } = plan;
  return {
    ...request,
    call: response ? { ...call, response: validator(response) } : call,
    outcomes: { ...request.outcomes, ...instantiateOutcomes(outcomeLists) },
    ...mappingTools(plan),
    ...(mergesGiven && { merge: mergeGiven }),
    ...(request.prefill !== undefined && { fill: fillAnswers }),
    ...(leadsTo && { resolveGo: goResolver(leadsTo.allowed, leadsTo.refused) }),
    ...(plan.readsFieldErrors && { resolveFields: readFieldErrors }),
    ...(sendsFiles && { withFiles: sendsFiles === 'stored' ? withStoredFiles : withFiles }),
  };
};

/** Evaluates a mapping that no module holds, in this process. */
export function evaluateMapping(
  mapping: Mapping,
  document: object,
  tools: Pick<MappingTools, 'merge'> = {},
): unknown {
  if (typeof mapping !== 'object' || mapping === null) return mapping;
  const { compiled, tools: own } = instantiatedMapping(mapping);
  return resolveMapping(compiled, document, { ...tools, ...own });
}

const instantiatedMapping = memoizeByObject((mapping: Mapping & object) => {
  const tests: JsonSchema[] = [];
  const compiled = numberConditions(mapping, tests);
  return { compiled, tools: mappingTools({ calculates: true, chooses: true, tests }) };
});

/** Returns the tools of mappings that have these conditions. */
function mappingTools({
  calculates,
  chooses,
  tests: schemas,
}: Pick<RequestPlan, 'calculates' | 'chooses' | 'tests'>): MappingTools {
  const tests = schemas.map(validator);
  const calculateWith: Calculate = (calculation, given) =>
    calculate(calculation, { ...given, tests });
  return {
    ...(calculates && { calculate: calculateWith }),
    ...(chooses && { choose: chooser(tests) }),
  };
}

/** Returns a screen with forms as its module exports it, for use in this process. */
export function instantiateScreen(
  product: ProductSource,
  source: ScreenSource,
): CompiledFormScreen | CompiledWizard {
  const plan = planScreen(product, source);
  const { requests, steps } = plan;
  const draft = { ...plan.head.draft, deleteFiles: deleteStoredFilesOf };
  const head = storesFiles(plan) ? { ...plan.head, draft } : plan.head;
  const calls = requests.map((plan) => [plan.kind, instantiateRequest(plan)]);
  const screen = {
    ...head,
    ...mappingTools(plan),
    ...(requests.some(({ placesMessages }) => placesMessages) && { placeMessages }),
    ...Object.fromEntries(calls),
  };
  if (source.screen.kind === 'form') {
    return { ...screen, form: source.form && instantiateForm(product, source.form) };
  }
  const compiledSteps = steps.map(({ head: step, exits, when, step: { kind, form } }) => ({
    ...step,
    ...(step.forEach && { itemSteps }),
    ...(when && { when: validator(when) }),
    ...(exits.length > 0 && {
      exits: exits.map((exit) => ({ ...exit.head, when: validator(exit.when) })),
    }),
    ...(kind === 'form' && { load: async () => form && instantiateForm(product, form) }),
  }));
  return { ...screen, steps: compiledSteps } as CompiledWizard;
}

const instantiateOutcomes = (lists: RequestPlan['outcomeLists']) =>
  Object.fromEntries(
    Object.entries(lists).map(([name, list]) => [
      name,
      list.map(({ effects, when }) => (when ? { ...effects, when: validator(when) } : effects)),
    ]),
  );

const validator = (schema: JsonSchema) => compileSchema(schema) as ValidateFn;
