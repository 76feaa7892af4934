import type { CompiledForm } from '../../compiled/form.ts';
import type { CompiledStep } from '../../compiled/screen.ts';
import type { Answers } from '../form/coerce-answers.ts';

/** The answers of a screen, and the forms that ask for them. */
export interface ScreenAnswers {
  answers: Answers;
  /** The steps that are not skipped; the only form of a screen is one without a title. */
  visible: (Pick<CompiledStep, 'id' | 'item'> & { title?: string })[];
  /** The forms that are loaded, by the id of their step. */
  forms: Readonly<Record<string, CompiledForm>>;
  /** Whether all of them are asked, though those that this depends on may be missing. */
  allAsked?: true;
}
