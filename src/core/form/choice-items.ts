import type { ChoiceItems } from '../../compiled/form.ts';
import type { Choice, Question } from '../../compiled/question.ts';
import { isObject } from '../is-object.ts';
import { escapePart, expandPointer, getAt, toQuestionPointer } from '../pointer.ts';
import { replaceAt } from '../replace-at.ts';
import { evaluateConditions } from './asked-questions.ts';
import { choicesFromSource } from './coerce-answers.ts';
import { type AskingForm, indexForm } from './form-index.ts';

/** Gives the lists of a form with "forEach" an item for each choice. */
export const choiceItems: ChoiceItems = {
  follow(form, answers, dataSources) {
    let next = answers;
    for (const list of listsOf(form)) {
      const key = keyOf(form, list);
      if (!key) continue;
      for (const pointer of expandPointer(list.pointer, next)) {
        const { isAsked } = evaluateConditions(form, next, dataSources);
        const document = { ...dataSources, answers: next };
        const choices = isAsked(pointer) ? choicesOf(key, document, pointer) : [];
        // A response that is not there yet removes no answer.
        if (!choices) continue;
        next = replaceAt(next, pointer, itemsFor(choices, list, getAt(next, pointer)));
      }
    }
    return next;
  },
  arrange(form, state, answers, move) {
    let arranged = state;
    for (const { pointer: question, forEach = '' } of listsOf(form)) {
      for (const list of expandPointer(question, answers)) {
        const before = keysIn(getAt(state.answers, list), forEach);
        const order = keysIn(getAt(answers, list), forEach).map((key) => before.indexOf(key));
        const isSame =
          order.length === before.length && order.every((from, position) => from === position);
        if (!isSame) arranged = move(arranged, list, order);
      }
    }
    return arranged;
  },
  titleAt(form, item, document, contentAt) {
    const list = listsOf(form).find(({ pointer }) => `${pointer}/-` === toQuestionPointer(item));
    const key = list && keyOf(form, list);
    if (!key) return undefined;
    const pointer = item + key.pointer.slice(list.pointer.length + '/-'.length);
    const value = getAt(document, `/answers${pointer}`);
    const choices = choicesOf(contentAt(key, pointer), document, pointer);
    return choices?.find((choice) => choice.value === value)?.label;
  },
};

const listsOf = ({ questions }: AskingForm): Question[] =>
  questions.filter(({ forEach }) => forEach !== undefined);

/** Returns the question of the items of a list whose choices it has items for. */
function keyOf(form: AskingForm, { pointer, forEach = '' }: Question): Question | undefined {
  const key = indexForm(form).byPointer.get(`${pointer}/-/${escapePart(forEach)}`)?.source;
  return key && 'messages' in key ? key : undefined;
}

/** Returns the choices of a question that can be made; `undefined` while they are not known. */
export const choicesOf = (
  key: Pick<Question, 'choices' | 'source' | 'only' | 'except'>,
  document: object,
  pointer: string,
): Choice[] | undefined =>
  (key.choices ?? choicesFromSource(key, document, pointer))?.filter(
    ({ disabled }) => disabled === undefined,
  );

/** Returns the items of the choices, in their order; `undefined` for none. Each keeps its answers. */
function itemsFor(choices: Choice[], { forEach = '' }: Question, before: unknown): unknown {
  const items = (Array.isArray(before) ? before : []).filter(isObject);
  const next = choices.map(
    ({ value }) => items.find((item) => item[forEach] === value) ?? { [forEach]: value },
  );
  const isSame =
    Array.isArray(before) &&
    next.length === before.length &&
    next.every((item, index) => item === before[index]);
  if (isSame) return before;
  return next.length > 0 ? next : undefined;
}

const keysIn = (items: unknown, name: string): unknown[] =>
  (Array.isArray(items) ? items : []).map((item) => getAt(item, `/${escapePart(name)}`));
