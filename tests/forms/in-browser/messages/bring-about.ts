import type { ScreenModel } from '../../../../src/analysis/product-model.ts';
import type { Question } from '../../../../src/compiled/form.ts';
import type { Answers } from '../../../../src/core/coerce-answers.ts';
import { isStored } from '../../../../src/core/is-stored.ts';
import { isList } from '../../../../src/core/list-question.ts';
import { expandPointer, fieldName, getAt } from '../../../../src/core/pointer.ts';
import { withoutUnstored } from '../../../../src/engine/form/answers.ts';
import { startAnswers } from '../../../../src/engine/form/start-answers.ts';
import type { Batch } from '../../form/batches.ts';
import type { ProvenForm } from '../../form/proven-forms.ts';
import { answerQuestion, fillForm } from '../form-page/fill-form.ts';
import type { FormPage } from '../form-page/form-page.ts';

/**
 * Divides answers between the draft, which the page opens with, and those that have to be typed.
 *
 * @returns the draft, and a function that enters the other answers on the page
 */
export function bringAbout(form: ProvenForm, screen: ScreenModel, { answers, others }: Batch) {
  if (!screen.draft)
    return { storedAnswers: {}, enterAnswers: (formPage: FormPage) => fillIn(formPage, answers) };
  const { questions } = form.compiled;
  const unstored = questions
    .filter((question) => !isStored(question))
    .map(({ pointer }) => pointer);
  const names = questions.map(({ pointer }) => fieldName(pointer));
  // A cleared answer is null in a draft, so that no loaded value replaces it.
  const open = Object.fromEntries(names.map((name) => [name, null]));
  const storedAnswers = { ...open, ...others, ...withoutUnstored(unstored, answers) };
  const dataSources = { query: {}, page: { url: '' }, loaded: form.loaded };
  const initial = startAnswers(form.compiled, storedAnswers, dataSources);
  const enterAnswers = async (formPage: FormPage) => {
    for (const { question, pointer, value } of differences(questions, initial, answers)) {
      await answerQuestion(
        formPage,
        question,
        { pointer, questionPointer: question.pointer },
        value ?? null,
      );
    }
  };
  return { storedAnswers, enterAnswers };
}

/** Returns the single answers that differ from the wanted ones. */
function differences(questions: Question[], initial: Answers, wanted: Answers) {
  return questions.flatMap((question) =>
    expandPointer(question.pointer, wanted)
      .map((pointer) => ({ question, pointer, value: getAt(wanted, pointer) }))
      .filter(({ pointer, value }) => {
        return (
          !isList(question) && JSON.stringify(getAt(initial, pointer)) !== JSON.stringify(value)
        );
      }),
  );
}

/** Fills in the whole form. A box that is to be unticked was ticked before: an untouched one is no answer. */
async function fillIn(formPage: FormPage, answers: Answers) {
  const unticked = Object.keys(answers).filter((name) => answers[name] === false);
  await fillForm(formPage, Object.fromEntries(unticked.map((name) => [name, true])));
  await fillForm(formPage, answers);
}
