import type { Store } from './store.ts';

/** Waits for a state of a store, however long the modules take that it imports. */
export function until<State>(store: Store<State>, holds: (state: State) => boolean): Promise<void> {
  return new Promise((resolve) => {
    const stop = store.subscribe(check);
    function check() {
      if (!holds(store.state)) return;
      stop();
      resolve();
    }
    check();
  });
}
