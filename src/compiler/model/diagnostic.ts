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

/** Sorts findings by file and line, and removes duplicates. */
export function sortDiagnostics(diagnostics: Diagnostic[]): Diagnostic[] {
  const order = (a: Diagnostic, b: Diagnostic) =>
    (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) || a.line - b.line || a.column - b.column;
  const keys = new Set<string>();
  return [...diagnostics].sort(order).filter(({ file, line, column, rule, message }) => {
    const key = JSON.stringify([file, line, column, rule, message]);
    return !keys.has(key) && keys.add(key);
  });
}
