import type { FormBranch } from '../form/branches.ts';
import { areMet, isOnData, type SampleData } from '../form/conditions.ts';
import { shownStepsOf } from '../form/shown-steps.ts';
import type { ProductModel, ScreenModel, StepModel } from '../product-model.ts';
import { constraintSetsFor, type SchemaConstraint } from '../sample/constraint.ts';
import { dataShowing, listSampleData } from '../sample/sample-data.ts';
import { sampleSteps } from '../sample/sample-steps.ts';
import { loadStates, stepLoadStates, submitStates } from './call-states.ts';
import { checkStates } from './check-states.ts';
import { choiceStates } from './choice-states.ts';
import { draftStates } from './draft-states.ts';
import { exitAnswers } from './exit-answers.ts';
import { fileStates } from './file-states.ts';
import { type FormData, formStates } from './form-states.ts';
import { type PartialScreenState, pathSegment, plainState } from './plain-state.ts';
import type { StateGroup } from './state.ts';

/** Lists every state of a product's screens, in one group for each page, form and step. */
export const listStates = (product: ProductModel): StateGroup[] =>
  product.screens.flatMap((screen) => groupsOf(product, screen));

function groupsOf(product: ProductModel, screen: ScreenModel): StateGroup[] {
  if (screen.kind === 'page') {
    return [groupOf(screen, [plainState({ path: 'shown', title: 'Shown' })])];
  }
  const data = listSampleData(product, screen);
  const options = { validate: product.validate, ...data[0] };
  const opening = [
    ...loadStates(product, screen),
    ...draftStates(product, screen, sampleSteps(screen.steps, options)),
  ];
  const groups = screen.steps.map((step) => {
    const { states, unreachedRules } = stepStates(product, screen, step, data);
    const all = step.id === '' ? [...opening, ...states] : states;
    return groupOf(screen, all, step, unreachedRules);
  });
  const hasOwnGroup = screen.kind === 'wizard' && opening.length > 0;
  return hasOwnGroup ? [groupOf(screen, opening), ...groups] : groups;
}

function groupOf(
  { id, title, route }: ScreenModel,
  states: PartialScreenState[],
  step?: StepModel,
  unreachedRules: string[] = [],
): StateGroup {
  const path = step?.id ? `${id}/${step.id}` : id;
  const stepId = step?.id || undefined;
  return {
    path,
    title: step?.id ? step.title : title,
    screen: title,
    route,
    step: stepId,
    states: states.map((state) => ({
      screen: id,
      step: stepId,
      ...state,
      path: `${path}/${state.path}`,
    })),
    unreachedRules,
  };
}

/** Lists the states of a step; the last step has those of the submit call too. */
function stepStates(
  product: ProductModel,
  screen: ScreenModel,
  step: StepModel,
  data: [SampleData, ...SampleData[]],
) {
  const { steps } = screen;
  const { validate } = product;
  const shownBy = dataShowing(steps, step, data, product);
  const options = { validate, ...shownBy };
  const constraints = step.when?.answers ? [{ pointer: '', schema: step.when.answers }] : [];
  const earlier = sampleSteps(steps.slice(0, steps.indexOf(step)), { ...options, constraints });
  const { states, unreachedRules } = step.form
    ? formStates(
        step.form,
        { ...options, constraints, otherAnswers: earlier, language: product.language },
        (branch) => dataForBranch(branch, step, { steps, constraints, data, shownBy }, product),
      )
    : {
        states: [plainState({ path: 'filled', kind: 'filled', title: 'Shown' })],
        unreachedRules: [],
      };
  const filled = states.find((state) => state.path === 'filled')?.answers ?? {};
  const checks = step.form ? checkStates(step.form, filled, product, screen) : [];
  const choices = step.form ? choiceStates(step.form, filled) : [];
  const files = step.form ? fileStates(step.form, filled, product, screen) : [];
  const loading = stepLoadStates(product, step, screen);
  const withEarlier = [...loading, ...states, ...checks, ...choices, ...files].map((state) => ({
    ...state,
    answers: { ...earlier, ...state.answers },
  }));
  const answers = sampleSteps(steps, options);
  const shown = steps.filter(
    (one) => shownStepsOf(one, { ...shownBy, answers }, validate).length > 0,
  );
  const left = exitAnswers(step, { ...shownBy, answers: earlier }, validate).map(
    ({ leave, answers: own }) =>
      plainState({
        path: `leaves-${pathSegment(leave)}`,
        kind: 'outcome',
        title: `Left for ${leave}`,
        action: 'submit',
        answers: { ...earlier, ...own },
        expectedRoute: leave,
      }),
  );
  const submitted = step === shown.at(-1) ? submitStates(product, screen, answers) : [];
  const ownData = shownBy === data[0] ? {} : shownBy;
  const all = [...withEarlier, ...left, ...submitted].map((state) => ({ ...ownData, ...state }));
  return { states: all, unreachedRules };
}

interface StepContext {
  steps: StepModel[];
  /** Those of the condition of the step. */
  constraints: SchemaConstraint[];
  data: [SampleData, ...SampleData[]];
  /** The data with which the step is shown. */
  shownBy: SampleData;
}

/** Returns the data with which a branch of a step's form is taken, where the samples do not take it. */
function dataForBranch(
  { conditions }: FormBranch,
  step: StepModel,
  { steps, constraints, data, shownBy }: StepContext,
  { validate }: ProductModel,
): FormData {
  const onData = conditions.filter(isOnData);
  const takes = (each: SampleData) => areMet(onData, {}, { ...each, validate });
  const taking = takes(shownBy) ? shownBy : data.find(takes);
  const [ofAnswers = []] = constraintSetsFor(
    conditions.filter(({ source }) => source === 'answers'),
  );
  if (taking === shownBy && ofAnswers.length === 0) return {};
  const earlier = steps.slice(0, steps.indexOf(step));
  const options = { validate, ...taking, constraints: [...constraints, ...ofAnswers] };
  return { ...(taking !== shownBy && taking), otherAnswers: sampleSteps(earlier, options) };
}
