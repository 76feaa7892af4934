import { evaluateLimit } from '../../compiler/index.ts';
import type { Answers } from '../../core/form/coerce-answers.ts';
import type { Calculation } from '../../definition/calculations.ts';
import type { SampleData } from '../form/conditions.ts';
import type { FormModel } from '../product-model.ts';

/**
 * Returns the function that calculates the limits of an answer.
 *
 * @param pointer that of the answer
 * @param answers those of all forms
 */
export const limitResults =
  (form: FormModel, pointer: string, { loaded, query = {} }: SampleData, answers: Answers) =>
  (calculation: Calculation): unknown => {
    const steps = form.stepData?.({ loaded, query, answers });
    const now = new Date().toISOString();
    return evaluateLimit(calculation, pointer, answers, { loaded, query, steps, now });
  };
