import type { ConditionTerm, Question, QuestionGroup, When } from '../../compiled/question.ts';
import { isObject } from '../is-object.ts';
import { beginningAt, escapePart, expandPointer, getAt, toQuestionPointer } from '../pointer.ts';
import type { Answers, DataSources } from './coerce-answers.ts';
import { type AskingForm, type IndexEntry, indexForm } from './form-index.ts';
import { resolveVariants } from './variants.ts';

/** The conditions of a form, evaluated for some answers. */
export interface EvaluatedConditions {
  /** Whether the question, list or group at a pointer is asked. Nothing is in an item that is not there. */
  isAsked: (pointer: string) => boolean;
  /** Whether it is required, should it be asked. Nothing in an optional group is, until something in it is answered. */
  isRequired: (pointer: string) => boolean;
  /** Returns the question or group at a pointer, with the content of the branches that apply there. */
  resolve: <T extends Question | QuestionGroup>(source: T, pointer: string) => T;
  /** Whether a condition that was evaluated so far has another result for other answers. */
  differFrom: (other: EvaluatedConditions) => boolean;
  /** Returns the result of a condition, by its position in the form, for the object that a pointer leads to or into. */
  evaluate: (condition: number, pointer: string) => boolean;
}

/**
 * Evaluates the conditions of a form, each at most once for each object.
 *
 * @param answers all answers: a condition of the form itself may depend on those of other forms
 */
export function evaluateConditions(
  form: AskingForm,
  answers: Answers,
  dataSources: Partial<DataSources>,
): EvaluatedConditions {
  const { byPointer } = indexForm(form);
  const results = new Map<string, { index: number; object: string; holds: boolean }>();

  function evaluate(index: number, pointer: string): boolean {
    const condition = form.conditions[index];
    if (!condition) return false;
    const object = beginningAt(pointer, condition.pointer);
    const key = `${index}${object}`;
    const known = results.get(key);
    if (known !== undefined) return known.holds;
    const value = getAt(answers, object);
    // A group without answers is validated as an empty object.
    const holds = condition.test(isObject(value) ? value : {}, dataSources);
    results.set(key, { index, object, holds });
    return holds;
  }

  const holdsAt = (pointer: string) => (term: ConditionTerm) =>
    evaluate(term.condition, pointer) === term.holds;
  const applies = (when: When, pointer: string) => when.some((way) => way.every(holdsAt(pointer)));

  return {
    evaluate,
    resolve: (source, pointer) => resolveVariants(source, holdsAt(pointer)),
    differFrom: (other) =>
      [...results.values()].some(
        ({ index, object, holds }) => other.evaluate(index, object) !== holds,
      ),
    isAsked(pointer) {
      if (pointer === '') return true;
      const entry = byPointer.get(toQuestionPointer(pointer));
      if (!entry || !hasItem(answers, pointer)) return false;
      const { askedWhen } = entry.source;
      return askedWhen === undefined || applies(askedWhen, pointer);
    },
    isRequired(pointer) {
      const source = byPointer.get(toQuestionPointer(pointer))?.source;
      const { requiredWhen = [], groupsRequiredWhen = [[]] } = source ?? {};
      return applies(requiredWhen, pointer) && applies(groupsRequiredWhen, pointer);
    },
  };
}

/** Returns whether the item is there that a pointer leads to or into, if it does so. An item may have no value yet. */
function hasItem(answers: Answers, pointer: string): boolean {
  const [, list = '', position] = /^(.*)\/(\d+)(?=\/|$)/.exec(pointer) ?? [];
  if (position === undefined) return true;
  const items = getAt(answers, list);
  return Array.isArray(items) && +position < items.length;
}

/** A question with one pointer at which it is asked. */
export interface AskedQuestion {
  question: Question;
  pointer: string;
}

/** Returns every question that a form asks, as its branches make it, in its order; one in a list once for each item. */
export function askedQuestions(
  form: AskingForm,
  answers: Answers,
  dataSources: Partial<DataSources>,
): AskedQuestion[] {
  const { isAsked, resolve } = evaluateConditions(form, answers, dataSources);
  return form.questions.flatMap((question) =>
    expandPointer(question.pointer, answers)
      .filter(isAsked)
      .map((pointer) => ({ question: resolve(question, pointer), pointer })),
  );
}

/**
 * Removes the answers to questions that are not asked. To remove one can close the next, so it goes on until nothing
 * changes. Answers of other forms stay; in a group, unknown keys are removed. Unchanged values are not copied.
 */
export function removeUnasked(
  form: AskingForm,
  answers: Answers,
  dataSources: Partial<DataSources>,
): Answers {
  let current = answers;
  for (;;) {
    const next = removeOnce(form, current, dataSources);
    if (next === current) return current;
    current = next;
  }
}

function removeOnce(
  form: AskingForm,
  answers: Answers,
  dataSources: Partial<DataSources>,
): Answers {
  const { byPointer } = indexForm(form);
  const { isAsked } = evaluateConditions(form, answers, dataSources);

  function remove(object: Answers, pointer: string, questionPointer: string): Answers {
    const kept: Answers = {};
    let changed = false;
    for (const [name, value] of Object.entries(object)) {
      const own = `/${escapePart(name)}`;
      const entry = byPointer.get(questionPointer + own);
      // At the top lie the answers of other forms too.
      const next = entry
        ? removeInside(value, pointer + own, entry)
        : pointer === ''
          ? value
          : undefined;
      if (next !== undefined) kept[name] = next;
      changed ||= next !== value;
    }
    return changed ? kept : object;
  }

  function removeInside(
    value: unknown,
    pointer: string,
    { kind, pointer: questionPointer }: IndexEntry,
  ): unknown {
    if (!isAsked(pointer)) return undefined;
    if (kind === 'group') {
      return isObject(value) ? remove(value, pointer, questionPointer) : undefined;
    }
    if (kind !== 'list' || !Array.isArray(value)) return value;
    const items = value.map((item, index) =>
      isObject(item) ? remove(item, `${pointer}/${index}`, `${questionPointer}/-`) : {},
    );
    return items.every((item, index) => item === value[index]) ? value : items;
  }

  return remove(answers, '', '');
}
