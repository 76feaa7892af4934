/** Something found in the definitions, at a place that an editor can jump to. */
export interface Diagnostic {
  /** Path below the forms folder's parent: "forms/signup/screen.json". */
  file: string;
  /** From 1. */
  line: number;
  /** From 1. */
  column: number;
  /** JSON Pointer in the file. */
  pointer: string;
  /** Permanent id of the rule. */
  rule: string;
  severity: 'error' | 'warning';
  message: string;
  /** The one fix that is possible, where there is just one. */
  fix?: Fix;
}

/** A change to one place in a file. */
export type Fix =
  | { do: 'rename'; to: string }
  | { do: 'replace'; value: unknown }
  | { do: 'remove' }
  /** Adds a key to the object, or a value to the list, at a pointer that may not exist yet. */
  | { do: 'add'; pointer: string; value: unknown };

/** What a rule finds: a place in a file, by pointer, and a sentence. */
export interface Finding {
  file: string;
  pointer: string;
  message: string;
  /** Whether the key is at fault rather than its value. */
  key?: boolean;
  /** Where in the text it stands, where no pointer can say. */
  offset?: number;
  severity?: 'warning';
  fix?: Fix;
  /** Whether it counts only where no other rule finds an error in the file. */
  isFallback?: true;
}

/** Lines of source shown above and below the one at fault. */
const surrounding = 1;
/** Longest part of a line that is shown. */
const width = 100;

/** "file:line:column: severity: sentence [rule]", and below it the lines of the file with a caret. */
export function formatDiagnostic(
  { file, line, column, severity, message, rule }: Diagnostic,
  text: string | undefined,
): string {
  const head = `${file}:${line}:${column}: ${severity}: ${message} [${rule}]`;
  const frame = text ? codeFrame(text, line, column) : '';
  return frame === '' ? head : `${head}\n${frame}`;
}

/** The line that is meant, with its neighbours, and a caret below the column. */
export function codeFrame(text: string, line: number, column: number): string {
  const lines = text.split(/\r?\n/);
  const from = Math.max(1, line - surrounding);
  const to = Math.min(lines.length, line + surrounding);
  const digits = String(to).length;
  const skip = Math.max(0, column - width + 20);
  const rows: string[] = [];
  for (let number = from; number <= to; number++) {
    // What is no text at all would confuse a terminal.
    const source = (lines[number - 1] ?? '').replaceAll('\0', ' ');
    if (number === to && number !== line && source === '') continue;
    const gutter = `${number === line ? '>' : ' '} ${String(number).padStart(digits)} |`;
    rows.push(`${gutter} ${source.slice(skip, skip + width)}`.trimEnd());
    if (number !== line) continue;
    // Tabs stay, so that the caret stands below its sign whatever their width.
    const indent = source.slice(skip, column - 1).replace(/[^\t]/g, ' ');
    rows.push(`  ${' '.repeat(digits)} | ${indent}^`);
  }
  return rows.join('\n');
}

/** In the order of files and lines, each thing once. */
export function sortDiagnostics(diagnostics: Diagnostic[]): Diagnostic[] {
  const order = (a: Diagnostic, b: Diagnostic) =>
    (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) || a.line - b.line || a.column - b.column;
  const keys = new Set<string>();
  return [...diagnostics].sort(order).filter(({ file, line, column, rule, message }) => {
    const key = JSON.stringify([file, line, column, rule, message]);
    return !keys.has(key) && keys.add(key);
  });
}
