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
const otherValues: Record<string, readonly unknown[]> = {
  string: [
    'radio',
    'text',
    'select',
    'checkbox',
    'checkboxes',
    'multi-select',
    'half',
    'full',
    'string',
    'boolean',
    'array',
    'integer',
    'number',
    'email',
    'uri',
    'date',
    'PUT',
    'POST',
    'success',
    'mail',
    'omit',
    'empty',
    'off',
    'on',
    'GB',
    'PT9S',
    '#123456',
    '/elsewhere',
    'https://elsewhere.example',
    'page',
    'store',
    'respond',
  ],
  number: [3, 450],
  boolean: [],
};

/** One kind of change of one place, in several ways: each is carried out when it is asked for. */
export interface Change {
  what: Mutation['what'];
  pointer: string;
  ways: () => Generator<Mutation>;
}

/** Every change of every place of a value. */
export function* changesOf(value: unknown): Generator<Change> {
  for (const { pointer, path } of placesIn(value, [])) {
    const own = path.reduce<unknown>((found, key) => (found as Holder)[key], value);
    const change = <T>(
      what: Mutation['what'],
      ways: readonly T[],
      edit: (holder: Holder, key: string, way: T) => void,
    ): Change => ({
      what,
      pointer,
      *ways() {
        for (const way of ways) {
          const copy = structuredClone(value);
          edit(holderIn(copy, path), path.at(-1) ?? '', way);
          yield { what, pointer, was: own, value: copy };
        }
      },
    });
    yield change('remove', [null], remove);
    const others = instead(own);
    if (others.length > 0) {
      yield change('change', others, (holder, key, other) => {
        holder[key] = other;
      });
    }
    if (!Array.isArray(holderIn(value, path))) yield change('rename', ['x', '410'], rename);
    else if (path.at(-1) !== '0') yield change('swap', [null], swap);
  }
}

type Holder = Record<string, unknown>;

/** The object or list that holds the last key of a path. */
const holderIn = (value: unknown, path: string[]): Holder =>
  path.slice(0, -1).reduce<Holder>((found, key) => found[key] as Holder, value as Holder);

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
    return [`${value} x`, `${value}x`, ...(otherValues.string ?? [])].filter(
      (other) => other !== value,
    );
  }
  if (typeof value === 'number') return [value + 1, ...(otherValues.number ?? [])];
  return typeof value === 'boolean' ? [!value] : [];
}

function remove(holder: Holder, key: string): void {
  if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else delete holder[key];
}

function swap(list: Holder, key: string): void {
  const index = Number(key);
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
