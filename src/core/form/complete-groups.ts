import { isObject } from '../is-object.ts';
import { escapePart } from '../pointer.ts';
import { evaluateConditions } from './asked-questions.ts';
import type { Answers, DataSources } from './coerce-answers.ts';
import { type AskingForm, type IndexEntry, indexForm } from './form-index.ts';

/**
 * Returns the answers with every required group there even while nothing in it is answered, so that each of its own
 * required questions is missed by name, and without the other groups in which nothing is answered.
 */
export function completeGroups(
  form: AskingForm,
  answers: Answers,
  dataSources: Partial<DataSources>,
): Answers {
  const { byPointer, containers } = indexForm(form);
  const { isAsked, isRequired } = evaluateConditions(form, answers, dataSources);

  function complete(object: Answers, pointer: string, questionPointer: string): Answers {
    let next = object;
    for (const entry of containers.get(questionPointer) ?? []) {
      const entryPointer = pointer + entry.pointer.slice(questionPointer.length);
      if (!isAsked(entryPointer)) continue;
      const value = completeEntry(entry, object[entry.name], entryPointer);
      if (value !== object[entry.name]) next = withEntry(next, entry.name, value);
    }
    return next;
  }

  function completeEntry(entry: IndexEntry, value: unknown, entryPointer: string): unknown {
    if (entry.kind === 'group') {
      const group = complete(isObject(value) ? value : {}, entryPointer, entry.pointer);
      return isRequired(entryPointer) || !isBlank(group, entry.pointer) ? group : undefined;
    }
    if (!Array.isArray(value)) return value;
    const items = value.map((item, index) =>
      complete(isObject(item) ? item : {}, `${entryPointer}/${index}`, `${entry.pointer}/-`),
    );
    return items.every((item, index) => item === value[index]) ? value : items;
  }

  /** Returns whether a value is not there, or a group of such values. A calculated answer is none that anybody gave. */
  function isBlank(value: unknown, questionPointer: string): boolean {
    if (value === undefined) return true;
    const source = byPointer.get(questionPointer)?.source;
    if (source && 'messages' in source && source.calculated) return true;
    return (
      isObject(value) &&
      Object.entries(value).every(([name, inner]) =>
        isBlank(inner, `${questionPointer}/${escapePart(name)}`),
      )
    );
  }

  return complete(answers, '', '');
}

function withEntry(object: Answers, name: string, value: unknown): Answers {
  const { [name]: _, ...others } = object;
  return value === undefined ? others : { ...object, [name]: value };
}
