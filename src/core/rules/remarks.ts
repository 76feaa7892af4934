import type { CompiledForm } from '../../compiled/form.ts';
import type { RuleError } from '../../compiled/validate.ts';
import { toQuestionPointer } from '../pointer.ts';
import { brokenRule, ruleKeyword } from './broken-rule.ts';
import { filterErrors } from './filter-errors.ts';

/** Returns a form in which rules that only remark refuse no answer: `remarks` finds those that are broken. */
export function withRemarks<Form extends CompiledForm>(form: Form): Form {
  const remarksAt = new Map(form.questions.map(({ pointer, remarks }) => [pointer, remarks]));
  const isRemark = (error: RuleError): boolean => {
    const rule = brokenRule(error);
    const remarks = remarksAt.get(toQuestionPointer(error.instancePath));
    return rule !== undefined && remarks?.some((one) => one === ruleKeyword(rule)) === true;
  };
  return {
    ...form,
    validate: filterErrors(form.validate, () => (error) => !isRemark(error)),
    remarks: filterErrors(form.validate, () => isRemark),
  };
}
