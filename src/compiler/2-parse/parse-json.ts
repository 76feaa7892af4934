import { getNodeValue, type ParseError, parseTree } from 'jsonc-parser';
import type { Document } from '../model/document.ts';

/** Parses a file as strict JSON: without comments and trailing commas. */
export function parseJson(path: string, text: string): Document {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const isValid = errors.length === 0 && tree !== undefined;
  const value = isValid ? getNodeValue(tree) : undefined;
  return { path, text, tree, errors, value, written: value };
}
