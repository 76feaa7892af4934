import type { Answers } from '../../core/form/coerce-answers.ts';
import type { FormModel } from '../product-model.ts';
import { withValidCalculations } from './calculated-samples.ts';
import { sampleFields } from './sample-fields.ts';
import type { SampleOptions } from './sample-options.ts';

/** Returns answers to every question that a form asks, valid by its rules and the constraints where possible. */
export const sampleAnswers = (form: FormModel, options: SampleOptions): Answers =>
  form.calculateAnswers ? withValidCalculations(form, options) : sampleFields(form, options);
