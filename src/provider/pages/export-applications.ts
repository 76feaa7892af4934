import Papa from 'papaparse';
import type { StoredDefinitions } from '../store/definitions.ts';
import type { StoredSubmission } from '../store/list-submissions.ts';
import { answerColumns, cellsOf, otherColumns } from './csv-columns.ts';
import { secretRemover } from './secret-remover.ts';

export type ExportFormat = 'csv' | 'json' | 'ndjson';

export const mediaTypes: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
  ndjson: 'application/x-ndjson; charset=utf-8',
};

/** Reads all submissions part by part, newest first, each time that it is called. */
type ReadParts = () => AsyncIterable<StoredSubmission[]>;

/**
 * Writes submissions part by part, without the answers to questions for secrets.
 *
 * @param definitions those of all submissions, oldest first
 * @param bom whether a CSV starts with a byte order mark, by which Excel knows UTF-8
 */
export function exportedText(
  format: ExportFormat,
  read: ReadParts,
  { definitions, bom = false }: { definitions: StoredDefinitions[]; bom?: boolean },
): AsyncGenerator<string> {
  const withoutSecrets = secretRemover(definitions);
  const readShown = async function* () {
    for await (const part of read()) yield part.map(withoutSecrets);
  };
  if (format === 'csv') return csvText(readShown, answerColumns(definitions), bom);
  return format === 'json' ? jsonText(readShown) : linesText(readShown);
}

/** The columns that each submission has, whatever its questions are. Those of answers are pointers: "/company_name". */
const ownColumns = ['id', 'time', 'call', 'screen', 'reference', 'version'] as const;

async function* csvText(read: ReadParts, answers: string[], bom: boolean): AsyncGenerator<string> {
  const columns = new Set([...answers, ...(await otherColumns(answers, read()))]);
  yield `${bom ? '\ufeff' : ''}${csv([[...ownColumns, ...columns, 'other']])}`;
  for await (const part of read()) {
    const rows = part.map((one) => [
      ...ownColumns.map((name) => one[name]),
      ...cellsOf(columns, one.body),
    ]);
    if (rows.length > 0) yield csv(rows);
  }
}

async function* jsonText(read: ReadParts): AsyncGenerator<string> {
  let before = '[';
  for await (const part of read()) {
    if (part.length === 0) continue;
    yield before + part.map((one) => JSON.stringify(one)).join(',');
    before = ',';
  }
  yield before === '[' ? '[]' : ']';
}

async function* linesText(read: ReadParts): AsyncGenerator<string> {
  for await (const part of read()) yield part.map((one) => `${JSON.stringify(one)}\n`).join('');
}

/**
 * The beginnings of cells that programs read as formulae; an apostrophe before them ends that.
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
const formulae = /^[=+\-@\t\r\n＝＋－＠]/;

/** All texts are quoted: a program that separates cells by semicolons would begin a new one inside of a text. */
const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';

const csv = (rows: unknown[][]): string =>
  `${Papa.unparse(rows, { quotes: isText, escapeFormulae: formulae, newline: '\r\n' })}\r\n`;
