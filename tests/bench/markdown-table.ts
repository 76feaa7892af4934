/** Writes a table in Markdown, with numbers on the right of all columns but the first. */
export function markdownTable(head: string[], rows: string[][]): string {
  const line = head.map((_, index) => (index === 0 ? '---' : '---:'));
  return [head, line, ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}
