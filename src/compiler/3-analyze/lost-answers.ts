import type { Question } from '../../compiled/question.ts';
import { createTrace, migrateAnswers, movedPointers } from '../../core/draft/migrate.ts';
import { type Answers, coerceAnswers } from '../../core/form/coerce-answers.ts';
import { isList } from '../../core/form/list-question.ts';
import { getAt, parentPointer, toQuestionPointer } from '../../core/pointer.ts';
import { draftOf, type FrozenDraft, formsOfScreen, type ScreenSource } from '../model/product.ts';
import { planForm } from './plan/plan-form.ts';

/** An answer of a frozen draft that the current form does not take over unchanged. */
export interface LostAnswer {
  draft: FrozenDraft;
  /** Its pointer in the file of the frozen draft. */
  pointer: string;
  value: unknown;
  /** Its value after the migrations. */
  migrated: unknown;
  /** Its pointer in the answers after the migrations, with "-" for an item of a list. */
  questionPointer: string;
  /** The question that asks for it, if there is one. */
  question: Question | undefined;
  reason: 'unasked' | 'secret' | 'type' | 'choice';
}

/**
 * Returns the questions of a screen. Choices of a call are not known here, so that every answer counts as one. A choice
 * that can't be chosen for now is no reason to change the version of a form.
 */
export const questionsOfScreen = (source: ScreenSource): Question[] =>
  formsOfScreen(source).flatMap((form) =>
    planForm(form).questions.map(({ source: _, choices, ...question }) => ({
      ...question,
      choices: choices?.map(({ disabled: _, ...choice }) => choice),
    })),
  );

/** Finds the answers that a screen's frozen drafts would lose; each once, in the newest draft that has it. */
export function findLostAnswers(source: ScreenSource): LostAnswer[] {
  const { version = 1, migrations = [] } = draftOf(source) ?? {};
  const questions = questionsOfScreen(source);
  const found = new Map<string, LostAnswer>();
  for (const draft of source.drafts) {
    if (draft.version > version) continue;
    const range = { from: draft.version, to: version, migrations };
    for (const [index, answers] of draft.answers.entries()) {
      const migrated = migrateAnswers({ answers, trace: createTrace(answers) }, range);
      for (const lost of lostIn(answers, migrated, questions)) {
        const { questionPointer, reason } = lost;
        const key = JSON.stringify([questionPointer, reason, reason === 'choice' && lost.migrated]);
        if (found.get(key)?.draft.version === draft.version) continue;
        found.set(key, { ...lost, draft, pointer: `/answers/${index}${lost.pointer}` });
      }
    }
  }
  return [...found.values()];
}

function lostIn(
  stored: Answers,
  { answers, trace }: ReturnType<typeof migrateAnswers>,
  questions: Question[],
): Omit<LostAnswer, 'draft'>[] {
  const coerced = coerceAnswers(questions, answers, { query: {}, page: { url: '' } });
  return [...movedPointers(trace)].flatMap(([pointer, movedTo]) => {
    const value = getAt(stored, pointer);
    const migrated = getAt(answers, movedTo);
    // A migration has replaced the group that held the answer.
    if (migrated === undefined) return [];
    if (value === null || value === '') return [];
    const question = questionAt(questions, movedTo);
    const reason = question ? reasonOf(question, migrated, movedTo, coerced) : 'unasked';
    if (reason === undefined) return [];
    const isPart =
      question?.display === 'file' || (question?.type === 'array' && !isList(question));
    const questionPointer = isPart ? question.pointer : toQuestionPointer(movedTo);
    return [{ pointer, value, migrated, questionPointer, question, reason }];
  });
}

function reasonOf(
  question: Question,
  value: unknown,
  pointer: string,
  coerced: Answers,
): LostAnswer['reason'] | undefined {
  if (question.secret) return 'secret';
  if (question.calculated) return undefined;
  // Each value in the description of a file.
  if (question.display === 'file' && getAt(coerced, pointer) !== undefined) return undefined;
  const depth = question.pointer.split('/').length;
  const answerPointer = pointer.split('/').slice(0, depth).join('/');
  const isWholeAnswer = answerPointer === pointer;
  const answer = getAt(coerced, answerPointer);
  const isPreserved = Array.isArray(answer)
    ? !isWholeAnswer && answer.some((item) => String(item) === String(value))
    : isWholeAnswer && answer !== undefined;
  if (isPreserved) return undefined;
  const isChosenValue = question.type === 'array' ? !isWholeAnswer : isWholeAnswer;
  const { choices, only, except } = question;
  return (choices ?? only ?? except) && isChosenValue ? 'choice' : 'type';
}

/** Returns the question at a pointer, or the one that replaces a group or a list around it. */
function questionAt(questions: Question[], pointer: string): Question | undefined {
  const exact = toQuestionPointer(pointer);
  for (let path = exact; path !== ''; path = parentPointer(path)) {
    const found = questions.find((question) => question.pointer === path);
    if (found && (!isList(found) || path === exact)) return found;
  }
  return undefined;
}
