import type { Node, ParseError } from 'jsonc-parser';

/** A parsed file with the position of each value. */
export interface Document {
  path: string;
  text: string;
  /** `undefined` where the file is not JSON. */
  value: unknown;
  tree: Node | undefined;
  /** Why it is not JSON. */
  errors: ParseError[];
}
