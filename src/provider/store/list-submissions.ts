import type { Queries } from '../database/database.ts';
import { searchText, type TextSearch } from './search-text.ts';
import { shortened } from './submissions.ts';

export interface StoredSubmission {
  id: string;
  /** Name of the call. */
  call: string;
  /** Id of the screen that sent it, where that is known. */
  screen?: string;
  /** That of its application, where the call has one. */
  reference?: string;
  /** ISO 8601. */
  time: string;
  /** The version of the definitions that it was made with, as pages read it at "/page/version". */
  version?: string;
  /** The hash of the definitions that it was made with. */
  definitions?: string;
  /** The request body without the values that were hashed or dropped. */
  body: Record<string, unknown>;
  /** JSON Pointers to the values that were hashed. */
  hashed: string[];
}

/** The submissions that are meant: those for which each of these holds. */
export interface SubmissionFilter {
  call?: string | undefined;
  screen?: string | undefined;
  version?: string | undefined;
  from?: Date | undefined;
  /** Those before this moment. */
  to?: Date | undefined;
  /** A text in one of its values, in any letter case, or its reference. */
  text?: string | undefined;
}

/** Where a part begins: at the newest submission without either, else beside one that it does not have. */
export interface PartStart {
  /** The part has the newest ones before the submission of this id. */
  before?: string | undefined;
  /** The part has the oldest ones after it. */
  after?: string | undefined;
}

/** A part of the submissions, newest first. */
export interface SubmissionPart {
  submissions: StoredSubmission[];
  /** Where the part of newer ones begins; absent in the first one. */
  newer?: PartStart;
  /** Where the part of older ones begins; absent in the last one. */
  older?: PartStart;
}

/** The most rows that one statement searches for a text, and that one part searches in all. */
const searchedAtOnce = 2000;
const searchedInAll = 20_000;

/**
 * Reads a part of the submissions. Of those that are searched for a text, a part reads a limited number, so that it can have
 * none though others follow. Where the newer ones fill no part, it begins at the newest one.
 *
 * @param limit the most submissions of a part
 */
export async function readSubmissions(
  queries: Queries,
  filter: SubmissionFilter,
  { before, after, limit }: PartStart & { limit: number },
): Promise<SubmissionPart> {
  if (after !== undefined) {
    const { found, end } = await findFrom(queries, filter, { start: after, limit, isNewer: true });
    if (end !== undefined) {
      const older = { before: beside(after, 1n) };
      return { submissions: found.reverse(), newer: { after: end }, older };
    }
  }
  const start = after === undefined ? before : undefined;
  const { found, end } = await findFrom(queries, filter, { start, limit });
  return {
    submissions: found,
    ...(start !== undefined && { newer: { after: beside(start, -1n) } }),
    ...(end !== undefined && { older: { before: end } }),
  };
}

const beside = (id: string, distance: bigint): string => String(BigInt(id) + distance);

/** The submissions on one side of another one, which they do not include. */
interface Side {
  /** Its id; without it, all submissions are meant. */
  start: string | undefined;
  /** Whether they are newer than it, and read oldest first. */
  isNewer?: boolean;
}

/** Finds submissions one after the other; `end` is where others can follow. */
async function findFrom(
  queries: Queries,
  filter: SubmissionFilter,
  { limit, ...side }: Side & { limit: number },
): Promise<{ found: StoredSubmission[]; end?: string | undefined }> {
  const { text } = filter;
  if (!text) return part(await readRows(queries, filter, { side, limit: limit + 1 }), limit);
  const search = searchText(text);
  const found: StoredSubmission[] = [];
  let { start: end } = side;
  for (let searched = 0; searched < searchedInAll; searched += searchedAtOnce) {
    const rest = { ...side, start: end };
    const last = await lastOfWindow(queries, filter, rest);
    if (last === undefined) return { found };
    const wanted = limit + 1 - found.length;
    const rows = await readRows(queries, filter, { side: rest, last, search, limit: wanted });
    found.push(...rows.filter(search.matches));
    if (found.length > limit) return part(found, limit);
    // Rows that the pattern finds, and that have the text in no value, leave room for others of the window.
    end = rows.length === wanted ? rows.at(-1)?.id : last;
  }
  return { found, end };
}

/** Reads all submissions, newest first, part by part. Between two parts, it holds nothing of the database. */
export async function* allSubmissions(
  queries: Queries,
  filter: SubmissionFilter,
  limit = 100,
): AsyncGenerator<StoredSubmission[]> {
  let start: PartStart | undefined = {};
  while (start) {
    const part: SubmissionPart = await readSubmissions(queries, filter, { ...start, limit });
    yield part.submissions;
    start = part.older;
  }
}

