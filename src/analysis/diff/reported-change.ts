/** One thing that a change of the definitions does, in words. */
export interface ReportedChange {
  /** What kind of change it is; permanent: "added", "required", "message.maxLength", "submit.send". */
  id: string;
  /** The heading that it stands below. */
  where: string;
  /** Route of the screen. */
  screen?: string;
  /** Name of the wizard's step. */
  step?: string;
  /** Question pointer in the answers. */
  field?: string;
  /** The whole of it: "Contact Details: 'IM Screenname' is no longer required". */
  sentence: string;
  /** What it was before, where it is a single value; absent where there was none. */
  was?: unknown;
  now?: unknown;
}
