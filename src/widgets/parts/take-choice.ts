import type { Choice } from '../../compiled/question.ts';
import { fill, type Texts } from '../../definition/texts.ts';

/**
 * Takes the choice that a typed text means, if there is one.
 *
 * @returns what to say where the text is left out instead
 */
export function takeChoice(
  typed: string,
  meant: Choice | undefined,
  { notChosen }: Texts,
  take: (value: unknown) => void,
): string | undefined {
  if (!meant) return fill(notChosen, { text: typed });
  if (meant.disabled !== undefined) return `${meant.label} (${meant.disabled})`;
  take(meant.value);
  return undefined;
}

/** Returns the choice whose label is the typed text, or the only one whose label has it. */
export function onlyMatch(choices: readonly Choice[], typed: string): Choice | undefined {
  const words = typed.trim().toLowerCase();
  const found = choices.filter(({ label }) => label.toLowerCase().includes(words));
  return found.length > 1 ? found.find(({ label }) => label.toLowerCase() === words) : found[0];
}
