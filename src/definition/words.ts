/**
 * The words of forms:diff for a key: "the unit of 'Weight' is now "kg" (was none)". Keys of ui.json and keywords have them
 * in their entries, keys of other files in their schemas, as "x-label" and "x-words". The kinds of values that are printed
 * in their own way are in src/analysis/diff/describe/kinds.ts: "x-holds" names the kind, for an option its own name.
 */
export interface Words {
  /**
   * Names the key: "unit", where "the unit of 'Weight'" says it all, and otherwise in full: "the text before {it}".
   * "{it}" stands for the field, the step, the screen or the call that has the key, "{call}" for the call of a request, and
   * "{key}" for the name of an entry. A new question is told with the keys that have a name in short.
   */
  label?: string;
  /** The words for some values, by the value; "unset" where there is none and the schema has no default. */
  words?: Readonly<Record<string, string>>;
}
