/** The cells of a line of a table. */
export type Row = readonly string[];

/** Marks a text as code. */
export const inlineCode = (text: string) => `\`${text}\``;

/** Formats a Markdown table. Columns are not padded: a change of one cell changes one line. */
export function markdownTable(rows: Row[]): string {
  const line = (row: Row) => `| ${row.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |\n`;
  const [head = [], ...body] = rows;
  return [line(head), line(head.map(() => '---')), ...body.map(line)].join('');
}
