import type { Choice, Question } from '../../../../src/compiled/question.ts';
import { evaluateConditions } from '../../../../src/core/form/asked-questions.ts';
import {
  type Answers,
  choicesFromSource,
  hasChangingChoices,
} from '../../../../src/core/form/coerce-answers.ts';
import { expandPointer, fieldName, getAt, isInside } from '../../../../src/core/pointer.ts';
import type { Texts } from '../../../../src/definition/texts.ts';
import { widgetEntry } from '../../../../src/definition/widget-catalogue/index.ts';
import type { AnswerLocation } from '../../../support/asked-locations.ts';
import { withLabelOfOther, withOther } from './answers/other.ts';
import { controlFor } from './controls.ts';
import { type AskedQuestion, findControl, likenessKey } from './find-control.ts';
import type { FormPage } from './form-page.ts';

/**
 * Answers each question that has an answer, by its real control. Other questions stay as they are.
 *
 * @param stored fields that hold their answers already
 */
export async function fillForm(
  formPage: FormPage,
  answers: Answers,
  stored: Answers = {},
): Promise<void> {
  const { form } = formPage;
  const entered = form.questions.filter(({ calculated }) => !calculated);
  const { resolve } = evaluateConditions(form, answers, formPage.document);
  const answered = entered.flatMap((question) =>
    expandPointer(question.pointer, answers)
      .filter((pointer) => isInside(pointer, formPage.item))
      .filter((pointer) => getAt(answers, pointer) !== undefined)
      .map(
        (pointer): AskedQuestion => ({
          question: resolve(question, pointer),
          place: { pointer, questionPointer: question.pointer },
        }),
      ),
  );
  const alike = new Map<string, AnswerLocation[]>();
  for (const asking of answered) {
    const key = likenessKey(formPage, asking);
    alike.set(key, [...(alike.get(key) ?? []), asking.place]);
  }
  for (const asking of answered.toSorted((a, b) => turnOf(a.question) - turnOf(b.question))) {
    const { question, place } = asking;
    if (fieldName(place.pointer) in stored) continue;
    const value = getAt(answers, place.pointer);
    await answerQuestion(
      formPage,
      question,
      place,
      value,
      alike.get(likenessKey(formPage, asking)),
    );
  }
}

/** Answers one question. */
export async function answerQuestion(
  formPage: FormPage,
  question: Question,
  place: AnswerLocation,
  value: unknown,
  alike?: AnswerLocation[],
): Promise<void> {
  const control = await waitForControl(formPage, question, place, alike);
  const choices = withLabelOfOther(choicesOf(formPage, question, place.pointer), formPage.texts);
  const answer = withOther(controlFor(question.widget).answer);
  await answer({ ...formPage, question, place, control, choices }, value);
}

/** Waits for the control of a question, which may open only after another answer. */
async function waitForControl(...asked: Parameters<typeof findControl>) {
  const until = Date.now() + 3000;
  for (;;) {
    try {
      return await findControl(...asked);
    } catch (problem) {
      if (Date.now() > until) throw problem;
      await asked[0].page.waitForTimeout(30);
    }
  }
}

/**
 * Returns a sort key: questions that depend on others follow them; conditional questions, and those whose choices come
 * from answers, come last.
 */
function turnOf(question: Question): number {
  const { askedWhen, clearedBy, exclude, widget } = question;
  if (askedWhen || hasChangingChoices(question)) return 2;
  const readsAnother = Object.values(widgetEntry(widget)?.options ?? {}).some(
    ({ pointsTo }) => pointsTo,
  );
  return readsAnother || clearedBy !== undefined || exclude !== undefined ? 1 : 0;
}

function choicesOf(
  { form, document, texts }: FormPage,
  question: Question,
  pointer: string,
): Choice[] {
  const { calledChoices, stepData } = form;
  const { choices, widget, type } = question;
  if (choices) return choices;
  if (question.source)
    return (
      choicesFromSource(
        question,
        { ...document, calledChoices, steps: stepData?.(document) },
        pointer,
      ) ?? []
    );
  return type === 'boolean' && widgetEntry(widget)?.choices ? yesAndNo(texts) : [];
}

const yesAndNo = ({ yes, no }: Texts): Choice[] => [
  { value: true, label: yes },
  { value: false, label: no },
];