/** Finds one submission. */
export async function findSubmission(
  queries: Queries,
  id: string,
): Promise<StoredSubmission | undefined> {
  if (!/^\d{1,18}$/.test(id)) return undefined;
  const [row] = await queries.query(`select ${columns} from submissions where id = $1::bigint`, [
    id,
  ]);
  return row && read(row);
}

/** Submissions that are alike, and since when there are such. */
export interface SubmissionKind {
  call: string;
  screen?: string;
  version?: string;
  since: Date;
}

/** Lists the calls, screens and versions of all submissions. */
export async function listKinds(queries: Queries): Promise<SubmissionKind[]> {
  const sql = `select call, screen, version, min(stored_at) as since from submissions
    group by call, screen, version order by call, screen, min(stored_at) desc`;
  return (await queries.query(sql)).map(({ call, screen, version, since }) => ({
    call: String(call),
    ...(typeof screen === 'string' && { screen }),
    ...(typeof version === 'string' && { version }),
    since: new Date(since as Date),
  }));
}

/** Counts the submissions of a filter up to a limit, whatever its text. */
export async function countSubmissions(
  queries: Queries,
  filter: SubmissionFilter,
  limit: number,
): Promise<number> {
  const sql = `select count(*) from (
    select from submissions where ${conditionOf()} limit ${limit}
  ) as counted`;
  const [row] = await queries.query(sql, parametersOf(filter, undefined));
  return Number(row?.count);
}

const part = (rows: StoredSubmission[], limit: number) => {
  const found = rows.slice(0, limit);
  return { found, ...(rows.length > limit && { end: found.at(-1)?.id }) };
};

const columns =
  'id, call, screen, body, secrets, stored_at, application_hash, version, definitions_hash';

/** The condition of a filter without its text, with the parameters $1 to $6. */
const conditionOf = (isNewer = false) => `
  ($1::bigint is null or id ${isNewer ? '>' : '<'} $1::bigint)
  and ($2::text is null or call = $2) and ($3::text is null or screen = $3)
  and ($4::text is null or version = $4)
  and ($5::timestamptz is null or stored_at >= $5::timestamptz)
  and ($6::timestamptz is null or stored_at < $6::timestamptz)`;

const parametersOf = (
  { call, screen, version, from, to }: SubmissionFilter,
  start: string | undefined,
) => [
  start ?? null,
  call ?? null,
  screen ?? null,
  version ?? null,
  from?.toISOString() ?? null,
  to?.toISOString() ?? null,
];

async function readRows(
  queries: Queries,
  filter: SubmissionFilter,
  { side, last, search, limit }: { side: Side; last?: string; search?: TextSearch; limit: number },
): Promise<StoredSubmission[]> {
  const sql = `select ${columns} from submissions where ${conditionOf(side.isNewer)}
    and ($7::bigint is null or id ${side.isNewer ? '<=' : '>='} $7::bigint)
    and ($8::text is null or body::text ilike $8 or application_hash like $9)
    order by id ${side.isNewer ? 'asc' : 'desc'} limit $10`;
  const parameters = [
    ...parametersOf(filter, side.start),
    last ?? null,
    search?.pattern ?? null,
    search?.reference ?? null,
    limit,
  ];
  return (await queries.query(sql, parameters)).map(read);
}

/** Returns the last submission of those that a statement searches; `undefined` where there are none. */
async function lastOfWindow(
  queries: Queries,
  filter: SubmissionFilter,
  side: Side,
): Promise<string | undefined> {
  const [last, order] = side.isNewer ? ['max', 'asc'] : ['min', 'desc'];
  const sql = `select ${last}(id) as id from (
    select id from submissions where ${conditionOf(side.isNewer)} order by id ${order} limit ${searchedAtOnce}
  ) as searched`;
  const [row] = await queries.query(sql, parametersOf(filter, side.start));
  return row?.id === null || row === undefined ? undefined : String(row.id);
}

function read(row: Record<string, unknown>): StoredSubmission {
  const { screen, version, definitions_hash: definitions, application_hash: application } = row;
  return {
    id: String(row.id),
    call: String(row.call),
    ...(typeof screen === 'string' && { screen }),
    ...(typeof application === 'string' && { reference: shortened(application) }),
    time: new Date(row.stored_at as Date).toISOString(),
    ...(typeof version === 'string' && { version }),
    ...(typeof definitions === 'string' && { definitions }),
    body: row.body as Record<string, unknown>,
    hashed: Object.keys(row.secrets as object),
  };
}
