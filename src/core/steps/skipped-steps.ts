import type { CompiledForm } from '../../compiled/form.ts';
import type { ValidateAnswers } from '../../compiled/validate.ts';
import type { Answers, DataSources } from '../form/coerce-answers.ts';

/** Returns the answers without those of skipped steps. */
export const withoutSkipped = (
  answers: Answers,
  { skipped = [] }: Partial<DataSources>,
): Answers =>
  skipped.length === 0
    ? answers
    : Object.fromEntries(Object.entries(answers).filter(([name]) => !skipped.includes(name)));

/** Returns a form for whose conditions and rules the answers of skipped steps are missing. */
export function withoutSkippedSteps<Form extends Pick<CompiledForm, 'conditions' | 'validate'>>(
  form: Form,
): Form & { readsSteps: true } {
  const conditions = form.conditions.map((condition) =>
    condition.pointer === ''
      ? {
          ...condition,
          test: (answers: unknown, dataSources: object) =>
            condition.test(withoutSkipped(answers as Answers, dataSources), dataSources),
        }
      : condition,
  );
  const validate: ValidateAnswers = (answers, dataSources = {}) => {
    const isValid = form.validate(withoutSkipped(answers as Answers, dataSources), dataSources);
    validate.errors = form.validate.errors ?? null;
    return isValid;
  };
  return { ...form, conditions, validate, readsSteps: true };
}
