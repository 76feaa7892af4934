import { useState } from 'react';

/** Works as `useState`, and resets the state when `key` changes. */
export function useKeyedState<Key, Value>(
  key: Key,
  create: () => Value,
): [Value, (value: Value) => void] {
  const [state, setState] = useState(() => ({ key, value: create() }));
  let current = state;
  if (state.key !== key) {
    current = { key, value: create() };
    setState(current);
  }
  return [current.value, (value) => setState({ key, value })];
}
