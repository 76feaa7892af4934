import type { RuleError, ValidateAnswers } from '../../compiled/validate.ts';
import { brokenRule } from './broken-rule.ts';

/**
 * Returns a validator that reports some errors of another one, and takes answers with none of them for valid.
 *
 * @param reportedFor returns whether an error of these answers is reported
 */
export function filterErrors(
  original: ValidateAnswers,
  reportedFor: (answers: unknown, dataSources: object) => (error: RuleError) => boolean,
): ValidateAnswers {
  const validate: ValidateAnswers = (answers, dataSources = {}) => {
    validate.errors = null;
    if (original(answers, dataSources)) return true;
    const { errors: all } = original;
    const errors = all?.filter(reportedFor(answers, dataSources)) ?? [];
    // An "if" is reported beside the rules of its branches.
    if (!errors.some((error) => brokenRule(error) !== undefined)) return true;
    validate.errors = errors;
    return false;
  };
  return validate;
}
