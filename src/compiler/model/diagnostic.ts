/** A finding with its position and the rule that reports it. */
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
  /** The fix, where only one is possible. */
  fix?: Fix;
}

/** A change of values. */
export type Fix =
  | { do: 'rename'; to: string }
  | { do: 'replace'; value: unknown }
  | { do: 'remove' }
  /** Adds a key to an object, or a value to a list, at a pointer that may not exist yet. */
  | { do: 'add'; pointer: string; value: unknown }
  /** Applies the fixes of other diagnostics, also of other files. They do not remove items of lists. */
  | { do: 'several'; fixes: Diagnostic[] };

/** Returns the fix that renames a key; `undefined` without a name. */
export const renameTo = (name: string | undefined): Fix | undefined =>
  name === undefined ? undefined : { do: 'rename', to: name };

/** Returns the fix that replaces a value; `undefined` without a value. */
export const replaceWith = (value: unknown): Fix | undefined =>
  value === undefined ? undefined : { do: 'replace', value };

/** A problem that a rule finds: a pointer in a file, and a message. */
export interface Finding {
  file: string;
  pointer: string;
  message: string;
  /** Whether the position is that of the key rather than of its value. */
  key?: boolean;
  /** Its offset in the text, where a pointer is not precise enough. */
  offset?: number;
  severity?: 'warning';
  fix?: Fix;
  /** Whether it is reported only where no other rule finds an error in the file. */
  isFallback?: true;
  /** Whether it is reported only where no other rule finds an error in the same value. */
  isSecondary?: true;
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
