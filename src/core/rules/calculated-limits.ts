import type { CalculateAnswers } from '../../compiled/form.ts';
import type { ValidateAnswers } from '../../compiled/validate.ts';
import type { Answers } from '../form/coerce-answers.ts';

/**
 * Returns a validator of answers whose limits are calculated from other values.
 *
 * @param original compares answers with values beside them
 * @param calculate returns answers with these values
 */
export function withCalculatedLimits(
  original: ValidateAnswers,
  calculate: CalculateAnswers,
): ValidateAnswers {
  const validate: ValidateAnswers = (answers, dataSources = {}) => {
    const isValid = original(calculate(answers as Answers, dataSources, () => true));
    validate.errors = original.errors;
    return isValid;
  };
  return validate;
}
