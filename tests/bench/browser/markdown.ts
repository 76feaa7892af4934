import { markdownTable } from '../markdown-table.ts';
import type { Sample } from './sample.ts';
import { summarize } from './statistics.ts';
import type { Column, Table } from './tables.ts';

/** Writes tables in Markdown: a row for each candidate, with median and quartiles. Empty rows and tables are left out. */
export function markdown(tables: Table[], samples: Sample[], titles: Map<string, string>): string {
  return tables.flatMap((table) => tableText(table, samples, titles) ?? []).join('\n\n');
}

function tableText({ title, columns }: Table, samples: Sample[], titles: Map<string, string>) {
  const rows = [...titles]
    .map(([candidate, name]) => [
      name,
      ...columns.map((column) => cell(column, samples, candidate)),
    ])
    .filter((row) => row.slice(1).some((text) => text !== ''));
  if (rows.length === 0) return undefined;
  const head = [title, ...columns.map((column) => column.title)];
  return markdownTable(head, rows);
}

function cell({ measure, digits = 0, isYesNo }: Column, samples: Sample[], candidate: string) {
  const summary = summarize(samples, measure, candidate);
  if (!summary) return '';
  const [median, q1, q3] = [summary.median, summary.q1, summary.q3].map((value) =>
    value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits }),
  );
  if (isYesNo) return summary.q1 === 1 ? 'yes' : 'no';
  return q1 === q3 ? `${median}` : `${median} [${q1}–${q3}]`;
}
