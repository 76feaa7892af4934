import type { CompiledForm, UnlistedTexts, UnlistedTextTools } from '../../compiled/form.ts';
import type { Question } from '../../compiled/question.ts';
import { isSame } from '../is-same.ts';
import { getAt, isInside, toQuestionPointer } from '../pointer.ts';
import { evaluateConditions } from './asked-questions.ts';
import { indexForm } from './form-index.ts';
import { aboutTyped } from './typed-text.ts';

/** Stores the texts of a form with the draft of its screen, and holds up the step that has one. */
export const unlistedTexts: UnlistedTextTools = {
  follow(before = {}, form, refusals) {
    const others = Object.entries(before).filter(([pointer]) => !asksAt(form, pointer));
    const own = Object.entries(refusals).flatMap(([pointer, { typed }]) =>
      typed === undefined ? [] : [[pointer, typed]],
    );
    const after = Object.fromEntries([...others, ...own]);
    return isSame(before, after) ? before : after;
  },

  errorsOf(form, unlisted, answers, { notChosen, phoneUnread }) {
    const serverErrors: Record<string, string> = {};
    const refusals: Record<string, { typed: string }> = {};
    for (const [pointer, typed] of textsOf(form, unlisted)) {
      const isPhone = questionAt(form, pointer)?.display === 'phone';
      serverErrors[pointer] = aboutTyped(isPhone ? phoneUnread : notChosen, typed);
      refusals[pointer] = { typed };
    }
    return { answers, serverErrors, refusals };
  },

  holdUp(form, unlisted, answers, dataSources) {
    const { isAsked } = evaluateConditions(form, answers, dataSources);
    return textsOf(form, unlisted).some(
      ([pointer]) => isAsked(pointer) && !isAnswered(answers, pointer),
    );
  },

  isReplaced: ({ answers, refusals }, pointer) =>
    refusals[pointer]?.typed !== undefined && isAnswered(answers, pointer),
};

/** Returns the texts that are in place of answers of a form. A stored draft may have other values than texts. */
const textsOf = (form: CompiledForm, unlisted: UnlistedTexts = {}): [string, string][] =>
  Object.entries(unlisted).filter(
    ([pointer, text]) => typeof text === 'string' && asksAt(form, pointer),
  );

/** Returns whether a form has the question at a pointer. */
const asksAt = (form: CompiledForm, pointer: string): boolean =>
  isInside(pointer, form.item ?? '') && questionAt(form, pointer) !== undefined;

const questionAt = (form: CompiledForm, pointer: string): Partial<Question> | undefined =>
  indexForm(form).byPointer.get(toQuestionPointer(pointer))?.source as
    | Partial<Question>
    | undefined;

/** Returns whether a question has an answer that no text can be in place of, unlike a list. */
function isAnswered(answers: object, pointer: string): boolean {
  const answer = getAt(answers, pointer);
  return answer !== undefined && !Array.isArray(answer);
}
