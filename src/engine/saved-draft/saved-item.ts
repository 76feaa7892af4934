import type { CompiledDraft } from '../../compiled/screen.ts';
import type { OpenCall } from '../../core/draft/call-times.ts';
import type { AnswerTimes } from '../../core/draft/merge-drafts.ts';
import { isObject } from '../../core/is-object.ts';
import { parseDraft, parseItem, type StoredDraft } from '../draft/draft.ts';
import type { Answers } from '../form/answers.ts';

/** The owner of a draft, as far as it is known. */
export interface DraftOwner {
  /** JSON of the value that owns it. */
  owner?: string | undefined;
  /** Digest of the link that led to it. */
  link?: string | undefined;
}

/** A stored draft with its times and its owner. */
export interface SavedItem extends StoredDraft {
  times: AnswerTimes;
  owner?: string;
  /** The calls that may have sent the answers, in their order; absent where there is none. */
  maybeSent?: OpenCall[] | undefined;
}

/** Parses an item: `{ [entry]: answers, version, times, owner, link, maybeSent }`. Times that are no whole numbers are left out. */
export function parseSavedItem(text: string | undefined, entry: string): SavedItem {
  const { times, owner, maybeSent } = parseItem(text) ?? {};
  const calls = openCalls(maybeSent);
  return {
    ...parseDraft(text, entry),
    times: isObject(times) ? numbersOf(times) : {},
    ...(typeof owner === 'string' && { owner }),
    ...(calls.length > 0 && { maybeSent: calls }),
  };
}

/** Parses the calls that may have sent the answers. Earlier versions stored the times of the latest one, or true. */
function openCalls(stored: unknown): OpenCall[] {
  const calls: unknown[] = Array.isArray(stored) ? stored : [stored === true ? {} : stored];
  return calls.filter(isObject).map((call) => ({
    ...call,
    at: Number(call.at) || Date.parse(String(call.now)) || 0,
  }));
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
  { times }: Pick<SavedItem, 'times'>,
  { days }: Pick<CompiledDraft, 'days'>,
  now: number,
): boolean {
  const given = Object.values(times);
  return days !== undefined && given.length > 0 && Math.max(...given) < now - days * day;
}

/**
 * Returns the owner that a response names. A text or a number that is not 0 identifies a visitor, and so does an object where
 * no link led to the page: providers send null, "" and the like for all visitors.
 */
export function ownerOf(value: unknown, link: string | undefined): string | undefined {
  const isKnown =
    typeof value === 'object'
      ? link === undefined && Object.keys(value ?? {}).length > 0
      : (typeof value === 'string' && value.trim() !== '') ||
        (typeof value === 'number' && value !== 0);
  return isKnown ? JSON.stringify(value) : undefined;
}

/**
 * Returns whether a stored draft belongs to a visitor. The owners decide where both are known, else the links. One that
 * names neither was stored on a page that no link led to, or by an earlier version of the engine.
 *
 * @param isNamed whether the screen names owners: then a visitor with a link gets only a draft that is surely theirs
 */
export function isOwnedBy(
  { owner, link, unreadable }: DraftOwner & { unreadable?: boolean },
  visitor: DraftOwner,
  isNamed: boolean,
): boolean {
  if (owner !== undefined && visitor.owner !== undefined) return owner === visitor.owner;
  if (link !== undefined) return link === visitor.link;
  return owner === undefined && (unreadable || !isNamed || visitor.link === undefined);
}

/** Returns whether a draft has an answer; null is one that was cleared. */
export const hasAnswers = (answers: Answers | undefined): boolean =>
  Object.values(answers ?? {}).some((value) => value !== null);
