import type { ScreenModel } from '../../../../src/analysis/product-model.ts';
import { isStored } from '../../../../src/core/draft/is-stored.ts';
import { evaluateConditions } from '../../../../src/core/form/asked-questions.ts';
import type { Answers } from '../../../../src/core/form/coerce-answers.ts';
import { fieldName, getAt } from '../../../../src/core/pointer.ts';
import { withoutUnstored } from '../../../../src/engine/form/answers.ts';
import { startAnswers } from '../../../../src/engine/form/start-answers.ts';
import type { Batch } from '../../form/batches.ts';
import type { ProvenForm } from '../../form/proven-forms.ts';
import { answerQuestion, fillForm } from '../form-page/fill-form.ts';
import type { FormPage } from '../form-page/form-page.ts';
import { expectShown } from '../shown.ts';
import { differences } from './differences.ts';

/**
 * Divides answers between the draft, which the page opens with, and those that have to be typed.
 *
 * @returns the draft, and a function that enters the other answers on the page
 */
export function bringAbout(
  form: ProvenForm,
  screen: ScreenModel,
  { answers, others }: Batch,
  language: string,
) {
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
    // A box that does not show its answer yet, of which it is to be emptied, is empty already.
    const emptied = differences(formPage.form.questions, initial, answers).flatMap(
      ({ question, pointer, value }) =>
        value === undefined && typeof getAt(initial, pointer) === 'string' ? [question] : [],
    );
    await expectShown(formPage.page, emptied, initial, { loaded: form.loaded, language });
    await enterDifferences(formPage, initial, answers);
  };
  return { storedAnswers, enterAnswers };
}

/** Enters the answers that differ from those on the page. */
export async function enterDifferences(formPage: FormPage, shown: Answers, wanted: Answers) {
  const { form, document } = formPage;
  const { resolve } = evaluateConditions(form, wanted, document);
  for (const { question, pointer, value } of differences(form.questions, shown, wanted)) {
    const place = { pointer, questionPointer: question.pointer };
    await answerQuestion(formPage, resolve(question, pointer), place, value ?? null);
  }
}

/** Fills in the whole form. A box that is to be unticked was ticked before: an untouched one is no answer. */
async function fillIn(formPage: FormPage, answers: Answers) {
  const unticked = Object.keys(answers).filter((name) => answers[name] === false);
  await fillForm(formPage, Object.fromEntries(unticked.map((name) => [name, true])));
  await fillForm(formPage, answers);
}
