import type { Locator, Page } from 'playwright';
import type { WrittenForm } from '../../../../src/analysis/product.ts';
import type { Place } from '../../../../src/analysis/sample/places.ts';
import type { Choice, Question } from '../../../../src/compiled/form.ts';
import type { Texts } from '../../../../src/definition/texts.ts';

/** A form that is on a page. */
export interface Driven {
  page: Page;
  form: WrittenForm;
  texts: Texts;
  /** What the pointers of sources lead into. */
  document: object;
}

/** A question where it stands on a page, with the control that answers it. */
export interface Target extends Driven {
  question: Question;
  place: Place;
  control: Locator;
  /** What is offered, in any order. */
  choices: Choice[];
}

/** Gives an answer as a visitor would: types it, picks it, ticks it. */
export type GiveAnswer = (target: Target, value: unknown) => Promise<void>;
