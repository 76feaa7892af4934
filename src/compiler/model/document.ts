import type { Node, ParseError } from 'jsonc-parser';

/** A parsed file with the position of each value. */
export interface Document {
  path: string;
  text: string;
  /** `undefined` where the file is not JSON. */
  value: unknown;
  /** The same before names are filled in and invalid values are removed. */
  written: unknown;
  tree: Node | undefined;
  /** The reasons why it is not JSON. */
  errors: ParseError[];
}
