import type { Node } from 'jsonc-parser';
import { fromPointer } from '../../core/pointer.ts';
import type { Diagnostic, Finding } from './diagnostic.ts';
import type { Document } from './document.ts';

/** Adds the position to a finding: that of the value at its pointer, or of the nearest value above it. */
export function locate(
  { file, pointer, message, key, offset, severity, fix }: Finding,
  rule: string,
  documents: Map<string, Document>,
): Diagnostic {
  const document = documents.get(file);
  const { node, found } = nearestNode(document?.tree, pointer);
  const target = key && found && node?.parent?.type === 'property' ? node.parent : node;
  const position = positionAt(document?.text ?? '', offset ?? target?.offset ?? 0);
  return {
    file,
    ...position,
    pointer,
    rule,
    severity: severity ?? 'error',
    message,
    ...(fix && { fix }),
  };
}

/** Returns the value at a pointer, or the nearest one above it. */
export function nearestNode(
  tree: Node | undefined,
  pointer: string,
): { node: Node | undefined; found: boolean } {
  let node = tree;
  for (const part of fromPointer(pointer)) {
    const next = childOf(node, part);
    if (!next) return { node, found: false };
    node = next;
  }
  return { node, found: node !== undefined };
}

function childOf(node: Node | undefined, part: string): Node | undefined {
  if (node?.type === 'array') return /^\d+$/.test(part) ? node.children?.[Number(part)] : undefined;
  if (node?.type !== 'object') return undefined;
  // Of a duplicate key, the last one counts.
  const property = node.children?.findLast((child) => child.children?.[0]?.value === part);
  return property?.children?.[1];
}

/** Returns line and column, both from 1, of an offset in a text. */
function positionAt(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset);
  const lineStart = before.lastIndexOf('\n') + 1;
  return { line: before.split('\n').length, column: offset - lineStart + 1 };
}
