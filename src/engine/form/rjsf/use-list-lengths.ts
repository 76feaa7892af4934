import { useMemo } from 'react';
import { useStore } from '../../state/use-store.ts';
import type { Answers } from '../answers.ts';
import { emptyLists, hasLists } from '../empty-lists.ts';
import type { FormStore } from '../form-store.ts';

/** Follows how many items each list of a form has: the lists, with an empty object for each item. */
export function useListLengths(store: FormStore): Answers {
  const text = useStore(store, ({ answers }) =>
    hasLists(store.form) ? JSON.stringify(emptyLists(store.form, answers)) : '{}',
  );
  return useMemo(() => JSON.parse(text), [text]);
}
