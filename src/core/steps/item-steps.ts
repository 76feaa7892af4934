import type { CompiledForm } from '../../compiled/form.ts';
import type { CompiledStep, StepItem } from '../../compiled/screen.ts';
import type { ValidateAnswers } from '../../compiled/validate.ts';
import type { RichText } from '../../definition/files/text.ts';
import { fill } from '../../definition/texts.ts';
import { choicesOf } from '../form/choice-items.ts';
import { isInside } from '../pointer.ts';

type RepeatedStep = Pick<CompiledStep, 'id' | 'title' | 'intro' | 'forEach' | 'itemSteps'>;

/**
 * Returns a step for each item of the list for which a step is repeated; its texts name the item.
 *
 * @param document the data sources, with the answers of the steps before it
 */
export function itemSteps<Step extends RepeatedStep>(
  step: Step,
  document: object,
): (Omit<Step, 'forEach' | 'itemSteps'> & { item: StepItem })[] {
  const { forEach, itemSteps: _, ...repeated } = step;
  if (!forEach) return [];
  const { list, ...question } = forEach;
  const choices = choicesOf(question, document, list) ?? [];
  return choices.map(({ label }, index) => {
    const pointer = `${list}/${index}`;
    const words = { label, number: index + 1, total: choices.length };
    return {
      ...repeated,
      id: `${step.id}/${index + 1}`,
      title: fill(step.title, words),
      ...(step.intro && { intro: fillText(step.intro, words) }),
      item: {
        step: step.id,
        pointer,
        label,
        shows: (answer: string) => isInside(answer, pointer) || (index === 0 && answer === list),
        formOf: (form: CompiledForm) => itemForm(form, pointer),
      },
    };
  });
}

const fillText = (text: RichText, words: Record<string, string | number>): RichText =>
  typeof text === 'string'
    ? fill(text, words)
    : text.map((run) =>
        typeof run === 'string' ? fill(run, words) : { ...run, text: fill(run.text, words) },
      );

/** Returns a form of which one item of a list is drawn and validated. */
const itemForm = (form: CompiledForm, item: string): CompiledForm => ({
  ...form,
  item,
  validate: validatorInside(form.validate, item),
  ...(form.remarks && { remarks: validatorInside(form.remarks, item) }),
});

/** Returns a validator that finds the errors in one item alone. */
function validatorInside(validate: ValidateAnswers, item: string): ValidateAnswers {
  const own: ValidateAnswers = (answers, dataSources) => {
    const errors = validate(answers, dataSources) ? [] : (validate.errors ?? []);
    own.errors = errors.filter(({ instancePath }) => isInside(instancePath, item));
    return own.errors.length === 0;
  };
  return own;
}
