import { isDeepStrictEqual } from 'node:util';
import type { CompiledForm } from '../../compiled/form.ts';
import type { Question } from '../../compiled/question.ts';
import type { RuleError } from '../../compiled/validate.ts';
import { askedQuestions } from '../../core/form/asked-questions.ts';
import { type Answers, coerceAnswer, type DataSources } from '../../core/form/coerce-answers.ts';
import { completeGroups } from '../../core/form/complete-groups.ts';
import { isList } from '../../core/form/list-question.ts';
import {
  expandPointer,
  getAt,
  removeAllAt,
  toPointer,
  toQuestionPointer,
} from '../../core/pointer.ts';
import { findProblems } from '../../core/rules/find-problems.ts';
import type { Texts } from '../../definition/texts.ts';

/** An answer that breaks a rule of the form. */
export interface WrongAnswer {
  /** JSON Pointer: in the answers; in the body once the body is validated. */
  at: string;
  /** The path of the broken rule, as `Problem` has it. */
  rule: string;
}

/** The data of a form, and how certain it is. */
export interface FormSources {
  sources: DataSources;
  /** Returns whether an answer is known, also where it is known to be missing. */
  covers: (pointer: string) => boolean;
  /** Whether all data is known that conditions read. Otherwise no answer is refused because of one, or of a calculation. */
  isCertain: boolean;
}

/** Returns the answers that a form refuses, by the validators and choices of the page. */
export function wrongAnswers(
  form: CompiledForm,
  given: Answers,
  { sources, covers, isCertain }: FormSources,
): WrongAnswer[] {
  const answers = completeGroups(form, withoutEmptyChoices(form, given), sources);
  const byPointer = new Map(form.questions.map((question) => [question.pointer, question]));
  const dependsOnCondition = (pointer: string, rule: string) =>
    /(^|\/)(then|else)\//.test(rule) ||
    byPointer.get(toQuestionPointer(pointer))?.askedWhen !== undefined;
  const isLimitKnown = (pointer: string, rule: string) => {
    const takes = byPointer.get(toQuestionPointer(pointer))?.calculatedLimits?.[rule];
    if (takes === 'now' || takes === 'today') {
      return !isWithinTolerance(form.validate.errors ?? [], pointer, answers, takes);
    }
    return takes === undefined || (takes === 'answers' && isCertain);
  };
  // The texts are those of messages, which are not used here.
  const broken = findProblems(form, answers, {} as Texts, sources)
    .filter(({ pointer }) => covers(pointer))
    .filter(({ pointer, rule }) => isCertain || !dependsOnCondition(pointer, rule))
    .filter(({ pointer, rule }) => isLimitKnown(pointer, rule))
    .map(({ pointer, rule }) => ({ at: pointer, rule }));
  const asked = isCertain
    ? askedQuestions(form, answers, sources)
    : askedQuestions(form, answers, sources).filter(({ question }) => !question.variants);
  const notOffered = asked
    .filter(
      ({ question, pointer }) => covers(pointer) && !takes(question, pointer, answers, sources),
    )
    .map(({ pointer }) => ({ at: pointer, rule: 'enum' }));
  return [
    ...broken,
    ...notOffered.filter(({ at }) => broken.every((one) => one.at !== at)),
    ...unlikeChoices(form, answers, { sources, covers, isCertain }),
  ];
}

/** Finds lists whose items are not those of the choices that they are for, where both are known. */
function unlikeChoices(
  form: CompiledForm,
  answers: Answers,
  { sources, covers, isCertain }: FormSources,
): WrongAnswer[] {
  const followed = form.choiceItems?.follow(form, answers, sources) ?? answers;
  return form.questions.flatMap(({ pointer: list, forEach, askedWhen }) => {
    if (forEach === undefined || !(isCertain || askedWhen === undefined)) return [];
    const key = form.questions.find(
      ({ pointer }) => pointer === `${list}/-${toPointer([forEach])}`,
    );
    const lists = key?.source?.lists ?? [];
    const isKnown = lists.every(({ from, question }) =>
      question ? covers(from.slice('/answers'.length)) : Array.isArray(getAt(sources, from)),
    );
    return isKnown && covers(list) && getAt(followed, list) !== getAt(answers, list)
      ? [{ at: list, rule: 'forEach' }]
      : [];
  });
}

/**
 * Returns whether an answer breaks the limits of the day or the moment by little alone: a page may have validated it some
 * minutes ago, and the provider does not know the time zone of a visitor.
 */
function isWithinTolerance(
  errors: RuleError[],
  pointer: string,
  answers: Answers,
  takes: 'today' | 'now',
): boolean {
  const answer = String(getAt(answers, pointer));
  const limits = errors.flatMap(({ instancePath, params }) =>
    instancePath === pointer && 'limit' in params ? [String(params.limit)] : [],
  );
  return limits.every((limit) => {
    const difference = Math.abs(Date.parse(answer) - Date.parse(limit));
    // A time of day has no date: its day may be another one.
    return Number.isNaN(difference) || difference <= toleranceOf(limit, takes, new Date()) * 60_000;
  });
}

const hoursBetweenZones = 26;

/** Returns by how many minutes the limit of a visitor can differ from that of the provider. */
function toleranceOf(limit: string, takes: 'today' | 'now', now: Date): number {
  if (takes === 'now' && limit.endsWith('Z')) return 10;
  const isPeriod = limit.length < '2026-11-22'.length;
  if (!isPeriod) return hoursBetweenZones * 60;
  // A limit of 2026, or of 2026-11, differs only while it is another year, or month, elsewhere.
  const periods = [-hoursBetweenZones, 0, hoursBetweenZones].map((hours) =>
    new Date(now.getTime() + hours * 3_600_000).toISOString().slice(0, limit.length),
  );
  const days = limit.length === '2026'.length ? 366 : 31;
  return new Set(periods).size > 1 ? days * 24 * 60 : 0;
}

/** Returns the answers without empty lists of choices, which stand for no choice. */
function withoutEmptyChoices({ questions }: CompiledForm, given: Answers): Answers {
  const empty = questions
    .filter((question) => question.type === 'array' && !isList(question))
    .flatMap(({ pointer }) => expandPointer(pointer, given))
    .filter((pointer) => isDeepStrictEqual(getAt(given, pointer), []));
  if (empty.length === 0) return given;
  const answers = structuredClone(given);
  removeAllAt(answers, empty);
  return answers;
}

/** Returns whether a question takes an answer: of its type, and among its choices where these are known. */
function takes(
  question: Question,
  pointer: string,
  answers: Answers,
  sources: DataSources,
): boolean {
  const value = getAt(answers, pointer);
  const isFree = question.type === undefined && typeof value === 'object';
  const isOwn = question.calculated || question.readOnly || question.display === 'file';
  if (value === undefined || isFree || isOwn || isList(question)) return true;
  const document = { ...sources, answers };
  const known = hasKnownChoices(question, document);
  const validated = known ? question : { ...question, source: undefined };
  if (!isDeepStrictEqual(coerceAnswer(validated, value, document, pointer), value)) return false;
  const excluded = question.exclude === undefined ? undefined : getAt(document, question.exclude);
  return excluded === undefined || ![value].flat().includes(excluded);
}

/** Returns whether the document has the choices of a question from a source. */
export const hasKnownChoices = ({ source }: Pick<Question, 'source'>, document: object): boolean =>
  source !== undefined &&
  source.call === undefined &&
  source.lists.every(({ from, question }) => question || Array.isArray(getAt(document, from)));
