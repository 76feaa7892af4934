import { useMemo } from 'react';
import type { CompiledForm } from '../../../compiled/form.ts';
import type { Question } from '../../../compiled/question.ts';
import { isList } from '../../../core/form/list-question.ts';
import { expandPointer, getAt } from '../../../core/pointer.ts';
import { replaceAt } from '../../../core/replace-at.ts';
import { useStore } from '../../state/use-store.ts';
import type { Answers } from '../answers.ts';
import type { FormStore } from '../form-store.ts';

/** Follows how many items each list of a form has: the lists, with an empty object for each item. */
export function useListLengths(store: FormStore): Answers {
  const text = useStore(store, ({ answers }) =>
    hasLists(store.form) ? JSON.stringify(emptyLists(store.form, answers)) : '{}',
  );
  return useMemo(() => JSON.parse(text), [text]);
}

/** Returns the lists of the answers with as many items as they have, each without its answers. */
function emptyLists(form: Pick<CompiledForm, 'questions'>, answers: Answers): Answers {
  return listsOf(form)
    .flatMap(({ pointer }) => expandPointer(pointer, answers))
    .reduce<Answers>((lists, pointer) => {
      const items = getAt(answers, pointer);
      return Array.isArray(items)
        ? replaceAt(
            lists,
            pointer,
            items.map(() => ({})),
          )
        : lists;
    }, {});
}

const hasLists = (form: Pick<CompiledForm, 'questions'>): boolean => listsOf(form).length > 0;

const known = new WeakMap<object, Question[]>();

/** Returns the lists of a form; computed once for each form. */
function listsOf(form: Pick<CompiledForm, 'questions'>): Question[] {
  const lists = known.get(form) ?? form.questions.filter(isList);
  known.set(form, lists);
  return lists;
}
