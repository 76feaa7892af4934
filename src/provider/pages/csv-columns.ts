import { isObject } from '../../core/is-object.ts';
import { escapePart, getAt } from '../../core/pointer.ts';
import { answerSlots, type ShownScreen } from '../definition/shown-screen.ts';
import type { StoredDefinitions } from '../store/definitions.ts';

/** The most columns of values that belong to no question; a call that no screen makes takes bodies with any names. */
const mostOthers = 200;

/**
 * Lists the pointers in bodies to the answers that any version asks for: those of the oldest one, then those that later ones
 * add. A list is one column, with all of its items.
 */
export const answerColumns = (definitions: StoredDefinitions[]): string[] => [
  ...new Set(
    definitions
      .flatMap(({ screens }) => screens as ShownScreen[])
      .flatMap(answerSlots)
      .filter(({ question }) => !question.secret)
      .map(({ pointer }) => pointer.replace(/\/-(\/.*)?$/, ''))
      .filter((pointer) => pointer !== ''),
  ),
];

/** Lists the pointers in bodies to values that belong to no column, in the order of the alphabet. */
export async function otherColumns(
  columns: string[],
  parts: AsyncIterable<{ body: object }[]>,
): Promise<string[]> {
  const known = new Set(columns);
  const others = new Set<string>();
  for await (const part of parts) {
    for (const { body } of part) {
      for (const pointer of pointersBeside(known, body)) others.add(pointer);
      if (others.size > mostOthers) return [...others].sort().slice(0, mostOthers);
    }
  }
  return [...others].sort();
}

/** Returns the cells of a body, and at the end its values that have no column. */
export function cellsOf(columns: Set<string>, body: object): unknown[] {
  const beside = pointersBeside(columns, body);
  const rest = Object.fromEntries(beside.map((pointer) => [pointer, getAt(body, pointer)]));
  return [
    ...[...columns].map((pointer) => cell(getAt(body, pointer))),
    beside.length > 0 ? JSON.stringify(rest) : '',
  ];
}

const cell = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : value;

/** Lists the pointers to the values in a body that are in no column; lists are single values. */
function pointersBeside(columns: Set<string>, value: unknown, pointer = ''): string[] {
  if (columns.has(pointer)) return [];
  if (!isObject(value)) return [pointer];
  return Object.entries(value).flatMap(([key, inner]) =>
    pointersBeside(columns, inner, `${pointer}/${escapePart(key)}`),
  );
}
