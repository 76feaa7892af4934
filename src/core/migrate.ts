import { applyPatch } from 'rfc6902';
import type { Migration, Operation } from '../definition/files/migration.ts';
import type { Answers } from './coerce-answers.ts';
import { expandPointer, getAt } from './pointer.ts';

/** Answers on their way, and their trace, which goes the same way. */
export interface TracedAnswers {
  answers: Answers;
  /** The answers with their own pointers in place of their values: tells where each has gone. */
  trace: Answers;
}

interface VersionRange {
  from: number;
  to: number;
  migrations: Migration[];
}

/**
 * Brings the answers of a version to a later one: the patch of every migration in between, in its order.
 *
 * Answers are optional, and so are the operations on them: one that can't be done since its answer isn't there is left
 * out, and the others are done. A `test` guards what follows it in its patch. Groups are made where a path leads through
 * them; "-" in a path stands for every item of a list, and the patch is then done item by item. At the end of a path
 * where something is put in, it stands for the end of the list instead.
 *
 * @param done is told of every operation that was done
 */
export function migrateAnswers(
  start: TracedAnswers,
  { from, to, migrations }: VersionRange,
  done: (operation: Operation) => void = () => {},
): TracedAnswers {
  const documents = structuredClone(start);
  for (const { to: version, patch } of migrations) {
    if (version <= from || version > to) continue;
    for (const place of placesOf(patch, documents.answers)) run(patch, place, documents, done);
  }
  return documents;
}

function run(
  patch: Operation[],
  place: string[],
  { answers, trace }: TracedAnswers,
  done: (operation: Operation) => void,
): void {
  for (const operation of patch) {
    const placed = placedAt(operation, place);
    const possible = apply(placed, answers);
    if (possible) done(operation);
    else if (placed.op === 'test') return;
    if (!possible || placed.op === 'test' || placed.op === 'replace') continue;
    // What a migration adds comes from nowhere; what it replaces is still the answer of its place.
    apply('value' in placed ? { ...placed, value: untraced(placed.value) } : placed, trace);
  }
}

function untraced(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(untraced);
  if (typeof value !== 'object' || value === null) return null;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, untraced(part)]));
}

/** The trace of answers that have not gone anywhere yet. */
export const createTrace = (answers: Answers): Answers => traced(answers, '') as Answers;

function traced(value: unknown, pointer: string): unknown {
  if (Array.isArray(value)) return value.map((item, index) => traced(item, `${pointer}/${index}`));
  if (typeof value !== 'object' || value === null) return pointer;
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [name, traced(entry, `${pointer}/${name}`)]),
  );
}

/** Where the answers of a trace are, by where they were: a copied one is where it was copied to last. */
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
  if ('from' in operation && getAt(answers, operation.from) === undefined) return false;
  if (['add', 'move', 'copy'].includes(operation.op)) makeGroups(operation.path, answers);
  try {
    return applyPatch(answers, [operation])[0] === null;
  } catch {
    // The path leads into a text or a number.
    return false;
  }
}

function makeGroups(path: string, answers: Answers): void {
  const parts = path.split('/').slice(1);
  let holder: unknown = answers;
  for (const [index, part] of parts.slice(0, -1).entries()) {
    if (typeof holder !== 'object' || holder === null) return;
    const group = holder as Answers;
    const isItem = /^(\d+|-)$/.test(parts[index + 1] ?? '');
    if (group[part] === undefined && !Array.isArray(group) && !isItem) group[part] = {};
    holder = group[part];
  }
}

/** Where a path names every item of a list by "-": anywhere, but where something is put in not at the end. */
const anyItem = /\/-(?=\/|$)/g;
const itemInside = /\/-(?=\/)/g;

const puts = ({ op }: Operation): boolean => op === 'add' || op === 'move' || op === 'copy';

/** Every item that a patch is about, as the positions that "-" in its paths stands for. */
function placesOf(patch: Operation[], answers: Answers): string[][] {
  const lists = patch.map((operation) =>
    'from' in operation
      ? listsOf(operation.from, anyItem)
      : listsOf(operation.path, puts(operation) ? itemInside : anyItem),
  );
  const [deepest = ''] = lists.sort((a, b) => b.length - a.length);
  if (deepest === '') return [[]];
  const places = expandPointer(deepest, answers).map((item) => {
    const parts = item.split('/');
    return deepest.split('/').flatMap((part, index) => (part === '-' ? (parts[index] ?? []) : []));
  });
  // Whoever takes items out begins at the end, so that those still to come keep their positions.
  return patch.some(takesItems) ? places.reverse() : places;
}

const takesItems = (operation: Operation): boolean =>
  (operation.op === 'remove' && operation.path.endsWith('/-')) ||
  (operation.op === 'move' && operation.from.endsWith('/-'));

/** The part of a path up to the last item in it: "/guests/-" of "/guests/-/name". */
function listsOf(path: string, item: RegExp): string {
  const last = [...path.matchAll(item)].at(-1);
  return last ? path.slice(0, last.index + last[0].length) : '';
}

function placedAt(operation: Operation, place: string[]): Operation {
  const placed = (path: string, item: RegExp) => {
    const rest = [...place];
    return path.replace(item, (whole) => (rest.length > 0 ? `/${rest.shift()}` : whole));
  };
  const path = placed(operation.path, puts(operation) ? itemInside : anyItem);
  return 'from' in operation
    ? { ...operation, from: placed(operation.from, anyItem), path }
    : { ...operation, path };
}
