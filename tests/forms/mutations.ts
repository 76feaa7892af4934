/** One change of a JSON value: the operation, its place, and the resulting value. */
export interface Mutation {
  operation: 'remove' | 'change' | 'rename' | 'swap';
  pointer: string;
  /** The value before. */
  before: unknown;
  /** The whole value after the change. */
  value: unknown;
}

/** Values to try in place of others; each place accepts some of them. */
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

/** One kind of change at one place, with variants that are made on demand. */
export interface Change {
  operation: Mutation['operation'];
  pointer: string;
  mutations: () => Generator<Mutation>;
}

/** Yields every change at every place of a value. */
export function* changesOf(value: unknown): Generator<Change> {
  for (const { pointer, path } of placesIn(value, [])) {
    const own = path.reduce<unknown>((found, key) => (found as Holder)[key], value);
    const change = <T>(
      operation: Mutation['operation'],
      variants: readonly T[],
      edit: (holder: Holder, key: string, variant: T) => void,
    ): Change => ({
      operation,
      pointer,
      *mutations() {
        for (const variant of variants) {
          const copy = structuredClone(value);
          edit(holderIn(copy, path), path.at(-1) ?? '', variant);
          yield { operation, pointer, before: own, value: copy };
        }
      },
    });
    yield change('remove', [null], remove);
    const others = replacementsFor(own);
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

/** Returns the object or list that holds the last key of a path. */
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

function replacementsFor(value: unknown): unknown[] {
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

/** Gives a key another name, at the same position. */
function rename(holder: Holder, key: string, end: string): void {
  const entries = Object.entries(holder);
  for (const name of Object.keys(holder)) delete holder[name];
  for (const [name, entry] of entries) {
    holder[name === key ? (end === 'x' ? `${key}x` : end) : name] = entry;
  }
}
