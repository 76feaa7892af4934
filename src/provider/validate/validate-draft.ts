import { answersByPointer, type TimedAnswers } from '../../core/draft/merge-drafts.ts';
import { type Answers, coerceAnswers, type DataSources } from '../../core/form/coerce-answers.ts';
import { withoutDeep } from '../../core/is-deeper.ts';
import { isObject } from '../../core/is-object.ts';
import {
  expandPointer,
  getAt,
  isInside,
  removeAllAt,
  setAt,
  toQuestionPointer,
} from '../../core/pointer.ts';
import type { SendingScreen } from './validate-body.ts';
import { hasKnownChoices } from './validate-form.ts';

/** The draft of a request. */
export interface SentDraft {
  answers: Answers;
  times: Record<string, unknown>;
  version: unknown;
}

/**
 * Returns a draft with the answers alone that a draft in the browser stores and loads: those to questions of the screen, of
 * their types and among their choices where these are known, without secrets. No time is later than now.
 *
 * @param data `loaded` is the response to the screen's load call, where it is known; `now` is ISO 8601
 */
export function validateDraft(
  { screen, forms }: SendingScreen,
  sent: Pick<SentDraft, 'answers' | 'times'>,
  data: { loaded?: unknown; now: string },
): TimedAnswers {
  const sources: DataSources = { page: { url: '' }, query: {}, now: data.now, loaded: data.loaded };
  const questions = Object.values(forms)
    .flatMap((form) => form.questions)
    .map((one) => (hasKnownChoices(one, sources) ? one : { ...one, source: undefined }));
  const given = withoutDeep(sent.answers);
  const answers = coerceAnswers(questions, given, sources);
  const isStored = (pointer: string) => {
    const questionPointer = toQuestionPointer(pointer);
    return (
      questions.some((question) => isInside(question.pointer, questionPointer)) &&
      !screen.unstored.some((secret) => isInside(questionPointer, secret))
    );
  };
  for (const [pointer, value] of answersByPointer(given)) {
    // Null is an answer that was cleared, and would come back by a default.
    if (value === null && isStored(pointer) && getAt(answers, pointer) === undefined) {
      setAt(answers, pointer, null);
    }
  }
  removeAllAt(
    answers,
    screen.unstored.flatMap((pointer) => expandPointer(pointer, answers)),
  );
  const now = Date.parse(data.now);
  const times = Object.entries(sent.times).flatMap(([pointer, time]) =>
    Number.isSafeInteger(time) && isStored(pointer)
      ? [[pointer, Math.min(time as number, now)] as const]
      : [],
  );
  return { answers, times: Object.fromEntries(times) };
}

/** Reads the draft in a request; `undefined` where there is none. */
export function readSentDraft(value: unknown): SentDraft | undefined {
  if (!isObject(value) || !isObject(value.answers)) return undefined;
  const { answers, times, version } = value;
  return { answers, times: isObject(times) ? times : {}, version };
}
