import type { UnlistedTexts } from '../../compiled/form.ts';
import type { Answers } from '../form/coerce-answers.ts';
import { isObject } from '../is-object.ts';
import { isSame } from '../is-same.ts';
import { escapePart, isInside, toQuestionPointer } from '../pointer.ts';
import { replaceAllAt } from '../replace-at.ts';

/** The times of answers, milliseconds since 1970 by pointer. An answer that was taken back has a time, and no value. */
export type AnswerTimes = Readonly<Record<string, number>>;

/** Answers with the times at which they were given. */
export interface TimedAnswers {
  answers: Answers;
  times: AnswerTimes;
  /** Texts in place of answers, each as old as the answer. */
  unlisted?: UnlistedTexts | undefined;
}

/** Other answers, by pointer; `undefined` for one that is gone. */
export type AnswerChanges = ReadonlyMap<string, unknown>;

/** Returns the single answers by pointer. A list is one answer; an empty group is none. */
export function answersByPointer(answers: Answers): Map<string, unknown> {
  const found = new Map<string, unknown>();
  const add = (object: Answers, group: string) => {
    for (const [name, value] of Object.entries(object)) {
      const pointer = `${group}/${escapePart(name)}`;
      if (isObject(value)) add(value, pointer);
      else found.set(pointer, value);
    }
  };
  add(answers, '');
  return found;
}

/** Returns the pointers of the answers that differ. */
export function changedPointers(before: Answers, after: Answers): string[] {
  const [was, is] = [answersByPointer(before), answersByPointer(after)];
  const pointers = new Set([...was.keys(), ...is.keys()]);
  return [...pointers].filter((pointer) => !isSame(was.get(pointer), is.get(pointer)));
}

/**
 * Merges the answers of another draft into one: the newest of each question wins, and the other draft's where both are as
 * old.
 *
 * @returns with `changes`, which turn the answers of the first draft into the merged ones
 */
export function mergeDrafts(
  own: TimedAnswers,
  other: TimedAnswers,
): TimedAnswers & { unlisted: UnlistedTexts; changes: AnswerChanges } {
  const [ours, theirs] = [answersByPointer(own.answers), answersByPointer(other.answers)];
  const times: Record<string, number> = { ...own.times };
  const changed: [pointer: string, value: unknown][] = [];
  for (const pointer of new Set([...theirs.keys(), ...Object.keys(other.times)])) {
    const [before = 0, time = 0] = [own.times[pointer], other.times[pointer]];
    if (time < before) continue;
    // A group that was cleared as a whole keeps the answers that were given later.
    if ([...ours.keys()].some((one) => isInside(one, pointer) && (own.times[one] ?? 0) > time))
      continue;
    if (time > 0) times[pointer] = time;
    const value = theirs.get(pointer);
    if (!isSame(value, ours.get(pointer))) changed.push([pointer, value]);
  }
  // A group that was emptied goes before its answers come.
  const changes = new Map([
    ...changed.filter(([, value]) => value === undefined),
    ...changed.filter(([, value]) => value !== undefined),
  ]);
  const unlisted = { ...newerTexts(other, own), ...newerTexts(own, other) };
  return { answers: replaceAllAt(own.answers, changes), times, unlisted, changes };
}

/** Returns the texts of a draft without those that another one has a newer answer for. */
function newerTexts({ unlisted = {}, times }: TimedAnswers, other: TimedAnswers): UnlistedTexts {
  const timeIn = (all: AnswerTimes, pointer: string) => all[answerPointer(pointer)] ?? 0;
  const newer = Object.entries(unlisted).filter(
    ([pointer]) => timeIn(times, pointer) >= timeIn(other.times, pointer),
  );
  return Object.fromEntries(newer);
}

/** Returns the pointers of the answers whose texts differ. */
export function replacedAnswers(before: UnlistedTexts, after: UnlistedTexts): string[] {
  const pointers = Object.keys({ ...before, ...after });
  return pointers.filter((one) => before[one] !== after[one]).map(answerPointer);
}

/** Returns the pointer of the answer that a text is in place of, or inside of: a list is one answer. */
const answerPointer = (pointer: string): string => toQuestionPointer(pointer).replace(/\/-.*/, '');
