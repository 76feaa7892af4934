/** One change of a JSON value: what was done, where, and the value that came of it. */
export interface Mutation {
  what: 'remove' | 'change' | 'rename' | 'swap';
  pointer: string;
  /** What stood there. */
  was: unknown;
  /** The whole value, changed. */
  value: unknown;
}

/** Values that some place or other will have instead of its own. */
const others: Record<string, readonly unknown[]> = {
  string: [
    ...['radio', 'text', 'select', 'checkbox', 'checkboxes', 'multi-select', 'half', 'full'],
    ...['string', 'boolean', 'array', 'integer', 'number', 'email', 'uri', 'date', 'PUT', 'POST'],
    ...['success', 'mail', 'omit', 'empty', 'off', 'on', 'GB', 'PT9S', '#123456', '/elsewhere'],
    ...['https://elsewhere.example', 'page', 'store', 'respond'],
  ],
  number: [3, 450],
  boolean: [],
};

/** Every way to change one place of a value, several of them tried for each kind of change. */
export function* mutationsOf(value: unknown): Generator<Mutation[]> {
  for (const { pointer, path } of placesIn(value, [])) {
    const own = path.reduce<unknown>((found, key) => (found as Holder)[key], value);
    const at = (change: (holder: Holder, key: string) => void, what: Mutation['what']) => {
      const copy = structuredClone(value);
      const holder = path
        .slice(0, -1)
        .reduce<Holder>((found, key) => found[key] as Holder, copy as Holder);
      change(holder, path.at(-1) ?? '');
      return { what, pointer, was: own, value: copy };
    };
    yield [at(remove, 'remove')];
    yield instead(own).map((other) =>
      at((holder, key) => {
        holder[key] = other;
      }, 'change'),
    );
    const parent = path.slice(0, -1).reduce<unknown>((found, key) => (found as Holder)[key], value);
    if (Array.isArray(parent)) {
      if (path.at(-1) !== '0') yield [at((holder, key) => swap(holder, Number(key)), 'swap')];
    } else {
      yield ['x', '410'].map((end) => at((holder, key) => rename(holder, key, end), 'rename'));
    }
  }
}

type Holder = Record<string, unknown>;

function* placesIn(value: unknown, path: string[]): Generator<{ pointer: string; path: string[] }> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, entry] of Object.entries(value)) {
    const inner = [...path, key];
    yield { pointer: inner.map((part) => `/${part}`).join(''), path: inner };
    yield* placesIn(entry, inner);
  }
}

function instead(value: unknown): unknown[] {
  if (typeof value === 'string') {
    return [`${value} x`, `${value}x`, ...(others.string ?? [])].filter((other) => other !== value);
  }
  if (typeof value === 'number') return [value + 1, ...(others.number ?? [])];
  return typeof value === 'boolean' ? [!value] : [];
}

function remove(holder: Holder, key: string): void {
  if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else delete holder[key];
}

function swap(list: Holder, index: number): void {
  [list[index], list[index - 1]] = [list[index - 1], list[index]];
}

/** Under another name, in the same place. */
function rename(holder: Holder, key: string, end: string): void {
  const entries = Object.entries(holder);
  for (const name of Object.keys(holder)) delete holder[name];
  for (const [name, entry] of entries) {
    holder[name === key ? (end === 'x' ? `${key}x` : end) : name] = entry;
  }
}
