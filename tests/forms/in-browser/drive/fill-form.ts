import type { AnswerLocation } from '../../../../src/analysis/form/answer-location.ts';
import type { Choice, Question } from '../../../../src/compiled/form.ts';
import type { Answers } from '../../../../src/core/coerce-answers.ts';
import { expandPointer, getAt } from '../../../../src/core/pointer.ts';
import type { Texts } from '../../../../src/definition/texts.ts';
import { widgetEntry } from '../../../../src/definition/widgets/index.ts';
import { controlFor } from './controls.ts';
import { type Asking, findControl, lookAlike } from './find.ts';
import type { Driven } from './question.ts';

/** Fills in a form on the page, question by question, each by its real control. Others stay as they are. */
export async function fillForm(driven: Driven, answers: Answers): Promise<void> {
  const { form } = driven;
  const given = form.questions.flatMap((question) =>
    expandPointer(question.pointer, answers)
      .filter((pointer) => getAt(answers, pointer) !== undefined)
      .map(
        (pointer): Asking => ({ question, place: { pointer, questionPointer: question.pointer } }),
      ),
  );
  for (const asking of given.toSorted((a, b) => turnOf(a.question) - turnOf(b.question))) {
    const { question, place } = asking;
    const alike = given.filter((other) => lookAlike(driven, asking, other));
    const value = getAt(answers, place.pointer);
    await giveAnswer(
      driven,
      question,
      place,
      value,
      alike.map((each) => each.place),
    );
  }
}

/** Answers one question. */
export async function giveAnswer(
  driven: Driven,
  question: Question,
  place: AnswerLocation,
  value: unknown,
  alike?: AnswerLocation[],
): Promise<void> {
  const control = await appears(driven, question, place, alike);
  const choices = choicesOf(driven, question);
  const { answer } = controlFor(question.widget);
  await answer({ ...driven, question, place, control, choices }, value);
}

/** A question that another one opens takes a moment to appear. */
async function appears(...asked: Parameters<typeof findControl>) {
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

/** Questions that depend on others come after them, and what is opened by an answer comes last. */
function turnOf({ askedWhen, resetWhenChanges, exclude, widget }: Question): number {
  if (askedWhen) return 2;
  const readsAnother = widgetEntry(widget)?.pointers !== undefined;
  return readsAnother || resetWhenChanges !== undefined || exclude !== undefined ? 1 : 0;
}

function choicesOf(
  { document, texts }: Driven,
  { choices, source, widget, type }: Question,
): Choice[] {
  if (choices) return choices;
  if (source) return sourced(document, source);
  return type === 'boolean' && widgetEntry(widget)?.choices ? yesAndNo(texts) : [];
}

function sourced(document: object, { from, value, label }: NonNullable<Question['source']>) {
  const items = getAt(document, from);
  return (Array.isArray(items) ? items : []).map((item) => ({
    value: getAt(item, value),
    label: String(getAt(item, label) ?? ''),
  }));
}

const yesAndNo = ({ yes, no }: Texts): Choice[] => [
  { value: true, label: yes },
  { value: false, label: no },
];
