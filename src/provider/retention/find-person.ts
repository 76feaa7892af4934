import { textsIn } from '../../core/values-in.ts';
import type { Seal } from '../crypto/seal.ts';
import type { DatabaseRow, Queries } from '../database/database.ts';
import { StartProblem } from '../errors/problem.ts';
import { hashesOf } from '../store/invitations.ts';
import { shortened } from '../store/submissions.ts';
import { type KeptData, keptData } from './kept-data.ts';
import { maskAddress, sameForm } from './mask-address.ts';

/** A person, by an address or by the reference of an application. */
export type SoughtPerson = { email: string } | { reference: string };

interface FoundRow {
  id: string;
  /** ISO 8601. */
  time: string;
  /** The reference of its application, where it has one. */
  reference?: string;
  /** Whether its content went to others. */
  isSent: boolean;
}

/** All that is stored of a person. */
export interface FoundData {
  rows: Map<KeptData, FoundRow[]>;
  /** Rows of others that have the address of the person within a longer text. */
  mentions: Map<KeptData, FoundRow[]>;
  /** How many rows a key has encrypted that is not known here, so that nobody knows whose they are. */
  unreadable: number;
  /** The hashes of the applications that have the sought reference. */
  referred: Set<string>;
}

/**
 * Finds all rows of a person: those whose texts are the address, and those that belong to the same link or application; and
 * the rows of others that mention the address. It reads all rows, a few at a time.
 *
 * @param queries those of a transaction
 * @throws StartProblem where several applications have the reference
 */
export async function findPerson(
  queries: Queries,
  sought: SoughtPerson,
  seal: Pick<Seal, 'open'>,
): Promise<FoundData> {
  const known: KnownIds = { token: new Set(), application: new Set(), submission: new Set() };
  for (;;) {
    const before = countOf(known);
    const found: FoundData = {
      rows: new Map(),
      mentions: new Map(),
      unreadable: 0,
      referred: new Set(),
    };
    for (const data of keptData) {
      const { rows, mentions } = await findRows(queries, data, { sought, seal, known, found });
      if (rows.length > 0) found.rows.set(data, rows);
      if (mentions.length > 0) found.mentions.set(data, mentions);
    }
    if (found.referred.size > 1) {
      throw new StartProblem(
        `${found.referred.size} applications have this reference. Name the person by --email instead.`,
      );
    }
    // A link that one table has told leads to rows of the tables before it.
    if (countOf(known) === before) return found;
  }
}

/** What is known to belong to the person, as the tables store it. */
type KnownIds = Record<IdKind, Set<string>>;

/** What a row belongs to. */
type RowIds = Partial<Record<IdKind, string>>;

const kinds = ['token', 'application', 'submission'] as const;
type IdKind = (typeof kinds)[number];

const countOf = (known: KnownIds) => kinds.reduce((sum, kind) => sum + known[kind].size, 0);

interface Search {
  sought: SoughtPerson;
  seal: Pick<Seal, 'open'>;
  known: KnownIds;
  found: FoundData;
}

async function findRows(
  queries: Queries,
  data: KeptData,
  search: Search,
): Promise<{ rows: FoundRow[]; mentions: FoundRow[] }> {
  const { table, rows: condition = 'true', id, time, person } = data;
  const columns = [
    `${id} as id`,
    `${time} as time`,
    ...(['document', ...kinds] as const).map((name) => `${person[name] ?? 'null'} as ${name}`),
    `${person.sent ?? 'false'} as is_sent`,
  ];
  const rows: FoundRow[] = [];
  const mentions: FoundRow[] = [];
  for await (const row of readAll(
    queries,
    `select ${columns.join(', ')} from ${table} where ${condition}`,
  )) {
    const document = openDocument(row, data, search.seal);
    if (document === undefined) search.found.unreadable += 1;
    const found: FoundRow = {
      id: String(row.id),
      time: new Date(row.time as Date).toISOString(),
      ...(typeof row.application === 'string' && { reference: shortened(row.application) }),
      isSent: row.is_sent === true,
    };
    if (isOfPerson(row, document, search)) rows.push(found);
    else if (masked(document, search.sought) !== undefined) mentions.push(found);
  }
  return { rows, mentions };
}

/** Returns the document of a row; `undefined` for one that can't be read. */
function openDocument(row: DatabaseRow, { person }: KeptData, seal: Pick<Seal, 'open'>): unknown {
  if (!person.isSealed) return row.document;
  const opened = seal.open(String(row.document));
  return opened && JSON.parse(opened);
}

const masked = (document: unknown, sought: SoughtPerson): string | undefined =>
  'email' in sought ? maskAddress(document, sought.email) : undefined;

/** Rows that are read at a time. */
const batch = 200;

async function* readAll(queries: Queries, sql: string): AsyncGenerator<DatabaseRow> {
  await queries.query(`declare kept no scroll cursor for ${sql}`);
  for (;;) {
    const rows = await queries.query(`fetch ${batch} from kept`);
    yield* rows;
    if (rows.length < batch) break;
  }
  await queries.query('close kept');
}

/** Returns whether a row is of the person; if so, all that belongs to it is from then on known to do so. */
function isOfPerson(
  row: DatabaseRow,
  document: unknown,
  { sought, known, found }: Search,
): boolean {
  const texts = textsIn(document);
  const links = texts.flatMap((text) => [...text.matchAll(token)].map(([one]) => hashesOf(one)));
  const own: RowIds = Object.fromEntries(
    kinds.flatMap((kind) => (row[kind] == null ? [] : [[kind, String(row[kind])]])),
  );
  const all: RowIds[] = [own, ...links];
  const isReferred = 'reference' in sought && isReferredBy(sought.reference, own.application);
  if (isReferred) found.referred.add(own.application ?? '');
  const isFound =
    isReferred ||
    ('email' in sought && texts.some((text) => sameForm(text) === sameForm(sought.email))) ||
    all.some((ids) => kinds.some((kind) => known[kind].has(ids[kind] ?? '')));
  if (!isFound) return false;
  for (const ids of all) {
    for (const kind of kinds) {
      const id = ids[kind];
      if (id !== undefined) known[kind].add(id);
    }
  }
  return true;
}

/** The token of a link. */
const token = /(?<![\w-])[\w-]{43}(?![\w-])/g;

const isReferredBy = (reference: string, application: string | undefined): boolean =>
  application !== undefined && shortened(application) === reference.toUpperCase();

/**
 * Removes all rows that were found of a person, and the address from the rows of others, as these are by then.
 *
 * @param queries those of a transaction
 */
export async function removePerson(
  queries: Queries,
  { rows, mentions }: FoundData,
  { sought, seal }: { sought: SoughtPerson; seal: Pick<Seal, 'open' | 'seal'> },
): Promise<void> {
  for (const [data, found] of mentions) {
    const { table, id, person } = data;
    const set = person.set ?? `${person.document} = $2::json`;
    const isRow = `where (${id})::text = $1`;
    for (const row of found) {
      const sql = `select ${person.document} as document from ${table} ${isRow} for update`;
      const [stored] = await queries.query(sql, [row.id]);
      const text = stored && masked(openDocument(stored, data, seal), sought);
      if (text === undefined) continue;
      const values = [row.id, person.isSealed ? seal.seal(text) : text];
      await queries.query(`update ${table} set ${set} ${isRow}`, values);
    }
  }
  for (const [{ table, id }, found] of rows) {
    await queries.query(`delete from ${table} where (${id})::text = any($1::text[])`, [
      found.map((row) => row.id),
    ]);
  }
}
