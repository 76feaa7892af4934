import type { FieldUi, Question } from '../../compiled/form.ts';
import { getAt } from '../../core/pointer.ts';
import type { FormModel } from '../product-model.ts';
import type { FieldContext } from '../sample/value-candidates.ts';

/** A place in the answers: a pointer, and the same as questions name it, any item of a list being "-". */
export interface AnswerLocation {
  pointer: string;
  question: string;
}

export const rootLocation: AnswerLocation = { pointer: '', question: '' };

export const childLocation = (
  { pointer, question }: AnswerLocation,
  part: string | number,
): AnswerLocation => ({
  pointer: `${pointer}/${part}`,
  question: `${question}/${typeof part === 'number' ? '-' : part}`,
});

/** The first place that a question's pointer stands for. */
export const firstItemPointer = (question: string): string =>
  question.replace(/\/-(?=\/|$)/g, '/0');

export const questionAt = (form: FormModel, pointer: string): Question | undefined =>
  form.questions.find((question) => question.pointer === pointer);

/**
 * What a form says of a question beside its schema.
 *
 * @param document what the pointers of sources and exclusions lead into
 */
export function fieldContextAt(form: FormModel, pointer: string, document: object): FieldContext {
  const question = questionAt(form, pointer);
  return {
    widget: question?.widget,
    autocomplete: uiAt(form.ui, pointer)?.['ui:autocomplete'],
    offered: question && offered(question, document),
  };
}

function offered({ source, choices, exclude }: Question, document: object) {
  const items = source && getAt(document, source.from);
  const values = Array.isArray(items)
    ? items.map((item) => getAt(item, source?.value ?? ''))
    : choices?.map(({ value }) => value);
  const taken = exclude === undefined ? undefined : getAt(document, exclude);
  return values?.filter((value) => taken === undefined || value !== taken);
}

/** What the ui schema says of the field that a question's pointer leads to. */
export function uiAt(ui: FieldUi, pointer: string): FieldUi | undefined {
  const names = pointer.split('/').slice(1);
  return names.reduce<FieldUi | undefined>(
    (found, name) => found?.[name === '-' ? 'items' : name] as FieldUi | undefined,
    ui,
  );
}
