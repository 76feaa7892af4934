import { schemaOfCondition } from '../../compiler/index.ts';
import type { Answers } from '../../core/form/coerce-answers.ts';
import type { DataCondition } from '../../definition/files/condition.ts';
import type { ValidateValue } from '../product-model.ts';

/** The data beside the answers that decides which steps a screen has. */
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
