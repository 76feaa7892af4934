import jsonpointer from 'jsonpointer';
import type { Question } from '../../definition/compiled.ts';
import { at, type Mapping, resolveMapping } from '../../definition/mapping.ts';

/** Answers by field name, nested as the schema nests them. A question without an answer has no key. */
export type Answers = Record<string, unknown>;

/** What pointers of a definition point into. */
export interface Surroundings {
  query: Record<string, string>;
  page: { url: string };
  /** Body of the load call's answer. */
  loaded?: unknown;
}

/**
 * Makes values from outside (a prefill, a draft of another day) fit the questions: a value of another type is
 * converted where nothing is lost, else left out, as is a choice that is not offered any more.
 * Values that no question asks for are left out too.
 */
export function fitAnswers(
  questions: Question[],
  values: unknown,
  surroundings: Surroundings,
): Answers {
  const fitted: Answers = {};
  for (const question of questions) {
    for (const pointer of pointersIn(question.at, values)) {
      const value = fitValue(question, at(values, pointer), surroundings);
      if (value !== undefined) jsonpointer.set(fitted, pointer, value);
    }
  }
  return fitted;
}

function fitValue(question: Question, value: unknown, surroundings: Surroundings): unknown {
  if (value === undefined || value === null || value === '') return undefined;
  if (question.type === 'array') {
    if (!Array.isArray(value)) return undefined;
    // The items' own questions follow and fill them.
    if (question.widget === 'list') return value.map(() => ({}));
    const offered = value.map((item) => offeredChoice(question, item, surroundings));
    // A choice is made once, however often it was stored.
    return [...new Set(offered.filter((item) => item !== undefined))];
  }
  return offeredChoice(question, convert(question.type, value), surroundings);
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
function offeredChoice(question: Question, value: unknown, surroundings: Surroundings): unknown {
  const choices = question.choices ?? choicesFromSource(question, surroundings);
  if (!choices || value === undefined) return value;
  return choices.find((choice) => String(choice.value) === String(value))?.value;
}

/** The choices that the question's source offers, in the order shown; `undefined` where it names no source. */
export function choicesFromSource(
  { source }: Pick<Question, 'source'>,
  document: object,
): { value: unknown; label: string }[] | undefined {
  if (!source) return undefined;
  const list = at(document, source.from);
  const choices = (Array.isArray(list) ? list : []).map((item) => ({
    value: at(item, source.value),
    label: String(at(item, source.label) ?? ''),
  }));
  if (source.sort === 'label') choices.sort((a, b) => a.label.localeCompare(b.label));
  return choices;
}

/** Pointers in `values` that a question's pointer stands for: one, or one for each item of its lists. */
export function pointersIn(pointer: string, values: unknown): string[] {
  const [list, ...rest] = pointer.split('/-');
  if (list === undefined || rest.length === 0) return [pointer];
  const items = at(values, list);
  if (!Array.isArray(items)) return [];
  const tail = rest.join('/-');
  return items.flatMap((item, index) =>
    pointersIn(tail, item).map((inner) => `${list}/${index}${inner}`),
  );
}

/** The answers without those that may not be stored, given as question pointers. */
export function withoutSecrets(secrets: string[], answers: Answers): Answers {
  const kept = structuredClone(answers);
  for (const secret of secrets) {
    for (const pointer of pointersIn(secret, kept)) unset(kept, pointer);
  }
  return kept;
}

/** Removes the value at a pointer, in place. */
export function unset(answers: Answers, pointer: string): void {
  const cut = pointer.lastIndexOf('/');
  const parent = at(answers, pointer.slice(0, cut));
  if (typeof parent === 'object' && parent !== null) {
    delete (parent as Record<string, unknown>)[pointer.slice(cut + 1)];
  }
}

/** The answers with what stands there from the start: the items that a list has at least, and defaults. */
export function withDefaults(questions: Question[], answers: Answers): Answers {
  const complete = structuredClone(answers);
  for (const question of questions) {
    const { atLeast } = question;
    const start =
      atLeast === undefined ? question.default : Array.from({ length: atLeast }, () => ({}));
    if (start === undefined) continue;
    for (const pointer of pointersIn(question.at, complete)) {
      if (at(complete, pointer) === undefined) {
        jsonpointer.set(complete, pointer, structuredClone(start));
      }
    }
  }
  return complete;
}

/** The answers with an empty value for every question that has none. */
export function withEmptyValues(questions: Question[], answers: Answers): Answers {
  const complete = structuredClone(answers);
  for (const question of questions) {
    for (const pointer of pointersIn(question.at, complete)) {
      if (at(complete, pointer) === undefined)
        jsonpointer.set(complete, pointer, emptyValue(question));
    }
  }
  return complete;
}

const emptyValue = ({ type }: Question) => (type === 'string' ? '' : type === 'array' ? [] : null);

/** Values to start from: what was loaded, and what the visitor had typed over it, as far as fields have a use for it. */
export function startingValues(
  { prefill, fields, secrets }: { prefill?: Mapping; fields: string[]; secrets: string[] },
  stored: Answers | undefined,
  surroundings: Surroundings,
): Answers {
  const loaded = prefill === undefined ? undefined : resolveMapping(prefill, surroundings);
  const values = { ...(isObject(loaded) ? loaded : {}), ...withoutSecrets(secrets, stored ?? {}) };
  return Object.fromEntries(
    fields.flatMap((name) => (name in values ? [[name, values[name]]] : [])),
  );
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
