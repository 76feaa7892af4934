import { isFitted } from '../../core/form/fit-answers.ts';
import type { JsonSchema } from '../../definition/json-schema.ts';
import { compiledSchemaOf, dataConditionsOf } from '../3-analyze/plan/condition-table.ts';
import { limitedSchemaOf } from '../3-analyze/plan/plan-calculations.ts';
import { type FormPlan, planForm } from '../3-analyze/plan/plan-form.ts';
import { requiredMarks } from '../3-analyze/plan/required-marks.ts';
import { importFormPart, importSource, isImported } from '../imported-sources.ts';
import {
  type FormSource,
  formsInOrder,
  type ProductSource,
  type ScreenSource,
} from '../model/product.ts';
import { compileValidators } from '../schema/compile-validators.ts';
import { emitQuestionRequests } from './emit-requests.ts';
import { formPartsOf, picturesOf } from './form-parts.ts';
import { formToolsOf } from './form-tools.ts';
import type { EmitOptions } from './module-ids.ts';
import { planQuestionRequests } from './plan-requests.ts';
import { planScreen, type ScreenPlan } from './plan-screen.ts';

/** The parts of a module beside the form in it. */
interface OtherParts {
  /** By the names of their validators. */
  schemas?: Record<string, JsonSchema>;
  /** Whether their mappings calculate, or have conditions. */
  calculates?: boolean;
  chooses?: boolean;
  /** Plans the screen that asks for its answers. */
  screenPlan?: () => ScreenPlan;
  /** In place of those of the form alone. */
  marks?: FormPlan['marks'];
}

/** Returns the code of a module that exports a step of a wizard. */
export function emitFormModule(
  product: ProductSource,
  source: FormSource,
  options: EmitOptions,
  wizard: ScreenSource,
): string {
  const steps = formsInOrder(wizard).map((step) => planForm(step, product.app));
  const marks = requiredMarks(planForm(source, product.app), steps);
  const screenPlan = () => planScreen(product, wizard);
  const { code, form } = emitForm(product, source, options, { marks, screenPlan });
  return `${code}\nexport default ${form};`;
}

/**
 * Returns the code of a form: its plan, the validator of its answers, those of its conditions, and the calls of its
 * questions.
 *
 * @returns `form` is an expression, which needs `code` before it
 */
export function emitForm(
  product: Pick<ProductSource, 'app'>,
  source: FormSource,
  options: EmitOptions,
  others: OtherParts = {},
): { code: string; form: string } {
  const whole = planForm(source, product.app);
  const { conditions, calculated, proposed, limits, calculationTests } = whole;
  const { hasOwnConditions, readsSteps } = whole;
  const plan = { ...dataOf(whole), ...(others.marks && { marks: others.marks }) };
  const named = conditions.map((condition, index) => ({ ...condition, name: `condition${index}` }));
  const requestPlans = planQuestionRequests(product.app, source);
  const requests = emitQuestionRequests(requestPlans);
  const validators = compileValidators({
    // The path of a broken rule leads through the schema as it is written, not through its definitions.
    validate: limitedSchemaOf(source).schema,
    ...Object.fromEntries(named.map((condition) => [condition.name, compiledSchemaOf(condition)])),
    ...Object.fromEntries(calculationTests.map((schema, index) => [`calculation${index}`, schema])),
    ...requests.schemas,
    ...others.schemas,
  });
  const entries = named.map(
    ({ name, pointer }) => `{ pointer: ${JSON.stringify(pointer)}, test: ${name} }`,
  );
  const tools = Object.entries(formToolsOf(plan, others.screenPlan));
  const parts = formPartsOf(whole, requestPlans);
  const pictures = picturesOf(plan);
  const fits = plan.questions.some(isFitted);
  const hasRemarks = plan.questions.some(({ remarks }) => remarks);
  const imports = [
    ...pictures.map(
      (file, index) =>
        `import picture${index} from ${JSON.stringify(`${options.assetPath(file)}?url`)};\n`,
    ),
    hasOwnConditions && importSource('withDataConditions'),
    readsSteps && importSource('withoutSkippedSteps'),
    hasRemarks && importSource('withRemarks'),
    ...tools.map(([name]) => isImported(name) && importSource(name)),
    fits && importSource('fitAnswers'),
    requestPlans.some(({ request }) => request.prefill !== undefined) &&
      importSource('fillAnswers'),
    calculated.length + limits.length > 0 && importSource('calculator'),
    limits.length > 0 && importSource('withCalculatedLimits'),
    proposed.length > 0 && importSource('proposer'),
    [others, ...requestPlans].some((part) => part.calculates) && importSource('calculate'),
    [others, ...requestPlans].some((part) => part.chooses) && importSource('chooser'),
  ];
  const tests = `[${calculationTests.map((_, index) => `calculation${index}`).join(', ')}]`;
  const properties = [
    `...${JSON.stringify(plan)}`,
    limits.length > 0
      ? `validate: withCalculatedLimits(validate, calculator(${JSON.stringify(limits)}, ${tests}))`
      : 'validate',
    `conditions: [${entries.join(', ')}]`,
    ...(calculated.length > 0
      ? [`calculateAnswers: calculator(${JSON.stringify(calculated)}, ${tests})`]
      : []),
    ...(proposed.length > 0 ? [`proposer: proposer(${JSON.stringify(proposed)}, ${tests})`] : []),
    ...(parts.length > 0 ? [`parts: [${parts.map(importFormPart).join(', ')}]`] : []),
    ...(fits ? ['fitAnswers'] : []),
    // Those that no source file exports for modules come as their code.
    ...tools.map(([name, code]) => (isImported(name) ? name : `${name}: ${code}`)),
    ...(pictures.length > 0
      ? [
          `pictures: { ${pictures.map((file, index) => `${JSON.stringify(file)}: picture${index}`).join(', ')} }`,
        ]
      : []),
    ...(requests.entries.length > 0 ? [`requests: { ${requests.entries.join(', ')} }`] : []),
  ];
  const form = `{ ${properties.join(', ')} }`;
  const code = [...imports.filter(Boolean), validators].join('');
  const positions = JSON.stringify(dataConditionsOf(conditions));
  const asked = hasOwnConditions ? `withDataConditions(${form}, ${positions})` : form;
  const stepwise = readsSteps ? `withoutSkippedSteps(${asked})` : asked;
  return { code, form: hasRemarks ? `withRemarks(${stepwise})` : stepwise };
}

/** Returns what a compiled form has as it is in the plan, without the parts that become functions of it. */
export const dataOf = ({
  conditions,
  calculated,
  proposed,
  limits,
  calculationTests,
  hasOwnConditions,
  readsSteps,
  parts,
  ...data
}: FormPlan) => data;
