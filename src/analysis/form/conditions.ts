import {
  type BranchCondition,
  compiledSchemaOf,
  memoizeByObject,
  schemaOfCondition,
} from '../../compiler/index.ts';
import type { Answers } from '../../core/form/coerce-answers.ts';
import { beginningAt, getAt } from '../../core/pointer.ts';
import type { DataCondition } from '../../definition/files/condition.ts';
import type { ValidateValue } from '../product-model.ts';
import { firstItemPointer } from './answer-location.ts';

/** The data beside the answers that conditions of steps and questions test, and that sources of choices read. */
export interface SampleData {
  /** Body of the load call's answer. */
  loaded?: unknown;
  /** Parameters of the address. */
  query?: Record<string, string>;
}

/** The data sources that conditions of steps read. */
export interface ConditionData extends Partial<SampleData> {
  answers: Answers;
}

/** Returns whether the condition of a step, or of an exit, holds. */
export const meetsCondition = (
  when: DataCondition | undefined,
  { answers, loaded, query = {} }: ConditionData,
  validate: ValidateValue,
): boolean => when === undefined || validate(schemaOfCondition(when), { answers, loaded, query });

/** A condition on the answers, or on another data source, with the result that it has to have. */
export type FormCondition = Omit<BranchCondition, 'ifPointer'>;

/** Returns whether data other than the answers decides a condition. */
export const isOnData = ({ source }: FormCondition): boolean =>
  source !== undefined && source !== 'answers';

const schemaOfTest = memoizeByObject(compiledSchemaOf);

/**
 * Returns whether all conditions have their results in the answers, or in the data.
 *
 * @param at pointer of an answer inside the objects that they test; without it, the first item of each list counts
 */
export const areMet = (
  conditions: FormCondition[],
  answers: Answers,
  { validate, loaded, query = {} }: SampleData & { validate: ValidateValue },
  at?: string,
): boolean =>
  conditions.every((condition) => {
    const { pointer, source, holds } = condition;
    const own = at === undefined ? firstItemPointer(pointer) : beginningAt(at, pointer);
    const object = getAt(answers, own);
    const tested = source === undefined ? object : { loaded, query, answers: object };
    return object !== undefined && validate(schemaOfTest(condition), tested) === holds;
  });
