import { getNodeValue, type Node, type ParseError, parseTree } from 'jsonc-parser';

/** A parsed file, which knows where each of its values stands. */
export interface Document {
  path: string;
  text: string;
  /** `undefined` where the file is not JSON. */
  value: unknown;
  tree: Node | undefined;
  /** Why it is not JSON. */
  errors: ParseError[];
}

/** Parses a file as strict JSON. */
export function parseText(path: string, text: string): Document {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const readable = errors.length === 0 && tree !== undefined;
  return { path, text, tree, errors, value: readable ? getNodeValue(tree) : undefined };
}
