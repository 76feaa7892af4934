import { branchesOf, type FormBranch, isTaken } from '../../../src/analysis/form/branches.ts';
import {
  describeBranch,
  describeCondition,
} from '../../../src/analysis/form/describe-condition.ts';
import type { ScreenModel, StepModel, ValidateValue } from '../../../src/analysis/product-model.ts';
import type { Answers } from '../../../src/analysis/sample/sample-answers.ts';

/** Something that the answers decide on a screen: whether a branch of a form is taken, or a step is shown. */
export interface PathCondition {
  key: string;
  /** The step whose form it is in; absent where it decides about a step. */
  step?: string;
  /** As if it held. */
  branch: FormBranch;
  /** Conditions around it, with the value that each has to have. */
  inside: { key: string; holds: boolean }[];
  words: (holds: boolean) => string;
}

/** Which of the conditions hold, in their order; `undefined` for one that does not come up. */
export type ConditionValues = (boolean | undefined)[];

/** Each condition of a screen once, those of steps before those of their forms. */
export function pathConditionsOf(screen: ScreenModel): PathCondition[] {
  const forms = screen.steps.flatMap(({ form }) => form ?? []);
  return screen.steps.flatMap(({ id, title, form, when }) => {
    const own = form
      ? unique(branchesOf(form.schema).map((branch) => inForm(id, form, branch)))
      : [];
    if (!when) return own;
    const branch: FormBranch = { at: '', if: when, holds: true, schema: {}, asks: [], inside: [] };
    const met = describeCondition(when, forms);
    const words = (holds: boolean) =>
      holds ? `with “${title}”, since ${met}` : `without “${title}”`;
    return [{ key: `step ${id}`, branch, inside: [], words }, ...own];
  });
}

function inForm(
  step: string,
  form: NonNullable<StepModel['form']>,
  branch: FormBranch,
): PathCondition {
  return {
    key: keyOf(step, branch),
    step,
    branch: { ...branch, holds: true },
    inside: branch.inside.map((outer) => ({ key: keyOf(step, outer), holds: outer.holds })),
    words: (holds) => {
      const said = describeBranch({ ...branch, holds }, form);
      return said.charAt(0).toLowerCase() + said.slice(1);
    },
  };
}

const keyOf = (step: string, { at, if: test }: FormBranch): string =>
  JSON.stringify([step, at, test]);

const unique = (conditions: PathCondition[]): PathCondition[] => [
  ...new Map(conditions.map((condition) => [condition.key, condition])).values(),
];

/** Which conditions hold for the answers of the steps that are shown. */
export function evaluateConditions(
  conditions: PathCondition[],
  shown: Map<string, Answers>,
  validate: ValidateValue,
): ConditionValues {
  return conditions.map(({ key, step, branch }) => {
    if (step === undefined) return shown.has(key.slice('step '.length));
    const answers = shown.get(step);
    if (!answers) return undefined;
    if (isTaken(branch, answers, validate)) return true;
    return isTaken({ ...branch, holds: false }, answers, validate) ? false : undefined;
  });
}
