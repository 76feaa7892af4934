import type { Question } from '../../compiled/question.ts';
import { type Answers, choicesFromSource } from '../../core/form/coerce-answers.ts';
import { isOffered } from '../../core/form/offered-values.ts';
import { everyChoiceOf } from '../../core/form/variants.ts';
import { getAt, toQuestionPointer } from '../../core/pointer.ts';
import { widgetEntry } from '../../definition/widget-catalogue/index.ts';
import { questionAt, uiAt } from '../form/answer-location.ts';
import type { SampleData } from '../form/conditions.ts';
import type { FormModel } from '../product-model.ts';

/** The settings of a form, outside the schema, that determine the sample of a text. */
export interface TextFieldContext {
  widget?: string;
  /** HTML autocomplete token. */
  autocomplete?: string;
}

/** The settings of a form, outside the schema, that determine the sample of an answer. */
export interface FieldContext extends TextFieldContext {
  /** Values of the choices, where the question has any. */
  offeredValues?: unknown[];
  /** Value of the choice that excludes all others, such as "None of these". */
  exclusive?: unknown;
  /** The ending of a kind of files that it takes. */
  fileKind?: string;
}

/**
 * Returns the context of the answer at a pointer.
 *
 * @param answers those of all forms, which sources and exclusions read, as they do the data
 */
export function fieldContextAt(
  form: FormModel,
  pointer: string,
  { loaded, query }: SampleData,
  answers: Answers,
): FieldContext {
  const at = toQuestionPointer(pointer);
  const question = questionAt(form, at);
  const { calledChoices } = form;
  const steps = form.stepData?.({ loaded, query, answers });
  const document = { loaded, calledChoices, answers, steps };
  return {
    widget: question?.widget,
    autocomplete: uiAt(form.ui, at)?.['ui:autocomplete'],
    offeredValues: question && offeredValues(question, document, pointer),
    exclusive: question?.exclusive,
    fileKind: fileKindOf(uiAt(form.ui, at)?.['ui:options']?.accept),
  };
}

const fileKindOf = (accept: unknown): string | undefined =>
  Array.isArray(accept) ? String(accept[0]) : undefined;

function offeredValues(question: Question, document: object, pointer: string) {
  const { exclude, exclusive, source } = question;
  // Samples take the first ones of a list, however it is shown.
  const unsorted = { ...question, source: source && { ...source, sort: undefined } };
  const choices = choicesFromSource(unsorted, document, pointer) ?? everyChoiceOf(question);
  const values =
    choices
      ?.filter(({ disabled, other }) => disabled === undefined && !other)
      .map(({ value }) => value) ?? valuesOfOwnList(question);
  const excluded = exclude === undefined ? undefined : getAt(document, exclude);
  const offered = values?.filter((value) => excluded === undefined || value !== excluded);
  // Samples choose several, which an exclusive one forbids.
  const combinable = offered?.filter((value) => exclusive === undefined || value !== exclusive);
  return combinable?.length === 0 ? offered : combinable;
}

/** Returns the values that are left of the widget's own list; `undefined` where all of them are. */
function valuesOfOwnList(question: Question): string[] | undefined {
  const { ownList } = widgetEntry(question.widget) ?? {};
  if (!ownList || !question.except) return undefined;
  return [...ownList.values].filter((value) => isOffered(value, question));
}
