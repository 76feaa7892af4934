import type { Calculate, Choose } from '../../compiled/call.ts';
import type { CompiledForm } from '../../compiled/form.ts';
import type { Question } from '../../compiled/question.ts';
import type { Answers, DataSources } from '../../core/form/coerce-answers.ts';
import { withoutNulls } from '../../core/form/without-nulls.ts';
import { withoutDeep } from '../../core/is-deeper.ts';
import { isObject } from '../../core/is-object.ts';
import { resolveMapping } from '../../core/mapping/resolve-mapping.ts';
import { expandPointer, getAt, removeAllAt, setAt } from '../../core/pointer.ts';
import { omitAt } from '../../core/replace-at.ts';
import type { Mapping } from '../../definition/files/mapping.ts';

export type { Answers, DataSources };

/** Returns the answers without those that may not be stored, which are named by question pointers. */
export function withoutUnstored(unstored: string[], answers: Answers): Answers {
  const storable = structuredClone(answers);
  for (const question of unstored) removeAllAt(storable, expandPointer(question, storable));
  return storable;
}

/** Returns the answers with an empty value for every question without an answer. */
export function withEmptyValues(questions: Question[], answers: Answers): Answers {
  const complete = structuredClone(answers);
  for (const question of questions) {
    for (const pointer of expandPointer(question.pointer, complete)) {
      if (getAt(complete, pointer) === undefined) setAt(complete, pointer, emptyValue(question));
    }
  }
  return complete;
}

const emptyValue = ({ type }: Question) => (type === 'string' ? '' : type === 'array' ? [] : null);

/** The parts of a compiled screen that define the values that its forms start from. */
export interface StartingScreen {
  prefill?: Mapping;
  calculate?: Calculate;
  choose?: Choose;
  fields: string[];
  unstored: string[];
  secrets?: string[];
}

/**
 * Returns the values that a form starts from: those of the draft over the prefilled ones, of known fields alone. Secrets,
 * and values that are nested too deeply, are left out.
 */
export function startingValues(
  { prefill, fields, unstored, secrets = [], ...tools }: StartingScreen,
  stored: Answers | undefined,
  dataSources: DataSources,
): Answers {
  const loaded = prefill === undefined ? undefined : resolveMapping(prefill, dataSources, tools);
  const values = {
    ...(isObject(loaded) ? withoutUnstored(secrets, withoutNulls(withoutDeep(loaded))) : {}),
    ...withoutUnstored(unstored, stored ?? {}),
  };
  return Object.fromEntries(
    fields.flatMap((name) => (Object.hasOwn(values, name) ? [[name, values[name]]] : [])),
  );
}

/** Returns the answers without the secrets that forms ask for. */
export const withoutSecrets = (forms: CompiledForm[], answers: Answers): Answers =>
  forms
    .flatMap(({ questions }) => questions)
    .filter(({ secret }) => secret)
    .flatMap(({ pointer }) => expandPointer(pointer, answers))
    .reduce(omitAt, answers);
