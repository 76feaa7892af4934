/** Holds an immutable state and notifies its listeners of every change. Independent of React. */
export abstract class Store<State> {
  #state: State;
  readonly #listeners = new Set<() => void>();

  constructor(initial: State) {
    this.#state = initial;
  }

  get state(): State {
    return this.#state;
  }

  /** Listens to every change; returns the way to stop. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  protected set(state: State): void {
    if (state === this.#state) return;
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

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
