import type { PageValues } from '../../compiled/app.ts';
import type {
  Choice,
  ChoiceList,
  CompiledChoiceSource,
  Question,
  QuestionContent,
} from '../../compiled/question.ts';
import { filesIn } from '../files/file-answer.ts';
import { expandPointer, fieldName, fromPointer, getAt, setAt } from '../pointer.ts';
import type { CalledChoices } from './called-choices.ts';
import { withoutContradiction } from './exclusive-choice.ts';
import { isList } from './list-question.ts';
import { isOffered } from './offered-values.ts';
import { everyContentOf } from './variants.ts';

/** Answers by field name, nested as the schema nests them. A question without an answer has no key. */
export type Answers = Record<string, unknown>;

/** The document that the pointers of a definition point into. */
export interface DataSources {
  /** Absent while the build renders the page, which has no address then. */
  query?: Record<string, string>;
  page: { url: string } & PageValues;
  /** Chosen parameters of the first visit's address. */
  visit?: { query: Record<string, string> };
  /** BCP 47 tag of the texts. */
  language?: string;
  /** The present time, an ISO 8601 date-time in UTC. */
  now?: string;
  draft?: { version: number };
  /** Body of the load call's answer. */
  loaded?: unknown;
  /** Bodies of the answers to the load calls of steps, by the ids of the steps; absent where no step has one. */
  steps?: Readonly<Record<string, unknown>>;
  /** Names of the fields of steps that are skipped, whose answers count as missing. No pointer leads here. */
  skipped?: readonly string[];
  /** Present where calls bring choices. No pointer leads here. */
  calledChoices?: CalledChoices | undefined;
}

/**
 * Makes values from outside (a prefill, a draft of another day) fit the questions: a value of another type is
 * converted where nothing is lost, else left out, as is a choice that is not offered any more.
 * Values that no question asks for are left out too, as are calculated ones, which are calculated again. A value that
 * fits in one branch of a question alone is taken over.
 */
export function coerceAnswers(
  questions: Question[],
  values: unknown,
  dataSources: DataSources,
): Answers {
  const fitted: Answers = {};
  // The answers so far, with those that are not fitted yet, for choices that come from answers.
  const answers = questions.some(({ source }) => source) ? structuredClone(values ?? {}) : {};
  for (const question of questions) {
    if (question.calculated && !question.itemKey) continue;
    const { source, only, except, exclusive } = question;
    const document = source ? { ...dataSources, answers } : dataSources;
    for (const pointer of expandPointer(question.pointer, values)) {
      const value = getAt(values, pointer);
      for (const content of everyContentOf(question)) {
        const coerced = coerceAnswer(
          { ...content, source, only, except, exclusive },
          value,
          document,
          pointer,
        );
        if (coerced === undefined) continue;
        setAt(fitted, pointer, coerced);
        if (!isList(question)) setAt(answers, pointer, coerced);
        break;
      }
    }
  }
  return fitted;
}

type Answerable = QuestionContent & Pick<Question, 'source' | 'only' | 'except' | 'exclusive'>;

/**
 * Returns a value as an answer to a question; `undefined` where it can't be one.
 *
 * @param document the data sources, with the answers where choices depend on these
 * @param pointer pointer of the answer
 */
export function coerceAnswer(
  question: Answerable,
  value: unknown,
  document: object,
  pointer: string,
): unknown {
  if (value === undefined || value === null || value === '') return undefined;
  if (question.display === 'file') {
    const files = filesIn(value);
    return question.type === 'array' && files.length > 0 ? files : files[0];
  }
  if (question.type === 'array') {
    if (!Array.isArray(value)) return undefined;
    // The items' own questions follow and fill them.
    if (isList(question)) return value.map(() => (question.ofValues ? undefined : {}));
    const offered = value.map((item) => offeredChoice(question, item, document, pointer));
    // A choice is made once, however often it was stored.
    const chosen = [...new Set(offered.filter((item) => item !== undefined))];
    // None of several is no answer, as it is where visitors take the last one back.
    return chosen.length > 0 ? withoutContradiction(chosen, question.exclusive) : undefined;
  }
  return offeredChoice(question, convert(question.type, value), document, pointer);
}

/** Lossless conversions only: "3" and 3, "true" and true. */
function convert(type: string | undefined, value: unknown): unknown {
  switch (type) {
    case undefined:
      return typeof value === 'object' ? undefined : value;
    case 'string':
      return typeof value === 'string'
        ? value
        : typeof value === 'number' || typeof value === 'boolean'
          ? String(value)
          : undefined;
    case 'boolean':
      if (typeof value === 'boolean') return value;
      return value === 'true' ? true : value === 'false' ? false : undefined;
    case 'integer':
    case 'number': {
      if (typeof value !== 'number' && typeof value !== 'string') return undefined;
      const number = Number(value);
      const lossless = Number.isFinite(number) && String(number) === String(value).trim();
      return lossless && (type === 'number' || Number.isInteger(number)) ? number : undefined;
    }
    default:
      return undefined;
  }
}

