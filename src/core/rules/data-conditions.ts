import type { ValidateAnswers } from '../../compiled/validate.ts';
import { evaluateConditions } from '../form/asked-questions.ts';
import type { Answers, DataSources } from '../form/coerce-answers.ts';
import { type AskingForm, indexForm } from '../form/form-index.ts';
import { toQuestionPointer } from '../pointer.ts';
import { withoutSkipped } from '../steps/skipped-steps.ts';
import { filterErrors } from './filter-errors.ts';

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

/** Returns a validator that requires no answer to a question which is not asked. */
function withoutUnasked(form: ValidatedForm): ValidateAnswers {
  const { byPointer } = indexForm(form);
  return filterErrors(form.validate, (answers, dataSources) => {
    const { isAsked } = evaluateConditions(form, answers as Answers, dataSources);
    return ({ keyword, instancePath, params }) => {
      const pointer = `${instancePath}/${params.missingProperty}`;
      const isRequired = keyword === 'required' && byPointer.has(toQuestionPointer(pointer));
      return !isRequired || isAsked(pointer);
    };
  });
}
