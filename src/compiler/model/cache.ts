interface Entry {
  dependencies: readonly unknown[];
  value: unknown;
}

/** Maximum number of stored values for each key, so that a change that is taken back costs nothing. */
const keptValues = 2;

/** Keeps the last two values of each key, and computes another one where neither has the same objects as dependencies. */
export class KeyedCache {
  readonly #entries = new Map<string, Entry[]>();

  get<T>(key: string, dependencies: readonly unknown[], compute: () => T): T {
    const entries = this.#entries.get(key) ?? [];
    const isFresh = (entry: Entry) =>
      entry.dependencies.length === dependencies.length &&
      dependencies.every((each, index) => each === entry.dependencies[index]);
    const found = entries.find(isFresh) ?? { dependencies, value: compute() };
    const others = entries.filter((entry) => entry !== found);
    this.#entries.set(key, [found, ...others].slice(0, keptValues));
    return found.value as T;
  }
}