/** The offered choice that the value stands for (3 for "3"), or `undefined`; the value itself without choices. */
function offeredChoice(
  question: Answerable,
  value: unknown,
  document: object,
  pointer: string,
): unknown {
  if (value === undefined || typeof value === 'object') return undefined;
  const choices = question.choices ?? choicesFromSource(question, document, pointer);
  if (!choices) return isOffered(value, question) ? value : undefined;
  const meant = choices.find((choice) => String(choice.value) === String(value));
  if (!meant) return typeof value === 'string' && takesOther(choices) ? value : undefined;
  return meant.disabled === undefined && !meant.other ? meant.value : undefined;
}

/** Returns whether a question takes answers in the visitor's own words beside its choices. */
export const takesOther = (choices: Choice[]): boolean => choices.at(-1)?.other !== undefined;

/** Returns whether the choices of a question come from answers. */
export const followsAnswers = ({ source }: Pick<Question, 'source'>): boolean =>
  source?.lists.some(({ question }) => question) ?? false;

/** Returns whether the choices of a question can change while its form is open. */
export const hasChangingChoices = (question: Pick<Question, 'source'>): boolean =>
  question.source?.call !== undefined || followsAnswers(question);

/**
 * Returns the choices that the question's source offers, in the order shown; `undefined` where it names no source, or a
 * call has not brought them yet. Of several choices with the same value, the first is offered.
 *
 * @param document the data sources, with the answers
 * @param pointer pointer of the answer
 */
export function choicesFromSource(
  { source, ...limits }: Pick<Question, 'source' | 'only' | 'except'>,
  document: object,
  pointer: string,
): Choice[] | undefined {
  const data = source && dataOf(source, document, pointer);
  return source && data && choicesFromData({ source, ...limits }, data, pointer);
}

/**
 * Returns the choices that a source offers of the data that its lists are in.
 *
 * @param pointer pointer of the answer
 */
export function choicesFromData(
  { source, ...limits }: { source: CompiledChoiceSource } & Pick<Question, 'only' | 'except'>,
  data: object,
  pointer: string,
): Choice[] {
  const byValue = new Map<unknown, Choice>();
  for (const choice of source.lists.flatMap((list) => choicesInList(list, data, pointer))) {
    if (!byValue.has(choice.value) && isOffered(choice.value, limits)) {
      byValue.set(choice.value, choice);
    }
  }
  const choices = [...byValue.values()];
  const { sort } = source;
  return sort ? choices.sort((a, b) => a.label.localeCompare(b.label, sort)) : choices;
}

/** Returns the data that the lists of a source are in; `undefined` while a call has not brought it. */
function dataOf(
  { call, lists }: CompiledChoiceSource,
  document: object,
  pointer: string,
): object | undefined {
  const { calledChoices }: Partial<DataSources> = document;
  if (lists.some(({ from }) => isNotLoaded(from, document))) return undefined;
  return call ? calledChoices?.itemsOf(call, document, pointer, lists[0]) : document;
}

/** Returns whether a pointer leads into the response of a step whose load call has not brought one yet. */
const isNotLoaded = (from: string, { steps }: Partial<DataSources>): boolean => {
  const [root, step = ''] = fromPointer(from);
  return root === 'steps' && steps?.[step] === undefined;
};

function choicesInList(list: ChoiceList, document: object, pointer: string): Choice[] {
  const { from, value, label, question } = list;
  const found = getAt(document, from);
  const items = question ? answersIn(found, from, document) : Array.isArray(found) ? found : [];
  const named = question && (question.choices ?? choicesFromSource(question, document, pointer));
  const choices = items.map((item) => {
    const name = getAt(item, label);
    const choiceValue = getAt(item, value);
    const text =
      named?.find((choice) => choice.value === name)?.label ??
      String(isScalar(name) ? name : choiceValue);
    return { value: choiceValue, label: text, ...disabledIn(item, list) };
  });
  // An item may have no value, and "None of these" of another question is none of its answers.
  return choices.filter((choice) => isScalar(choice.value) && choice.value !== question?.exclusive);
}

/** Returns whether a value can be read, or be an answer: it is a number, a boolean, or a text that is not empty. */
const isScalar = (value: unknown): boolean =>
  !['undefined', 'object'].includes(typeof value) && value !== '';

function disabledIn(item: unknown, { disabled, reason }: ChoiceList): Pick<Choice, 'disabled'> {
  if (disabled === undefined || getAt(item, disabled) !== true) return {};
  return { disabled: reason === undefined ? '' : String(getAt(item, reason) ?? '') };
}

/** Returns the answers that an answer holds: its items, or itself. The answers of skipped steps are missing. */
function answersIn(answer: unknown, from: string, { skipped }: Partial<DataSources>): unknown[] {
  const field = fieldName(from.slice('/answers'.length));
  return answer === undefined || answer === null || skipped?.includes(field) ? [] : [answer].flat();
}
