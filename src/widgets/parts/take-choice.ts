import type { Choice } from '../../compiled/question.ts';
import { aboutTyped } from '../../core/form/typed-text.ts';
import type { Texts } from '../../definition/texts.ts';

/**
 * Takes the choice that a typed text means, if there is one.
 *
 * @returns the message where there is none
 */
export function takeChoice(
  typed: string,
  meant: Choice | undefined,
  { notChosen }: Texts,
  take: (choice: Choice) => void,
): string | undefined {
  if (!meant) return aboutTyped(notChosen, typed);
  if (meant.disabled !== undefined) return `${meant.label} (${meant.disabled})`;
  take(meant);
  return undefined;
}
