import type { CompiledDraft } from '../../../compiled/screen.ts';
import { isObject } from '../../../core/is-object.ts';
import type { Answers } from '../../form/answers.ts';
import { parseDraft, parseItem, type StoredDraft } from '../draft.ts';
import type { AnswerTimes } from './merge-drafts.ts';

/** A stored draft with its times and its owner. */
export interface KeptItem extends StoredDraft {
  times: AnswerTimes;
  /** Absent where the draft names none. */
  owner?: string;
}

/** Parses an item: `{ [entry]: answers, version, times, owner }`. Times that are no whole numbers are left out. */
export function parseKeptItem(text: string | undefined, entry: string): KeptItem {
  const { times, owner } = (text === undefined ? undefined : parseItem(text)) ?? {};
  return {
    ...parseDraft(text, entry),
    times: isObject(times) ? numbersOf(times) : {},
    ...(typeof owner === 'string' && { owner }),
  };
}

const numbersOf = (times: Record<string, unknown>): AnswerTimes =>
  Object.fromEntries(
    Object.entries(times).flatMap(([pointer, time]) =>
      Number.isSafeInteger(time) ? [[pointer, time as number]] : [],
    ),
  );

/** Milliseconds of a day. */
const day = 24 * 60 * 60 * 1000;

/** Returns whether the newest answer is older than a draft may be. A draft without times has no age. */
export function isExpired(
  { times }: Pick<KeptItem, 'times'>,
  { days }: Pick<CompiledDraft, 'days'>,
  now: number,
): boolean {
  const given = Object.values(times);
  return days !== undefined && given.length > 0 && Math.max(...given) < now - days * day;
}

/** Returns whether a draft is of this owner; one that names no owner is of any. */
export const isOfOwner = ({ owner }: Pick<KeptItem, 'owner'>, ours: string | undefined): boolean =>
  owner === undefined || owner === ours;

/** Returns whether a draft has an answer; null is one that was cleared. */
export const hasAnswers = (answers: Answers | undefined): boolean =>
  Object.values(answers ?? {}).some((value) => value !== null);
