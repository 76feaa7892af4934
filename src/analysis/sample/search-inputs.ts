import type { Answers } from '../../core/form/coerce-answers.ts';
import { getAt } from '../../core/pointer.ts';
import { firstItemPointer } from '../form/answer-location.ts';
import type { FormModel } from '../product-model.ts';
import { calculationInputs, type EnteredInput, numberOf } from './calculation-inputs.ts';

/** Fixed values of inputs, and the answers that follow from them. */
export interface Trial {
  fixedValues: Map<string, unknown>;
  answers: Answers;
}

interface Search {
  form: FormModel;
  /** Question pointer of the calculated answer. */
  pointer: string;
  /** Numbers near which the result has to come; those of days for days. */
  limits: number[];
  /** Returns the answers for some fixed values. */
  sample: (fixedValues: Map<string, unknown>) => Answers;
}

/** Inputs whose least and greatest values are tried in every combination. */
const maxCombined = 6;

/** Halvings of a range until a result is near enough. */
const maxHalvings = 16;

/** Values that are tried in one search. */
const maxTrials = 300;

/** A number for each of some inputs. */
type Point = Map<EnteredInput, number>;

/**
 * Yields ever other values for what visitors enter, and the answers that a form calculates from them: likely values
 * alone, then those between the least and the greatest with which the result comes near a limit, for each input alone
 * and for all of them together.
 */
export function* searchInputs({ form, pointer, limits, sample }: Search): Generator<Trial> {
  const inputs = calculationInputs(form, pointer, limits);
  const resultOf = ({ answers }: Trial) => numberOf(getAt(answers, firstItemPointer(pointer)));
  let trials = 0;
  const trialAt = (point: Point): Trial => {
    trials++;
    const fixedValues = new Map([...point].flatMap(([input, number]) => input.assign(number)));
    return { fixedValues, answers: sample(fixedValues) };
  };
  for (const input of inputs) {
    if (trials >= maxTrials) return;
    for (const number of new Set(input.likely)) yield trialAt(new Map([[input, number]]));
  }
  for (const input of inputs) {
    yield* between(new Map([[input, input.low]]), new Map([[input, input.high]]));
  }
  const combined = inputs.slice(0, maxCombined);
  if (combined.length < 2) return;
  let least: { point: Point; result: number } | undefined;
  let greatest: typeof least;
  for (let number = 0; number < 2 ** combined.length; number++) {
    const point: Point = new Map(
      combined.map((input, index) => [input, number & (1 << index) ? input.high : input.low]),
    );
    const trial = trialAt(point);
    yield trial;
    const result = resultOf(trial);
    if (result === undefined) continue;
    if (!least || result < least.result) least = { point, result };
    if (!greatest || result > greatest.result) greatest = { point, result };
  }
  if (least && greatest) yield* between(least.point, greatest.point);

  /** Yields points on the line between two others where the result comes near each limit. */
  function* between(start: Point, end: Point): Generator<Trial> {
    if (trials >= maxTrials) return;
    const [first, last] = [trialAt(start), trialAt(end)];
    yield first;
    yield last;
    const [low, high] = [resultOf(first), resultOf(last)];
    if (low === undefined || high === undefined || low === high) return;
    for (const target of targetsOf(limits)) {
      if (target <= Math.min(low, high) || target >= Math.max(low, high)) continue;
      let [from, to] = [0, 1];
      for (let halving = 0; halving < maxHalvings && trials < maxTrials; halving++) {
        const middle = (from + to) / 2;
        const trial = trialAt(pointAt(start, end, middle));
        yield trial;
        const result = resultOf(trial);
        if (result === undefined || result === target) break;
        if (result < target === low < high) from = middle;
        else to = middle;
      }
    }
  }
}

const pointAt = (start: Point, end: Point, part: number): Point =>
  new Map([...start].map(([input, low]) => [input, low + ((end.get(input) ?? low) - low) * part]));

/** Returns the limits, numbers beside them, and those in the middle of two. */
function targetsOf(limits: number[]): number[] {
  const sorted = [...new Set(limits)].sort((a, b) => a - b);
  const middles = sorted.slice(1).map((limit, index) => (limit + (sorted[index] ?? 0)) / 2);
  return [...middles, ...sorted.flatMap((limit) => [limit + 1, limit - 1, limit])];
}
