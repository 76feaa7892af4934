import { useMemo, useSyncExternalStore } from 'react';
import type { Answers } from '../answers.ts';
import { emptyLists } from '../empty-lists.ts';
import type { FormStore } from '../form-store.ts';

/** Follows how many items each list of a form has: the lists, with an empty object for each item. */
export function useListLengths(store: FormStore): Answers {
  const text = useSyncExternalStore(store.subscribe, () =>
    JSON.stringify(emptyLists(store.form, store.state.answers)),
  );
  return useMemo(() => JSON.parse(text), [text]);
}
