import { constraintSetsFor } from '../../../src/analysis/form/branches.ts';
import type { FormModel, ProductModel, ScreenModel } from '../../../src/analysis/product-model.ts';
import {
  type Answers,
  type SampleOptions,
  type SchemaConstraint,
  sampleAnswers,
} from '../../../src/analysis/sample/sample-answers.ts';
import { fieldName } from '../../../src/core/pointer.ts';
import { type ConditionValues, evaluateConditions, type PathCondition } from './path-conditions.ts';

/** Valid answers to the steps that they show, by step, and which conditions they meet. */
export interface WalkedScreen {
  shown: Map<string, Answers>;
  values: ConditionValues;
}

/** Ways to fulfil several wishes at once that are tried. */
const mostTries = 48;

/**
 * Answers for which the conditions have the wanted values, as far as they come up at all.
 *
 * @param wanted a value for each condition, or `undefined` where it does not matter
 */
export function answersForConditions(
  product: ProductModel,
  screen: ScreenModel,
  conditions: PathCondition[],
  wanted: ConditionValues,
  loaded: unknown,
): WalkedScreen | undefined {
  const met = (key: string, holds: boolean) =>
    wanted[conditions.findIndex((other) => other.key === key)] === holds;
  const needs = conditions.flatMap(({ step, branch, inside }, index) => {
    const holds = wanted[index];
    const comesUp = inside.every((outer) => met(outer.key, outer.holds));
    if (holds === undefined || !comesUp) return [];
    return [{ step, ways: constraintSetsFor({ ...branch, holds, inside: [] }) }];
  });
  for (const wishes of combined(needs)) {
    const shown = answersBy(product, screen, wishes, loaded);
    if (!shown) continue;
    const values = evaluateConditions(conditions, shown, product.validate);
    const asWanted = values.every(
      (value, index) =>
        value === undefined || wanted[index] === undefined || value === wanted[index],
    );
    if (asWanted) return { shown, values };
  }
  return undefined;
}

interface StepWish {
  /** Absent where any step's form may fulfil it. */
  step?: string;
  wish: SchemaConstraint;
}

/** One way for each need, in every combination, the likeliest first. */
function* combined(needs: { step?: string; ways: SchemaConstraint[][] }[]): Generator<StepWish[]> {
  const total = needs.reduce((product, { ways }) => product * ways.length, 1);
  for (let number = 0; number < Math.min(total, mostTries); number++) {
    let rest = number;
    yield needs.flatMap(({ step, ways }) => {
      const way = ways[rest % ways.length] ?? [];
      rest = Math.floor(rest / ways.length);
      return way.map((wish) => ({ step, wish }));
    });
  }
}

function answersBy(
  { validate }: ProductModel,
  screen: ScreenModel,
  wishes: StepWish[],
  loaded: unknown,
): Map<string, Answers> | undefined {
  const shown = new Map<string, Answers>();
  let others: Answers = {};
  for (const { id, form, when } of screen.steps) {
    if (when && !validate(when, others)) continue;
    const sampling: SampleOptions = {
      ...{ validate, loaded, others },
      wishes: wishes.flatMap(({ step, wish }) =>
        step === id || (step === undefined && form && asks(form, wish)) ? [wish] : [],
      ),
    };
    const answers = form ? sampleAnswers(form, sampling) : {};
    if (form && !form.validate(answers)) return undefined;
    shown.set(id, answers);
    others = { ...others, ...answers };
  }
  return shown;
}

/** Only a form that asks for it can grant a wish. */
const asks = ({ questions }: FormModel, { schema }: SchemaConstraint): boolean =>
  Object.keys(schema.properties ?? {}).some((name) =>
    questions.some(({ pointer }) => fieldName(pointer) === name),
  );
