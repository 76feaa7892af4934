import { isOnData, type SampleData } from '../../../src/analysis/form/conditions.ts';
import { shownStepsOf } from '../../../src/analysis/form/shown-steps.ts';
import type { ProductModel, ScreenModel } from '../../../src/analysis/product-model.ts';
import {
  constraintSetsFor,
  isAbout,
  type SchemaConstraint,
} from '../../../src/analysis/sample/constraint.ts';
import { areContrary } from '../../../src/analysis/sample/contrary.ts';
import { sampleAnswers } from '../../../src/analysis/sample/sample-answers.ts';
import type { SearchMemory } from '../../../src/analysis/sample/sample-options.ts';
import { stayingConstraints } from '../../../src/analysis/sample/sample-steps.ts';
import type { Answers } from '../../../src/core/form/coerce-answers.ts';
import { type ConditionValues, evaluateConditions, type PathCondition } from './path-conditions.ts';

/** Valid answers to each step that they show, and the conditions that they meet. */
export interface WalkedScreen {
  shown: Map<string, Answers>;
  values: ConditionValues;
}

/** What combinations of conditions have in common. */
export interface WalkMemory {
  searches: SearchMemory;
  /** Answers to steps, by the constraints and the other answers: most steps are the same in most combinations. */
  samples: Map<string, SampledStep>;
}

interface SampledStep {
  answers: Answers;
  isValid: boolean;
}

/** Combinations of constraints that are tried. */
const maxTries = 48;

/**
 * Finds answers for which the conditions have the wanted values, as far as they are tested at all.
 *
 * @param wanted a value for each condition, or `undefined` where it does not matter
 * @param memory shared by the combinations of one list; its samples by those with the same data
 */
export function answersForConditions(
  product: ProductModel,
  screen: ScreenModel,
  conditions: PathCondition[],
  wanted: ConditionValues,
  data: SampleData,
  memory: WalkMemory = { searches: new Map(), samples: new Map() },
): WalkedScreen | undefined {
  const isWanted = (key: string, holds: boolean) =>
    wanted[conditions.findIndex((other) => other.key === key)] === holds;
  const needs = conditions.flatMap(({ step, condition, outer }, index) => {
    const holds = wanted[index];
    const isTested = outer.every(
      (one) => isOnData(one.condition) || isWanted(one.key, one.condition.holds),
    );
    if (holds === undefined || !isTested) return [];
    // A "when" may test the answers of another step.
    const own = condition.source === undefined ? step : undefined;
    return [{ step: own, alternatives: constraintSetsFor([{ ...condition, holds }]) }];
  });
  const staying = stayingConstraints(screen.steps).map((constraint) => ({ constraint }));
  for (const constraints of combine(needs)) {
    const all = [...constraints, ...staying];
    if (areContrary(all.map(({ constraint }) => constraint))) continue;
    const shown = sampleShownSteps(product, screen, all, data, memory);
    if (!shown) continue;
    const values = evaluateConditions(conditions, shown, { ...data, validate: product.validate });
    const isAsWanted = values.every(
      (value, index) =>
        value === undefined || wanted[index] === undefined || value === wanted[index],
    );
    if (isAsWanted) return { shown, values };
  }
  return undefined;
}

interface StepConstraint {
  /** Absent where the form of any step may satisfy it. */
  step?: string;
  constraint: SchemaConstraint;
}

/** Yields one alternative for each need, in every combination, the most natural first. */
function* combine(
  needs: { step?: string; alternatives: SchemaConstraint[][] }[],
): Generator<StepConstraint[]> {
  const total = needs.reduce((product, { alternatives }) => product * alternatives.length, 1);
  for (let number = 0; number < Math.min(total, maxTries); number++) {
    let rest = number;
    yield needs.flatMap(({ step, alternatives }) => {
      const constraints = alternatives[rest % alternatives.length] ?? [];
      rest = Math.floor(rest / alternatives.length);
      return constraints.map((constraint) => ({ step, constraint }));
    });
  }
}

function sampleShownSteps(
  { validate }: ProductModel,
  screen: ScreenModel,
  stepConstraints: StepConstraint[],
  data: SampleData,
  { searches, samples }: WalkMemory,
): Map<string, Answers> | undefined {
  const shown = new Map<string, Answers>();
  let otherAnswers: Answers = {};
  for (const step of screen.steps) {
    const { id, form } = step;
    const items = shownStepsOf(step, { ...data, answers: otherAnswers }, validate);
    if (items.length === 0) continue;
    const constraints = stepConstraints.flatMap(({ step, constraint }) =>
      step === id || (step === undefined && form && isAbout(form, constraint)) ? [constraint] : [],
    );
    const key = JSON.stringify([id, constraints, otherAnswers]);
    const sampled = samples.get(key) ?? sampleStep(constraints);
    samples.set(key, sampled);
    const { answers, isValid } = sampled;
    if (!isValid) return undefined;
    shown.set(id, answers);
    otherAnswers = { ...otherAnswers, ...answers };

    function sampleStep(constraints: SchemaConstraint[]): SampledStep {
      if (!form) return { answers: {}, isValid: true };
      const options = { ...data, validate, otherAnswers, constraints, memory: searches };
      const answers = sampleAnswers(form, options);
      return { answers, isValid: form.validate({ ...otherAnswers, ...answers }, data) };
    }
  }
  return shown;
}
