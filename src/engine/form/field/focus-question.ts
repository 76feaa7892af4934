import { fieldClasses } from './field-classes.ts';
import { focusFirstInvalid, visibly } from './focus.ts';

/** Returns the id of the element that takes focus for a pointer, as RJSF names it, see `globalFormOptions`. */
export const fieldId = (pointer: string) => `field${pointer}`;

/**
 * Moves focus to the field at a pointer, or to the first invalid input in it, and brings its whole question into sight. A
 * list has only its button, below its items.
 */
export function focusQuestion(pointer: string): void {
  const id = fieldId(pointer);
  const own = document.getElementById(id);
  const cell = document.getElementById(`${id}-note`)?.parentElement;
  if (cell && !own?.matches('[data-add]')) focusFirstInvalid(cell);
  if (!cell?.contains(document.activeElement)) own?.focus(visibly);
  const question = own?.closest(`.${fieldClasses.cell}`);
  const isLow = question && question.clientHeight < window.innerHeight / 2;
  (isLow ? question : document.activeElement)?.scrollIntoView();
}
