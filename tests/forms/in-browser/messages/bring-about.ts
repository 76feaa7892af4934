import type { ScreenModel } from '../../../../src/analysis/product-model.ts';
import type { Question } from '../../../../src/compiled/form.ts';
import type { Answers } from '../../../../src/core/coerce-answers.ts';
import { expandPointer, fieldName, getAt } from '../../../../src/core/pointer.ts';
import { withoutSecrets } from '../../../../src/engine/form/answers.ts';
import { startAnswers } from '../../../../src/engine/form/start-answers.ts';
import type { Batch } from '../../form/batches.ts';
import type { ProvenForm } from '../../form/proven-forms.ts';
import { fillForm, giveAnswer } from '../drive/fill-form.ts';
import type { Driven } from '../drive/question.ts';

/**
 * How answers come to be on a page: what can be kept by the browser is kept, the rest is given by hand.
 *
 * @returns what is kept, and how the rest is given
 */
export function bringAbout(form: ProvenForm, screen: ScreenModel, { answers, others }: Batch) {
  if (!screen.draft) return { kept: {}, given: (driven: Driven) => fillIn(driven, answers) };
  const { questions } = form.compiled;
  const secrets = questions.filter(({ secret }) => secret).map(({ pointer }) => pointer);
  const names = questions.map(({ pointer }) => fieldName(pointer));
  // What was taken back stands as null in a draft, so that nothing loaded stands in for it.
  const open = Object.fromEntries(names.map((name) => [name, null]));
  const kept = { ...open, ...others, ...withoutSecrets(secrets, answers) };
  const dataSources = { query: {}, page: { url: '' }, loaded: form.loaded };
  const there = startAnswers(form.compiled, kept, dataSources);
  const given = async (driven: Driven) => {
    for (const { question, pointer, value } of differences(questions, there, answers)) {
      await giveAnswer(
        driven,
        question,
        { pointer, questionPointer: question.pointer },
        value ?? null,
      );
    }
  };
  return { kept, given };
}

/** Single answers that are not as they are to be. */
function differences(questions: Question[], there: Answers, wanted: Answers) {
  return questions.flatMap((question) =>
    expandPointer(question.pointer, wanted)
      .map((pointer) => ({ question, pointer, value: getAt(wanted, pointer) }))
      .filter(({ pointer, value }) => {
        const isList = question.widget === 'list';
        return !isList && JSON.stringify(getAt(there, pointer)) !== JSON.stringify(value);
      }),
  );
}

/** Fills in the whole form. A box that is to be unticked was ticked before: an untouched one is no answer. */
async function fillIn(driven: Driven, answers: Answers) {
  const unticked = Object.keys(answers).filter((name) => answers[name] === false);
  await fillForm(driven, Object.fromEntries(unticked.map((name) => [name, true])));
  await fillForm(driven, answers);
}
