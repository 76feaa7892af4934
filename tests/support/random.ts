/** Random numbers that come again with the same seed: mulberry32. */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const texts = [
  '',
  'x',
  'string',
  'object',
  '/answers/email',
  '#/definitions/a',
  '{names.x}',
  '(a+)+$',
  '[',
  'constructor',
  '__proto__',
  '*',
  '/',
  'then',
  'const',
  'ui:widget',
  'wizard',
  'PT1S',
];

/** Any JSON. */
export function randomJson(random: () => number, depth = 2): unknown {
  const kind = Math.floor(random() * (depth > 0 ? 8 : 6));
  const pick = <T>(from: readonly T[]) => from[Math.floor(random() * from.length)] as T;
  switch (kind) {
    case 0:
      return null;
    case 1:
      return random() < 0.5;
    case 2:
      return pick([0, -1, 0.5, 7, 1e21]);
    case 3:
    case 4:
    case 5:
      return pick(texts);
    case 6:
      return Array.from({ length: Math.floor(random() * 3) }, () => randomJson(random, depth - 1));
    default:
      return Object.fromEntries(
        Array.from({ length: Math.floor(random() * 3) }, () => [
          pick(texts),
          randomJson(random, depth - 1),
        ]),
      );
  }
}

/** A place in a value: what holds it, and under which key. */
export interface Place {
  holder: Record<string, unknown>;
  key: string;
  pointer: string;
}

/** Every place in a value. */
export function placesIn(value: unknown, pointer = ''): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Record<string, unknown>;
  return Object.entries(holder).flatMap(([key, entry]) => [
    { holder, key, pointer: `${pointer}/${key}` },
    ...placesIn(entry, `${pointer}/${key}`),
  ]);
}
