import jsonpointer from 'jsonpointer';
import type { Question } from '../../compiled/form.ts';
import type { Answers, DataSources } from '../../core/coerce-answers.ts';
import { isObject } from '../../core/is-object.ts';
import { expandPointer, getAt, removeAt } from '../../core/pointer.ts';
import { resolveMapping } from '../../core/resolve-mapping.ts';
import type { Mapping } from '../../definition/files/mapping.ts';

export type { Answers, DataSources };

/** The answers without those that may not be stored, given as question pointers. */
export function withoutSecrets(secrets: string[], answers: Answers): Answers {
  const kept = structuredClone(answers);
  for (const secret of secrets) {
    for (const pointer of expandPointer(secret, kept)) removeAt(kept, pointer);
  }
  return kept;
}

/**
 * The answers with what stands there from the start: the items that a list has at least, and defaults.
 *
 * @param from what the answers come from; null in it stands for an answer that was taken back
 */
export function withDefaults(
  questions: Question[],
  answers: Answers,
  from: Answers = answers,
): Answers {
  const complete = structuredClone(answers);
  for (const question of questions) {
    const { minItems } = question;
    const start =
      minItems === undefined ? question.default : Array.from({ length: minItems }, () => ({}));
    if (start === undefined) continue;
    for (const pointer of expandPointer(question.pointer, complete)) {
      if (getAt(complete, pointer) === undefined && getAt(from, pointer) !== null) {
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
    for (const pointer of expandPointer(question.pointer, complete)) {
      if (getAt(complete, pointer) === undefined)
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
  dataSources: DataSources,
): Answers {
  const loaded = prefill === undefined ? undefined : resolveMapping(prefill, dataSources);
  const values = {
    ...(isObject(loaded) ? withoutNulls(loaded) : {}),
    ...withoutSecrets(secrets, stored ?? {}),
  };
  return Object.fromEntries(
    fields.flatMap((name) => (name in values ? [[name, values[name]]] : [])),
  );
}

/** The answers without what is null, at any depth. */
export const withoutNulls = (answers: Answers): Answers => given(answers) as Answers;

/** A value without what is null in it: many providers send that for an answer that was never given. */
function given(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(given);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, entry]) =>
      entry === null ? [] : [[name, given(entry)]],
    ),
  );
}
