import type { RuleError, ValidateAnswers } from '../../compiled/validate.ts';
import { toQuestionPointer } from '../pointer.ts';
import { evaluateConditions } from './asked-questions.ts';
import { brokenRule } from './broken-rule.ts';
import type { Answers, DataSources } from './coerce-answers.ts';
import { type AskingForm, indexForm } from './form-index.ts';

type ValidatedForm = AskingForm & { validate: ValidateAnswers };

/**
 * Returns a form whose questions have a "when".
 *
 * @param positions those of the conditions that validate data sources; their answers are without those of skipped steps
 */
export function withDataConditions<Form extends ValidatedForm>(
  form: Form,
  positions: number[],
): Form & { readsData: true } {
  const conditions = form.conditions.map((condition, index) =>
    positions.includes(index) ? { ...condition, test: overData(condition.test) } : condition,
  );
  const reading = { ...form, conditions, readsData: true as const };
  return { ...reading, validate: withoutUnasked(reading) };
}

type Test = AskingForm['conditions'][number]['test'];

const overData =
  (test: Test): Test =>
  (answers, dataSources: Partial<DataSources>) =>
    test({ ...dataSources, answers: withoutSkipped(answers as Answers, dataSources) }, dataSources);

const withoutSkipped = (answers: Answers, { skipped = [] }: Partial<DataSources>): Answers =>
  skipped.length === 0
    ? answers
    : Object.fromEntries(Object.entries(answers).filter(([name]) => !skipped.includes(name)));

/** Returns a validator that requires no answer to a question which is not asked. */
function withoutUnasked(form: ValidatedForm): ValidateAnswers {
  const { byPointer } = indexForm(form);
  const validate: ValidateAnswers = (answers, dataSources = {}) => {
    validate.errors = null;
    if (form.validate(answers)) return true;
    const { isAsked } = evaluateConditions(form, answers as Answers, dataSources);
    const isUnasked = ({ keyword, instancePath, params }: RuleError) => {
      const pointer = `${instancePath}/${params.missingProperty}`;
      return (
        keyword === 'required' && byPointer.has(toQuestionPointer(pointer)) && !isAsked(pointer)
      );
    };
    const errors = form.validate.errors?.filter((error) => !isUnasked(error)) ?? [];
    // An "if" is reported beside the rules of its branches.
    if (!errors.some((error) => brokenRule(error) !== undefined)) return true;
    validate.errors = errors;
    return false;
  };
  return validate;
}
