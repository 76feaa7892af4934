/** Remembers what was worked out under a key, until something that it depends on is not the same any more. */
export class KeyedCache {
  private readonly entries = new Map<string, { on: readonly unknown[]; value: unknown }>();

  get<T>(key: string, on: readonly unknown[], work: () => T): T {
    const found = this.entries.get(key);
    if (found?.on.length === on.length && on.every((each, index) => each === found.on[index])) {
      return found.value as T;
    }
    const value = work();
    this.entries.set(key, { on, value });
    return value;
  }
}
