import { applyPatch } from 'rfc6902';
import type { Migration, Operation } from '../../definition/files/migration.ts';
import type { Answers } from '../form/coerce-answers.ts';
import { expandPointer, fromPointer, getAt, leadsToPrototype } from '../pointer.ts';

/** Answers under migration, with a parallel tree that records each value's original pointer. */
export interface TracedAnswers {
  answers: Answers;
  /** The answers with their original pointers instead of their values. */
  trace: Answers;
}

interface VersionRange {
  from: number;
  to: number;
  migrations: Migration[];
}

/**
 * Migrates answers to a later version, by the patch of every migration in between.
 *
 * Answers are optional, and so are operations: one whose answer is missing is skipped, and the others are applied. A
 * failed `test` ends its patch. Missing groups on a path are created. "-" in a path means every item of a list, and
 * the patch is applied to each item; at the end of a path that inserts, it means the end of the list,
 * except where an answer of an item becomes the item.
 *
 * @param onApplied is called with every operation that was applied
 */
export function migrateAnswers(
  start: TracedAnswers,
  { from, to, migrations }: VersionRange,
  onApplied: (operation: Operation) => void = () => {},
): TracedAnswers {
  const documents = structuredClone(start);
  for (const { to: version, patch } of migrations) {
    if (version <= from || version > to) continue;
    for (const place of placesOf(patch, documents.answers)) run(patch, place, documents, onApplied);
  }
  return documents;
}

function run(
  patch: Operation[],
  place: string[],
  { answers, trace }: TracedAnswers,
  onApplied: (operation: Operation) => void,
): void {
  for (const operation of patch) {
    const placed = placedAt(operation, place);
    const possible = apply(placed, answers);
    if (possible) onApplied(operation);
    else if (placed.op === 'test') return;
    if (!possible || placed.op === 'test' || placed.op === 'replace') continue;
    // An added value has no origin; a replaced one keeps that of the old value.
    apply('value' in placed ? { ...placed, value: untraced(placed.value) } : placed, trace);
  }
}

function untraced(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(untraced);
  if (typeof value !== 'object' || value === null) return null;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, untraced(part)]));
}

/** Creates the trace of answers before any migration. */
export const createTrace = (answers: Answers): Answers => traced(answers, '') as Answers;

function traced(value: unknown, pointer: string): unknown {
  if (Array.isArray(value)) return value.map((item, index) => traced(item, `${pointer}/${index}`));
  if (typeof value !== 'object' || value === null) return pointer;
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [name, traced(entry, `${pointer}/${name}`)]),
  );
}

/** Returns the current pointer of each original one; of a copied answer, that of the last copy. */
export function movedPointers(trace: unknown, pointer = ''): Map<string, string> {
  if (typeof trace === 'string') return new Map([[trace, pointer]]);
  if (typeof trace !== 'object' || trace === null) return new Map();
  return new Map(
    Object.entries(trace).flatMap(([name, entry]) => [
      ...movedPointers(entry, `${pointer}/${name}`),
    ]),
  );
}

function apply(operation: Operation, answers: Answers): boolean {
  if (leadsToPrototype(operation.path)) return false;
  if ('from' in operation && getAt(answers, operation.from) === undefined) return false;
  const wraps = operation.op === 'move' && operation.path.startsWith(`${operation.from}/`);
  if (inserts(operation) && !wraps) makeGroups(operation.path, answers);
  try {
    return applyPatch(answers, stepsOf(operation, answers)).every((error) => error === null);
  } catch {
    // The path leads into a text or a number.
    return false;
  }
}

/** Returns the operations of JSON Patch for one of a migration, which may give items of a list another shape. */
function stepsOf(operation: Operation, answers: Answers): Operation[] {
  if (operation.op !== 'move') return [operation];
  const { from, path } = operation;
  const value = getAt(answers, from);
  if (from.startsWith(`${path}/`)) return [{ op: 'replace', path, value }];
  if (!path.startsWith(`${from}/`)) return [operation];
  const group: Answers = {};
  const inside = path.slice(from.length);
  makeGroups(inside, group);
  applyPatch(group, [{ op: 'add', path: inside, value }]);
  return [{ op: 'replace', path: from, value: group }];
}

/** Returns whether an operation turns an item into one of its answers: "/sites/-/url" into "/sites/-". */
const unwrapsItem = (operation: Operation): boolean =>
  operation.op === 'move' &&
  operation.path.endsWith('/-') &&
  operation.from.startsWith(`${operation.path}/`);

function makeGroups(path: string, answers: Answers): void {
  const parts = fromPointer(path);
  let holder: unknown = answers;
  for (const [index, part] of parts.slice(0, -1).entries()) {
    if (typeof holder !== 'object' || holder === null) return;
    const group = holder as Answers;
    const isItem = /^(\d+|-)$/.test(parts[index + 1] ?? '');
    if (group[part] === undefined && !Array.isArray(group) && !isItem) group[part] = {};
    holder = group[part];
  }
}

/** Matches "-" for every item of a list; at the end of a path that inserts, "-" has another meaning. */
const anyItem = /\/-(?=\/|$)/g;
const itemInside = /\/-(?=\/)/g;

const inserts = ({ op }: Operation): boolean => op === 'add' || op === 'move' || op === 'copy';

/** Returns the positions that "-" in the paths of a patch stands for, once per item. */
function placesOf(patch: Operation[], answers: Answers): string[][] {
  const lists = patch.map((operation) =>
    'from' in operation
      ? listsOf(operation.from, anyItem)
      : listsOf(operation.path, inserts(operation) ? itemInside : anyItem),
  );
  const [deepest = ''] = lists.sort((a, b) => b.length - a.length);
  if (deepest === '') return [[]];
  const places = expandPointer(deepest, answers).map((item) => {
    const parts = item.split('/');
    return deepest.split('/').flatMap((part, index) => (part === '-' ? (parts[index] ?? []) : []));
  });
  // Removing starts at the end, so that the items still to come keep their positions.
  return patch.some(removesItems) ? places.reverse() : places;
}

const removesItems = (operation: Operation): boolean =>
  (operation.op === 'remove' && operation.path.endsWith('/-')) ||
  (operation.op === 'move' && operation.from.endsWith('/-'));

/** Returns a path up to its last item: "/guests/-" of "/guests/-/name". */
function listsOf(path: string, item: RegExp): string {
  const last = [...path.matchAll(item)].at(-1);
  return last ? path.slice(0, last.index + last[0].length) : '';
}

function placedAt(operation: Operation, place: string[]): Operation {
  const placed = (path: string, item: RegExp) => {
    const rest = [...place];
    return path.replace(item, (whole) => (rest.length > 0 ? `/${rest.shift()}` : whole));
  };
  const isEnd = inserts(operation) && !unwrapsItem(operation);
  const path = placed(operation.path, isEnd ? itemInside : anyItem);
  return 'from' in operation
    ? { ...operation, from: placed(operation.from, anyItem), path }
    : { ...operation, path };
}
