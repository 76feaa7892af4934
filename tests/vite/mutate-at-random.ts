import { placesIn, randomJson } from '../support/random.ts';

/** Values that other programs have stumbled over. */
const hostile: unknown[] = [
  { toString: 1 },
  { $ref: '#' },
  [{ $ref: '#' }],
  { $ref: '#/definitions/a~1b' },
  { $data: '3/x' },
  { valueOf: null, toString: null },
  'export default',
  "A $& B $' C",
  '{constructor}',
  'https://user:pw@example.com',
  JSON.parse('{"__proto__": {"polluted": true}}'),
  '\u0000\u2028</script>',
];
const keys = ['if', 'then', 'not', 'allOf', '$ref', 'ui:widget', 'toString', '__proto__', 'from'];

type Holder = Record<string, unknown> | unknown[];

/**
 * Changes one place of a JSON value as a person might by mistake, or as somebody hostile would: a value or its key is
 * replaced, removed, misspelt, moved, repeated or put into another one.
 */
export function mutateAtRandom(value: unknown, random: () => number): void {
  const pick = <T>(from: readonly T[]) => from[Math.floor(random() * from.length)] as T;
  const places = placesIn(value);
  if (places.length === 0) return;
  const { holder, key } = pick(places);
  const inner = holder[key];
  const other = pick(places);
  const mutations = [
    () => remove(holder, key),
    () => set(holder, key, random() < 0.5 ? pick(hostile) : randomJson(random)),
    () => set(isHolder(inner) ? inner : holder, pick(keys), pick(hostile)),
    () => rename(holder, key, pick([key.slice(0, -1), `${key}s`, other.key, ...keys])),
    () => {
      remove(holder, key);
      set(other.holder, pick([key, other.key]), inner);
    },
    () => set(other.holder, pick([key, other.key]), structuredClone(inner)),
    () => set(holder, key, random() < 0.5 ? [inner] : { [pick([key, other.key, ...keys])]: inner }),
  ];
  pick(mutations)();
}

const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null;

function remove(holder: Holder, key: string): void {
  if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else delete holder[key];
}

/** Sets a value, also under the key of a prototype. A list gets it at its end where the key is none of its own. */
function set(holder: Holder, key: string, value: unknown): void {
  if (Array.isArray(holder) && !Object.hasOwn(holder, key)) holder.push(value);
  else {
    const property = { value, enumerable: true, configurable: true, writable: true };
    Object.defineProperty(holder, key, property);
  }
}

/** Renames a key, in the order of all. */
function rename(holder: Holder, key: string, to: string): void {
  if (Array.isArray(holder)) return;
  for (const [name, value] of Object.entries(holder)) {
    delete holder[name];
    set(holder, name === key ? to : name, value);
  }
}
