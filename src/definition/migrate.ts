import { applyPatch } from 'rfc6902';
import type { Migration, Operation } from './files/migration.ts';
import { type Answers, pointersIn } from './fit.ts';
import { at } from './mapping.ts';

/** Answers on their way, and their trace, which goes the same way. */
export interface Migrated {
  answers: Answers;
  /** The answers with their own pointers in place of their values: tells where each has gone. */
  trace: Answers;
}

interface Way {
  from: number;
  to: number;
  migrations: Migration[];
}

/**
 * Brings the answers of a version to a later one: the patch of every migration in between, in its order.
 *
 * Answers are optional, and so are the operations on them: one that can't be done since its answer isn't there is left
 * out, and the others are done. A `test` guards what follows it in its patch. Groups are made where a path leads through
 * them; "-" inside a path stands for every item of a list, and the patch is then done item by item.
 *
 * @param done is told of every operation that was done
 */
export function migrate(
  start: Migrated,
  { from, to, migrations }: Way,
  done: (operation: Operation) => void = () => {},
): Migrated {
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
  { answers, trace }: Migrated,
  done: (operation: Operation) => void,
): void {
  for (const operation of patch) {
    const placed = placedAt(operation, place);
    const possible = apply(placed, answers);
    if (possible) done(operation);
    else if (placed.op === 'test') return;
    // What a migration puts in comes from nowhere, and a trace can't be tested.
    if (possible && placed.op !== 'test') {
      apply('value' in placed ? { ...placed, value: untraced(placed.value) } : placed, trace);
    }
  }
}

function untraced(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(untraced);
  if (typeof value !== 'object' || value === null) return null;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, untraced(part)]));
}

/** The trace of answers that have not gone anywhere yet. */
export const traceOf = (answers: Answers): Answers => traced(answers, '') as Answers;

function traced(value: unknown, pointer: string): unknown {
  if (Array.isArray(value)) return value.map((item, index) => traced(item, `${pointer}/${index}`));
  if (typeof value !== 'object' || value === null) return pointer;
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [name, traced(entry, `${pointer}/${name}`)]),
  );
}

/** Where the answers of a trace are, by where they were: a copied one is where it was copied to last. */
export function tracedIn(trace: unknown, pointer = ''): Map<string, string> {
  if (typeof trace === 'string') return new Map([[trace, pointer]]);
  if (typeof trace !== 'object' || trace === null) return new Map();
  return new Map(
    Object.entries(trace).flatMap(([name, entry]) => [...tracedIn(entry, `${pointer}/${name}`)]),
  );
}

function apply(operation: Operation, answers: Answers): boolean {
  if ('from' in operation && at(answers, operation.from) === undefined) return false;
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

/** Every item that a patch is about, as the positions that "-" inside its paths stands for. */
function placesOf(patch: Operation[], answers: Answers): string[][] {
  const paths = patch.map((operation) => ('from' in operation ? operation.from : operation.path));
  const deepest = paths.map(listsOf).sort((a, b) => b.length - a.length)[0] ?? '';
  if (deepest === '') return [[]];
  const items = pointersIn(deepest, answers);
  return items.map((item) => {
    const parts = item.split('/');
    return deepest.split('/').flatMap((part, index) => (part === '-' ? (parts[index] ?? []) : []));
  });
}

/** The part of a path that ends with its last "-" inside: "/guests/-" of "/guests/-/name". */
const listsOf = (path: string): string => /^.*\/-(?=\/)/.exec(path)?.[0] ?? '';

function placedAt(operation: Operation, place: string[]): Operation {
  const placed = (path: string) => {
    const rest = [...place];
    return path.replace(/\/-(?=\/)/g, (whole) => (rest.length > 0 ? `/${rest.shift()}` : whole));
  };
  return 'from' in operation
    ? { ...operation, from: placed(operation.from), path: placed(operation.path) }
    : { ...operation, path: placed(operation.path) };
}
