import {
  asCondition,
  type BranchCondition,
  memoizeByObject,
  type ObjectSource,
  objectsOf,
} from '../../compiler/index.ts';
import { getAt, isInside } from '../../core/pointer.ts';
import type { FormModel, ValidateValue } from '../product-model.ts';
import type { SampleData } from '../sample/meets-condition.ts';
import { firstItemPointer } from './answer-location.ts';

/** A condition on the answers, or on another data source, with the result that it has to have. */
export type FormCondition = Omit<BranchCondition, 'ifPointer'>;

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

/** Returns whether data other than the answers decides a condition. */
export const isOnData = ({ source }: FormCondition): boolean =>
  source !== undefined && source !== 'answers';

/** Returns whether a condition has its result for the object of the answers, or for the data source, that it tests. */
export function isMet(
  condition: FormCondition,
  object: unknown,
  { validate, ...data }: SampleData & { validate: ValidateValue },
): boolean {
  const { if: test, holds, source } = condition;
  const value =
    source === 'loaded' || source === 'query' ? (data[source] ?? noData[source]) : object;
  // A source without a value meets no condition.
  return (value !== undefined && validate(schemaOfTest(test), value)) === holds;
}

const schemaOfTest = memoizeByObject(asCondition);

const noData = { loaded: undefined, query: {} };

/** Returns whether all conditions have their results in the answers; of a list's items, the first one counts. */
export const areMet = (
  conditions: FormCondition[],
  answers: unknown,
  data: SampleData & { validate: ValidateValue },
): boolean =>
  conditions.every((condition) => {
    const value = getAt(answers, firstItemPointer(condition.pointer));
    return value !== undefined && isMet(condition, value, data);
  });
