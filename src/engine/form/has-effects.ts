import type { CompiledForm } from '../../compiled/form.ts';
import type { EvaluatedConditions } from '../../core/asked-questions.ts';
import { indexForm } from '../../core/form-index.ts';
import { isObject } from '../../core/is-object.ts';
import { getAt, isInside, toQuestionPointer } from '../../core/pointer.ts';
import type { Answers } from './answers.ts';

/** A change of one answer, before its effects on others. */
export interface Change {
  pointer: string;
  before: Answers;
  after: Answers;
  /** Those of the answers before. */
  conditions: EvaluatedConditions;
}

/**
 * Returns whether a change can have effects beside the new answer itself. Most key presses have none: one text takes the
 * place of another, no other question depends on it, and every condition has the same result as before. Normalized
 * answers then stay normalized.
 */
export function hasEffects(form: CompiledForm, { pointer, before, after, conditions }: Change) {
  // A calculation can read any answer.
  if (form.calculateAnswers) return true;
  if (!isSimple(getAt(before, pointer)) || !isSimple(getAt(after, pointer))) return true;
  const questionPointer = toQuestionPointer(pointer);
  const question = indexForm(form).byPointer.get(questionPointer)?.source;
  if (!question || question.variants || !('messages' in question) || question.exclude) return true;
  if (sourcesOf(form).some((source) => isInside(`/answers${questionPointer}`, source))) return true;
  return form.conditions.some((condition, index) => {
    if (!isInside(questionPointer, condition.pointer)) return false;
    const depth = condition.pointer.split('/').length;
    const object = getAt(after, pointer.split('/').slice(0, depth).join('/'));
    return condition.test(isObject(object) ? object : {}) !== conditions.evaluate(index, pointer);
  });
}

const isSimple = (value: unknown): boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

const known = new WeakMap<CompiledForm, string[]>();

/** Returns the pointers of the answers that empty others, or take choices from them; computed once for each form. */
function sourcesOf(form: CompiledForm): string[] {
  const sources =
    known.get(form) ??
    form.questions.flatMap(({ exclude, resetWhenChanges }) =>
      [exclude, resetWhenChanges].flatMap((source) =>
        source === undefined ? [] : [toQuestionPointer(source)],
      ),
    );
  known.set(form, sources);
  return sources;
}
