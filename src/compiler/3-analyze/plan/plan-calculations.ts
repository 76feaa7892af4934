import type { CalculatedQuestion, ProposedQuestion, Question } from '../../../compiled/question.ts';
import type { JsonSchema } from '../../../definition/json-schema.ts';
import { fieldsOf } from '../../model/form/form-fields.ts';
import { proposalOf } from '../../model/form/widget.ts';
import { memoizeByObject } from '../../model/memoize.ts';
import type { FormSource } from '../../model/product.ts';
import {
  type LimitedSchema,
  mayCalculateLimits,
  withLimitValues,
} from '../../schema/limit-calculations.ts';
import { validatedSchema } from '../../schema/object-shapes.ts';
import { calculatedQuestionsOf } from '../calculations/calculated-questions.ts';
import { numberOwnConditions } from './mapping-conditions.ts';

/** The calculations of a form before their conditions are compiled. */
export interface CalculationsPlan {
  /** The calculated questions, each after those that it takes. */
  calculated: CalculatedQuestion[];
  /** The questions whose answers are proposed. */
  proposed: ProposedQuestion[];
  /** The values that answers are limited by. */
  limits: CalculatedQuestion[];
  /** The schemas of the conditions of all, by the numbers under `$test`. */
  calculationTests: JsonSchema[];
}

/** Plans the calculations of a form, and numbers their conditions. */
export function planCalculations(form: FormSource, questions: Question[]): CalculationsPlan {
  const calculationTests: JsonSchema[] = [];
  const calculated = calculatedQuestionsOf(form).map(({ pointer, calculation }) => ({
    pointer,
    calculation: numberOwnConditions(calculation, calculationTests),
  }));
  const proposed = questions.flatMap(({ pointer, choices }): ProposedQuestion[] => {
    const calculation = proposalOf(fieldsOf(form).find(({ at }) => at === pointer)?.ui);
    if (!calculation) return [];
    const offered = choices && { offered: choices.map(({ value }) => value) };
    return [
      { pointer, calculation: numberOwnConditions(calculation, calculationTests), ...offered },
    ];
  });
  const written = mayCalculateLimits(form.schema) ? limitedSchemaOf(form).limits : [];
  const limits = written.map(({ pointer, calculation }) => ({
    pointer,
    calculation: numberOwnConditions(calculation, calculationTests),
  }));
  return { calculated, proposed, limits, calculationTests };
}

/** Returns the schema that validates the answers of a form, with the values that limit them. */
export const limitedSchemaOf: (form: FormSource) => LimitedSchema = memoizeByObject((form) =>
  withLimitValues(validatedSchema(form.schema)),
);
