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
}

/** What a rule finds: a place in a file, by pointer, and a sentence. */
export interface Finding {
  file: string;
  pointer: string;
  message: string;
  /** Whether the key is at fault rather than its value. */
  key?: true;
  severity?: 'warning';
}

/** "file:line:column: sentence [rule]", and the line itself with a caret below. */
export function formatDiagnostic(
  { file, line, column, severity, message, rule }: Diagnostic,
  text: string | undefined,
): string {
  const head = `${file}:${line}:${column}: ${severity}: ${message} [${rule}]`;
  const source = text?.split('\n')[line - 1];
  if (source === undefined) return head;
  const number = String(line);
  return `${head}\n  ${number} | ${source}\n  ${' '.repeat(number.length)} | ${' '.repeat(column - 1)}^`;
}

/** In the order of files and lines, each thing once. */
export function sortDiagnostics(diagnostics: Diagnostic[]): Diagnostic[] {
  const order = (a: Diagnostic, b: Diagnostic) =>
    a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column;
  const keys = new Set<string>();
  return [...diagnostics].sort(order).filter((diagnostic) => {
    const key = JSON.stringify(diagnostic);
    return !keys.has(key) && keys.add(key);
  });
}
