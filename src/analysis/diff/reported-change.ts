/** One observable effect of an edit, in words. */
export interface ReportedChange {
  /** What kind of change it is; permanent: "added", "required", "message.maxLength", "submit.send". */
  id: string;
  /** The heading under which it is printed. */
  where: string;
  /** Route of the screen. */
  screen?: string;
  /** Name of the wizard's step. */
  step?: string;
  /** Question pointer in the answers. */
  field?: string;
  /** The full sentence: "Contact Details: 'IM Screenname' is no longer required". */
  sentence: string;
  /** The values before and after, where the change is of a single value; absent where there is none. */
  was?: unknown;
  now?: unknown;
}
