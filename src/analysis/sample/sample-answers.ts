import { placesOf } from '../../compiler/index.ts';
import type { Answers } from '../../core/form/coerce-answers.ts';
import { expandPointer } from '../../core/pointer.ts';
import { replaceAt } from '../../core/replace-at.ts';
import type { FormModel } from '../product-model.ts';
import { withValidCalculations } from './calculated-samples.ts';
import { fieldSampler } from './sample-field.ts';
import type { SampleOptions } from './sample-options.ts';

/** Returns answers to every question that a form asks, valid by its rules and the constraints where possible. */
export const sampleAnswers = (form: FormModel, options: SampleOptions): Answers =>
  form.calculateAnswers
    ? withValidCalculations(form, options, (fixedValues, constraints) =>
        sampleEntered(form, { ...options, fixedValues, constraints }),
      )
    : sampleEntered(form, options);

/** One answer can open or tighten other questions; this limits the rounds until nothing changes. */
const maxRounds = 12;

function sampleEntered(form: FormModel, options: SampleOptions): Answers {
  const sample = fieldSampler(form, options);
  let answers: Answers = {};
  for (let round = 0; round < maxRounds; round++) {
    const before = answers;
    for (const places of placesOf(form.source)) {
      for (const pointer of expandPointer(places[0]?.at ?? '', answers)) {
        answers = replaceAt(answers, pointer, sample(places, pointer, answers));
      }
    }
    if (answers === before) break;
  }
  return answers;
}
