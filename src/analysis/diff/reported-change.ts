/** One observable effect of an edit, with its sentence. */
export interface ReportedChange {
  /** Kind of change, a permanent id: "added", "required", "message.maxLength", "submit.send". */
  id: string;
  /** The heading under which it is printed. */
  where: string;
  /** Route of the screen. */
  screen?: string;
  /** Name of the wizard's step. */
  step?: string;
  /** Question pointer in the answers. */
  field?: string;
  /** The full sentence: "Contact Details: 'IM Screenname' is now optional (was required)". */
  sentence: string;
  /** The values before and after, where the change is of a single value; absent where there is none. */
  was?: unknown;
  now?: unknown;
}
