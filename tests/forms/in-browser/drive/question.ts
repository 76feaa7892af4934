import type { Locator, Page } from 'playwright';
import type { AnswerLocation } from '../../../../src/analysis/form/answer-location.ts';
import type { FormModel } from '../../../../src/analysis/product-model.ts';
import type { Choice, Question } from '../../../../src/compiled/form.ts';
import type { Texts } from '../../../../src/definition/texts.ts';

/** A form that is on a page. */
export interface Driven {
  page: Page;
  form: FormModel;
  texts: Texts;
  /** What the pointers of sources lead into. */
  document: object;
}

/** A question where it stands on a page, with the control that answers it. */
export interface Target extends Driven {
  question: Question;
  place: AnswerLocation;
  control: Locator;
  /** What is offered, in any order. */
  choices: Choice[];
}

/** Gives an answer as a visitor would: types it, picks it, ticks it. */
export type GiveAnswer = (target: Target, value: unknown) => Promise<void>;
