import type { Locator, Page } from 'playwright';
import type { FormModel } from '../../../../src/analysis/product-model.ts';
import type { Choice, Question } from '../../../../src/compiled/question.ts';
import type { Texts } from '../../../../src/definition/texts.ts';
import type { AnswerLocation } from '../../../support/asked-locations.ts';

/** Page object of a form: a browser page that shows it, and its definition. */
export interface FormPage {
  page: Page;
  form: FormModel;
  texts: Texts;
  /** Document that the pointers of choice sources are resolved in. */
  document: object;
  /** Pointer of the item that a step is for; "" for any other step. */
  item: string;
}

/** A question on a page, with the control that answers it. */
export interface AnswerTarget extends FormPage {
  question: Question;
  place: AnswerLocation;
  control: Locator;
  /** Choices that the question offers, in any order. */
  choices: Choice[];
}

/** Answers a question as a visitor would: types, picks or ticks. */
export type AnswerControl = (target: AnswerTarget, value: unknown) => Promise<void>;
