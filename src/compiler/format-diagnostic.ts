import type { Diagnostic } from './model/diagnostic.ts';

/** Lines of source shown above and below the one at fault. */
const contextLines = 1;
/** Longest part of a line that is shown. */
const width = 100;

/** Formats findings for people, each with its lines of source. */
export const formatDiagnostics = (
  diagnostics: Diagnostic[],
  texts: ReadonlyMap<string, string>,
  manual?: string,
): string[] => diagnostics.map((one) => formatDiagnostic(one, texts.get(one.file), manual));

/**
 * Returns "file:line:column: severity: sentence [rule]", and below it the lines of the file with a caret.
 *
 * @param manual the page of the manual that explains the rules; its entry on the rule is named below the finding
 */
export function formatDiagnostic(
  { file, line, column, severity, message, rule }: Diagnostic,
  text: string | undefined,
  manual?: string,
): string {
  const head = `${file}:${line}:${column}: ${severity}: ${message} [${rule}]`;
  const frame = text ? codeFrame(text, line, column) : '';
  const entry = manual ? `See ${manual}#${rule}` : '';
  return [head, frame, entry].filter(Boolean).join('\n');
}

/** Returns the line at fault with its neighbours, and a caret below the column. */
export function codeFrame(text: string, line: number, column: number): string {
  const lines = text.split(/\r?\n/);
  const from = Math.max(1, line - contextLines);
  const to = Math.min(lines.length, line + contextLines);
  const digits = String(to).length;
  const skip = Math.max(0, column - width + 20);
  const rows: string[] = [];
  for (let number = from; number <= to; number++) {
    // A NUL byte confuses terminals.
    const source = (lines[number - 1] ?? '').replaceAll('\0', ' ');
    if (number === to && number !== line && source === '') continue;
    const gutter = `${number === line ? '>' : ' '} ${String(number).padStart(digits)} |`;
    rows.push(`${gutter} ${source.slice(skip, skip + width)}`.trimEnd());
    if (number !== line) continue;
    // Tabs stay, so that the caret is below its character for every tab width.
    const indent = source.slice(skip, column - 1).replace(/[^\t]/g, ' ');
    rows.push(`  ${' '.repeat(digits)} | ${indent}^`);
  }
  return rows.join('\n');
}
