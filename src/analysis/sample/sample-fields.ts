import { placesOf } from '../../compiler/index.ts';
import { evaluateConditions } from '../../core/form/asked-questions.ts';
import type { Answers, DataSources } from '../../core/form/coerce-answers.ts';
import { expandPointer } from '../../core/pointer.ts';
import { replaceAt } from '../../core/replace-at.ts';
import type { FormModel } from '../product-model.ts';
import { fieldSampler } from './sample-field.ts';
import type { SampleOptions } from './sample-options.ts';

/** One answer can open or tighten other questions; this limits the rounds until nothing changes. */
const maxRounds = 12;

/** Returns sample answers to a form, with those that it makes of them, whatever rules these break. */
export function sampleFields(form: FormModel, options: SampleOptions): Answers {
  const sample = fieldSampler(form, options);
  let answers: Answers = {};
  for (let round = 0; round < maxRounds; round++) {
    const before = answers;
    const calculated = calculatedAnswers(form, answers, options);
    for (const places of placesOf(form.source)) {
      for (const pointer of expandPointer(places[0]?.at ?? '', answers)) {
        answers = replaceAt(answers, pointer, sample(places, pointer, answers, calculated));
      }
    }
    if (answers === before) break;
  }
  return answers;
}

function calculatedAnswers(
  form: FormModel,
  answers: Answers,
  { loaded, query = {}, otherAnswers }: SampleOptions,
): Answers {
  const all = { ...otherAnswers, ...answers };
  const steps = form.stepData?.({ loaded, query, answers: all });
  const sources: DataSources = { query, page: { url: '' }, loaded, ...(steps && { steps }) };
  const followed = form.choiceItems?.follow(form, all, sources) ?? all;
  const { isAsked } = evaluateConditions(form, followed, sources);
  return form.calculateAnswers?.(followed, sources, isAsked) ?? followed;
}
