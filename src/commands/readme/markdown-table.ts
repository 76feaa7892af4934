/** The cells of a line of a table. */
export type Row = readonly string[];

/** Marks a text as code. */
export const inlineCode = (text: string) => `\`${text}\``;

/** Formats a Markdown table with padded columns. */
export function markdownTable(rows: Row[]): string {
  const escaped = rows.map((row) => row.map((cell) => cell.replaceAll('|', '\\|')));
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...escaped.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: Row, fill = ' ') =>
    `| ${widths.map((width, column) => (row[column] ?? '').padEnd(width, fill)).join(' | ')} |\n`;
  const [head = [], ...body] = escaped;
  return [line(head), line([], '-'), ...body.map((row) => line(row))].join('');
}
