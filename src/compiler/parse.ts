import {
  findNodeAtLocation,
  getNodePath,
  getNodeValue,
  type JSONPath,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';
import type { Diagnostic, Finding } from './diagnostic.ts';
import type { Sources } from './read.ts';

/** A parsed file, which knows where each of its values stands. */
export interface Document {
  path: string;
  text: string;
  value: unknown;
  tree: Node | undefined;
}

/** Parses every file as strict JSON; what can't be read has the value `undefined` and a diagnostic. */
export function parseSources(sources: Sources): {
  documents: Map<string, Document>;
  diagnostics: Diagnostic[];
} {
  const documents = new Map<string, Document>();
  const diagnostics: Diagnostic[] = [];
  for (const [path, text] of sources) {
    const errors: ParseError[] = [];
    const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
    const first = errors[0];
    const broken = first !== undefined || tree === undefined;
    const document = { path, text, tree, value: broken ? undefined : getNodeValue(tree) };
    documents.set(path, document);
    if (broken) diagnostics.push(syntaxDiagnostic(document, first));
    else diagnostics.push(...duplicateKeys(document, tree));
  }
  return { documents, diagnostics };
}

const expectations: Record<string, string> = {
  CommaExpected: 'A comma is missing before this.',
  ColonExpected: 'A colon is missing between the key and its value.',
  CloseBraceExpected: 'A closing brace } is missing.',
  CloseBracketExpected: 'A closing bracket ] is missing.',
  PropertyNameExpected: 'A key in double quotes is expected here; a comma before } has to go.',
  ValueExpected: 'A value is expected here; a comma before ] or } has to go.',
  InvalidCommentToken: 'JSON has no comments; remove this one.',
  UnexpectedEndOfString: 'A closing double quote is missing.',
  InvalidSymbol:
    'This is not JSON: texts need double quotes, and only true, false and null stand without.',
  EndOfFileExpected: 'The file should end here; remove what follows.',
  InvalidEscapeCharacter:
    'After a backslash only " \\ / b f n r t and u with four digits can stand.',
};

function syntaxDiagnostic({ path, text }: Document, error: ParseError | undefined): Diagnostic {
  const code = error ? printParseErrorCode(error.error) : '';
  const message =
    text.trim() === ''
      ? 'The file is empty; it should hold { }.'
      : (expectations[code] ?? `This is not JSON (${code}).`);
  return {
    file: path,
    ...positionAt(text, error?.offset ?? 0),
    pointer: '',
    rule: 'json-syntax',
    severity: 'error',
    message,
  };
}

function duplicateKeys(document: Document, node: Node): Diagnostic[] {
  const found: Diagnostic[] = [];
  const seen = new Set<unknown>();
  for (const child of node.children ?? []) {
    if (node.type === 'object') {
      const key = child.children?.[0];
      if (key && seen.has(key.value)) {
        found.push({
          file: document.path,
          ...positionAt(document.text, key.offset),
          pointer: toPointer(getNodePath(child.children?.[1] ?? key)),
          rule: 'json-duplicate-key',
          severity: 'error',
          message: `The key "${key.value}" stands here twice; only the last one would count. Remove or rename one.`,
        });
      }
      seen.add(key?.value);
    }
    const value = child.type === 'property' ? child.children?.[1] : child;
    if (value) found.push(...duplicateKeys(document, value));
  }
  return found;
}

/** A finding with its position. A pointer that leads nowhere stands at the nearest value above it. */
export function locate(
  { file, pointer, message, key, severity = undefined }: Finding,
  rule: string,
  documents: Map<string, Document>,
): Diagnostic {
  const document = documents.get(file);
  const path = fromPointer(pointer);
  let node: Node | undefined;
  for (let length = path.length; document?.tree && !node && length >= 0; length--) {
    node = findNodeAtLocation(document.tree, path.slice(0, length));
  }
  const target = key && node?.parent?.type === 'property' ? node.parent : node;
  const position = positionAt(document?.text ?? '', target?.offset ?? 0);
  return { file, ...position, pointer, rule, severity: severity ?? 'error', message };
}

function positionAt(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** A JSON Pointer as jsonc-parser's path: list positions as numbers. */
export const fromPointer = (pointer: string): JSONPath =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replace(/~1/g, '/').replace(/~0/g, '~'))
    .map((part) => (/^(0|[1-9]\d*)$/.test(part) ? Number(part) : part));

export const toPointer = (path: readonly (string | number)[]): string =>
  path.map((part) => `/${String(part).replace(/~/g, '~0').replace(/\//g, '~1')}`).join('');
