/** Keeps one value per key, and computes it anew once a dependency is another object. */
export class KeyedCache {
  readonly #entries = new Map<string, { dependencies: readonly unknown[]; value: unknown }>();

  get<T>(key: string, dependencies: readonly unknown[], compute: () => T): T {
    const entry = this.#entries.get(key);
    const isFresh =
      entry?.dependencies.length === dependencies.length &&
      dependencies.every((each, index) => each === entry.dependencies[index]);
    if (entry && isFresh) return entry.value as T;
    const value = compute();
    this.#entries.set(key, { dependencies, value });
    return value;
  }
}
