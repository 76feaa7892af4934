import { type BranchCondition, type ObjectSource, objectsOf } from '../../compiler/index.ts';
import { getAt } from '../../core/pointer.ts';
import type { FormModel, ValidateValue } from '../product-model.ts';
import { firstItemPointer } from './answer-location.ts';

/** A condition on the answers, with the result that it has to have. */
export type FormCondition = Omit<BranchCondition, 'ifPointer'>;

/** One branch of an `if` in a form's schema. */
export interface FormBranch {
  condition: FormCondition;
  /** The conditions of all branches that have to be taken, the outermost first; the last one is its own. */
  conditions: FormCondition[];
  /** Question pointers of the fields that are asked in this branch. */
  asks: string[];
}

/** Lists the branches of a form's conditions, those of groups and list items included. */
export const branchesOf = ({ source }: FormModel): FormBranch[] =>
  objectsOf(source).flatMap(branchesOfObject);

function branchesOfObject({ at, parts, fields }: ObjectSource): FormBranch[] {
  const own = parts.flatMap(({ conditions }) => conditions.filter(({ pointer }) => pointer === at));
  return [...new Set(own)].map((condition) => {
    const isHere = ({ conditions }: { conditions: BranchCondition[] }) =>
      conditions.at(-1) === condition;
    return {
      condition,
      conditions: parts.find(isHere)?.conditions ?? [],
      asks: fields.filter((field) => isHere(field) && field.asks).map((field) => field.at),
    };
  });
}

/** Returns the conditions of the branch that is taken instead of another one. */
export const oppositeOf = ({ condition, conditions }: FormBranch): FormCondition[] => [
  ...conditions.slice(0, -1),
  { ...condition, holds: !condition.holds },
];

/** Returns whether all conditions have their results in the answers; of a list's items, the first one counts. */
export const areMet = (
  conditions: FormCondition[],
  answers: unknown,
  validate: ValidateValue,
): boolean =>
  conditions.every(({ pointer, if: test, holds }) => {
    const value = getAt(answers, firstItemPointer(pointer));
    return value !== undefined && validate(test, value) === holds;
  });
