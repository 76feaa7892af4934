import { escapePart } from './pointer.ts';

/** Lists the texts in a value, at any depth. */
export const textsIn = (value: unknown): string[] =>
  valuesIn(value).flatMap((inside) => (typeof inside.value === 'string' ? [inside.value] : []));

/** Lists a value and everything in it, at any depth, each with its pointer. */
export function valuesIn(value: unknown, pointer = ''): { value: unknown; pointer: string }[] {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return [
    { value, pointer },
    ...entries.flatMap(([key, inner]) => valuesIn(inner, `${pointer}/${escapePart(key)}`)),
  ];
}
