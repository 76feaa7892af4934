import { getAt } from '../../core/pointer.ts';
import { fill, type Texts } from '../../definition/texts.ts';
import type { Answers } from './answers.ts';
import type { FormerErrors, FormState, Refusal } from './form-state.ts';

/** Texts that stay in the boxes of lists which have no entry for them, by the pointers of their fields. */
export type UnlistedTexts = Readonly<Record<string, string>>;

/** Returns the texts among the errors of a form. */
export const unlistedTexts = ({ refusals }: Pick<FormState, 'refusals'>): UnlistedTexts =>
  Object.fromEntries(
    Object.entries(refusals).flatMap(([pointer, { typed }]) =>
      typed === undefined ? [] : [[pointer, typed]],
    ),
  );

/** Returns whether a text at a pointer can be in place of an answer: its question is asked, and has no other one. */
export function canStay(
  pointer: string,
  answers: Answers,
  isAsked: (pointer: string) => boolean,
): boolean {
  const answer = getAt(answers, pointer);
  return isAsked(pointer) && (answer === undefined || Array.isArray(answer));
}

/** Returns the errors of a form that opens with texts; their widgets look them up again. */
export function errorsWith(
  texts: UnlistedTexts,
  answers: Answers,
  { notChosen }: Texts,
): FormerErrors {
  const serverErrors: Record<string, string> = {};
  const refusals: Record<string, Refusal> = {};
  for (const [pointer, typed] of Object.entries(texts)) {
    serverErrors[pointer] = fill(notChosen, { text: typed });
    refusals[pointer] = { typed };
  }
  return { answers, serverErrors, refusals };
}
