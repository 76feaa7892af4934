import { type BranchCondition, type ObjectSource, objectsOf } from '../../compiler/index.ts';
import { isInside } from '../../core/pointer.ts';
import type { FormModel } from '../product-model.ts';
import type { FormCondition } from './conditions.ts';

/** One branch of an `if` in a form's schema, or a part of the `when` of a field. */
export interface FormBranch {
  condition: FormCondition;
  /** The conditions of all branches that have to be taken, the outermost first; the last one is its own. */
  conditions: FormCondition[];
  /** Its own condition; for a `when` all of its parts, which have to hold together. */
  own: FormCondition[];
  /** Question pointers of the fields that are asked in this branch. */
  asks: string[];
}

/** Lists the branches of a form's conditions, those of groups and list items included. */
export const branchesOf = ({ source }: Pick<FormModel, 'source'>): FormBranch[] =>
  objectsOf(source).flatMap((object) => [...branchesOfObject(object), ...whensOfObject(object)]);

/** Lists the branches of a form that ask a question, by its pointer, or a group or list around it. */
export const branchesAsking = (form: Pick<FormModel, 'source'>, pointer: string): FormBranch[] =>
  branchesOf(form).filter(({ asks }) => asks.some((asked) => isInside(pointer, asked)));

function branchesOfObject({ at, parts, fields }: ObjectSource): FormBranch[] {
  const own = parts.flatMap(({ conditions }) =>
    conditions.filter(({ pointer, source }) => pointer === at && source === undefined),
  );
  return [...new Set(own)].flatMap((condition): FormBranch[] => {
    const isHere = ({ conditions }: { conditions: BranchCondition[] }) =>
      conditions.at(-1) === condition;
    const part = parts.find(isHere);
    if (!part) return [];
    return [
      {
        condition,
        conditions: part.conditions,
        own: [condition],
        asks: fields.filter((field) => isHere(field.part) && field.asks).map((field) => field.at),
      },
    ];
  });
}

/** Lists the parts of the `when` of each field; the last part asks it. */
const whensOfObject = ({ fields }: ObjectSource): FormBranch[] =>
  fields
    .filter(({ asks, kind }) => asks || kind !== 'question')
    .flatMap(({ at, when, part }) =>
      when.map((condition, index) => ({
        condition,
        conditions: [...part.conditions, ...when.slice(0, index + 1)],
        own: when,
        asks: index === when.length - 1 ? [at] : [],
      })),
    );
