import type { CompiledForm } from '../../compiled/form.ts';
import type { RuleError, ValidateAnswers } from '../../compiled/validate.ts';
import { toQuestionPointer } from '../pointer.ts';
import { brokenRule, ruleKeyword } from './broken-rule.ts';

/** Returns a form in which rules that only remark refuse no answer: `remarks` finds those that are broken. */
export function withRemarks<Form extends CompiledForm>(form: Form): Form {
  const remarksAt = new Map(form.questions.map(({ pointer, remarks }) => [pointer, remarks]));
  const isRemark = (error: RuleError): boolean => {
    const rule = brokenRule(error);
    const remarks = remarksAt.get(toQuestionPointer(error.instancePath));
    return rule !== undefined && remarks?.some((one) => one === ruleKeyword(rule)) === true;
  };
  const validatorOf = (isOwn: (error: RuleError) => boolean): ValidateAnswers => {
    const validate: ValidateAnswers = (answers, dataSources) => {
      validate.errors = null;
      if (form.validate(answers, dataSources)) return true;
      const errors = form.validate.errors?.filter(isOwn) ?? [];
      // An "if" is reported beside the rules of its branches.
      if (!errors.some((error) => brokenRule(error) !== undefined)) return true;
      validate.errors = errors;
      return false;
    };
    return validate;
  };
  return {
    ...form,
    validate: validatorOf((error) => !isRemark(error)),
    remarks: validatorOf(isRemark),
  };
}
