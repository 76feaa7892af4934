import type { Question } from '../../compiled/form.ts';
import { type Answers, coerceAnswers } from '../../core/coerce-answers.ts';
import { migrate, tracedIn, traceOf } from '../../core/migrate.ts';
import { getAt, toQuestionPointer } from '../../core/pointer.ts';
import { draftOf, type FrozenDraft, formsOfScreen, type ScreenSource } from '../model/product.ts';
import { planForm } from './plan-form.ts';

/** An answer of a frozen draft that would not come through to the form as it is. */
export interface LostAnswer {
  draft: FrozenDraft;
  /** Where it stands in the frozen draft's file. */
  pointer: string;
  value: unknown;
  /** The same after the migrations. */
  now: unknown;
  /** Where the migrations have left it in the answers, an item of a list being "-". */
  at: string;
  /** The question that would have it, if there is one. */
  question: Question | undefined;
  why: 'unasked' | 'secret' | 'type' | 'choice';
}

/** What a screen asks. Choices that a call brings can't be judged here, so every answer counts as one. */
export const questionsAskedBy = (source: ScreenSource): Question[] =>
  formsOfScreen(source).flatMap(({ schema, ui }) =>
    planForm(schema, ui, {}).questions.map(({ source: _, ...question }) => question),
  );

/** Every answer of a screen's frozen drafts that would be lost, each once: as the newest draft that has it shows it. */
export function findLostAnswers(source: ScreenSource): LostAnswer[] {
  const { version = 1, migrations = [] } = draftOf(source) ?? {};
  const questions = questionsAskedBy(source);
  const found = new Map<string, LostAnswer>();
  for (const draft of source.drafts) {
    if (draft.version > version) continue;
    const way = { from: draft.version, to: version, migrations };
    for (const [index, answers] of draft.answers.entries()) {
      const losses = lossesIn(
        answers,
        migrate({ answers, trace: traceOf(answers) }, way),
        questions,
      );
      for (const loss of losses) {
        const key = JSON.stringify([loss.at, loss.why, loss.why === 'choice' && loss.now]);
        const known = found.get(key);
        if (known?.draft.version === draft.version) continue;
        found.set(key, { ...loss, draft, pointer: `/answers/${index}${loss.pointer}` });
      }
    }
  }
  return [...found.values()];
}

function lossesIn(
  stored: Answers,
  { answers, trace }: ReturnType<typeof migrate>,
  questions: Question[],
): Omit<LostAnswer, 'draft'>[] {
  const fitted = coerceAnswers(questions, answers, { query: {}, page: { url: '' } });
  return [...tracedIn(trace)].flatMap(([pointer, now]) => {
    const value = getAt(stored, pointer);
    const migrated = getAt(answers, now);
    // Part of a group that a migration has replaced by another one.
    if (migrated === undefined) return [];
    if (value === null || value === '') return [];
    const question = questionAt(questions, now);
    const why = question ? reason(question, migrated, now, fitted) : 'unasked';
    const isItem = question?.type === 'array' && question.widget !== 'list';
    return why === undefined
      ? []
      : [
          {
            pointer,
            value,
            now: migrated,
            at: isItem ? question.pointer : toQuestionPointer(now),
            question,
            why,
          },
        ];
  });
}

function reason(
  question: Question,
  value: unknown,
  pointer: string,
  fitted: Answers,
): LostAnswer['why'] | undefined {
  if (question.secret) return 'secret';
  const own = pointer.split('/').slice(0, question.pointer.split('/').length).join('/');
  const kept = getAt(fitted, own);
  const isKept = Array.isArray(kept)
    ? own !== pointer && kept.some((item) => String(item) === String(value))
    : own === pointer && kept !== undefined;
  if (isKept) return undefined;
  const isItem = question.type === 'array' && own !== pointer;
  return question.choices && (isItem || (question.type !== 'array' && own === pointer))
    ? 'choice'
    : 'type';
}

/** The question at a place in the answers, or the one that has taken the place of a group or a list there. */
function questionAt(questions: Question[], pointer: string): Question | undefined {
  for (
    let path = toQuestionPointer(pointer);
    path !== '';
    path = path.slice(0, path.lastIndexOf('/'))
  ) {
    const found = questions.find((question) => question.pointer === path);
    if (found && (found.widget !== 'list' || path === toQuestionPointer(pointer))) return found;
  }
  return undefined;
}
