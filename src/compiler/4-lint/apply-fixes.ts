import { applyEdits, type Edit, type Node, parseTree } from 'jsonc-parser';
import { isObject } from '../../core/is-object.ts';
import { lastKey, parentPointer } from '../../core/pointer.ts';
import type { Diagnostic, Fix } from '../model/diagnostic.ts';
import { nearestNode } from '../model/locate.ts';

/** More rounds would mean that two fixes undo each other. */
const maxRounds = 20;

/** A fix that was applied. */
export interface AppliedFix {
  file: string;
  /** From 1, in the text before the change. */
  line: number;
  /** 'renamed "hading" to "heading"' */
  change: string;
}

/** A fix with its edits of the text. */
interface PlannedFix {
  diagnostic: Diagnostic;
  edits: Edit[];
}

/**
 * Applies all fixes, until there is none left. One fix may allow the next: two keys of one object are added in two
 * rounds.
 *
 * @param check returns the diagnostics of the texts
 * @returns the new texts of changed files, and the applied fixes
 */
export async function applyFixes(
  texts: Map<string, string>,
  check: (texts: Map<string, string>) => Diagnostic[] | Promise<Diagnostic[]>,
): Promise<{ changed: Map<string, string>; applied: AppliedFix[] }> {
  const current = new Map(texts);
  const applied: AppliedFix[] = [];
  for (let round = 0; round < maxRounds; round++) {
    const fixable = (await check(current)).filter(({ fix }) => fix);
    const before = applied.length;
    // Fixes that belong together can change one object several times.
    for (const diagnostic of fixable.flatMap(({ fix }) =>
      fix?.do === 'several' ? fix.fixes : [],
    )) {
      const text = current.get(diagnostic.file) ?? '';
      const edits = editsFor(text, diagnostic);
      if (edits.length === 0) continue;
      applied.push(appliedFix(text, diagnostic));
      current.set(diagnostic.file, applyEdits(text, edits));
    }
    for (const file of new Set(fixable.map((one) => one.file))) {
      const text = current.get(file) ?? '';
      const fixes = withoutOverlaps(
        fixable
          .filter((one) => one.file === file)
          .map((diagnostic) => ({ diagnostic, edits: editsFor(text, diagnostic) })),
      );
      current.set(
        file,
        applyEdits(
          text,
          fixes.flatMap(({ edits }) => edits),
        ),
      );
      applied.push(...fixes.map(({ diagnostic }) => appliedFix(text, diagnostic)));
    }
    if (applied.length === before) break;
  }
  return {
    changed: new Map([...current].filter(([file, text]) => text !== texts.get(file))),
    applied,
  };
}

const appliedFix = (text: string, diagnostic: Diagnostic): AppliedFix => ({
  file: diagnostic.file,
  line: diagnostic.line,
  change: describeFix(text, diagnostic),
});

function describeFix(text: string, { pointer, fix }: Diagnostic): string {
  const shown = (value: unknown) => JSON.stringify(value);
  const key = shown(lastKey(pointer));
  switch (fix?.do) {
    case 'rename':
      return `renamed ${key} to ${shown(fix.to)}`;
    case 'remove':
      return `removed ${key}`;
    case 'add': {
      const added = lastKey(fix.pointer);
      return added === '-'
        ? `added ${shown(fix.value)} to ${shown(lastKey(parentPointer(fix.pointer)))}`
        : `added ${shown(added)}: ${shown(fix.value)}`;
    }
    case 'several':
      return '';
    default: {
      const { node } = nearestNode(parseTree(text), pointer);
      const before = text.slice(node?.offset, (node?.offset ?? 0) + (node?.length ?? 0));
      return `replaced ${before} by ${shown(fix?.value)}`;
    }
  }
}

/** Drops fixes without edits, and those whose edits overlap with earlier ones. */
function withoutOverlaps(all: PlannedFix[]): PlannedFix[] {
  const kept: PlannedFix[] = [];
  for (const one of all) {
    const taken = kept.flatMap(({ edits }) => edits);
    const free = one.edits.every((edit) =>
      taken.every(
        (other) =>
          edit.offset > other.offset + other.length || edit.offset + edit.length < other.offset,
      ),
    );
    if (one.edits.length > 0 && free) kept.push(one);
  }
  return kept;
}

function editsFor(text: string, { pointer, fix }: Diagnostic): Edit[] {
  const tree = parseTree(text);
  const { node, found } = nearestNode(tree, pointer);
  if (!tree || !node || !fix || fix.do === 'several') return [];
  if (fix.do === 'add') return addition(text, tree, fix);
  if (!found) return [];
  // The rule has seen the value with the names of app.json filled in.
  const source = text.slice(node.offset, node.offset + node.length);
  if (fix.do === 'replace' && /\{(names|screens)\./.test(source)) return [];
  if (fix.do === 'remove') return [removal(node)];
  const target = fix.do === 'rename' ? node.parent?.children?.[0] : node;
  const content = JSON.stringify(fix.do === 'rename' ? fix.to : fix.value);
  return target ? [{ offset: target.offset, length: target.length, content }] : [];
}

/** Removes an entry of an object or list, with the comma that parts it from another one; the others keep their lines. */
function removal(node: Node): Edit {
  const entry = node.parent?.type === 'property' ? node.parent : node;
  const { parent } = entry;
  const siblings = parent?.children ?? [];
  const index = siblings.indexOf(entry);
  const [previous, next] = [siblings[index - 1], siblings[index + 1]];
  const end = entry.offset + entry.length;
  if (next) return { offset: entry.offset, length: next.offset - entry.offset, content: '' };
  if (!previous && parent)
    return { offset: parent.offset + 1, length: parent.length - 2, content: '' };
  const start = previous ? previous.offset + previous.length : entry.offset;
  return { offset: start, length: end - start, content: '' };
}

function addition(
  text: string,
  tree: Node,
  { pointer, value }: Extract<Fix, { do: 'add' }>,
): Edit[] {
  const parent = parentPointer(pointer);
  const { node, found } = nearestNode(tree, parent);
  const key = lastKey(pointer);
  if (!node) return [];
  if (found && node.type === 'array') return [insertion(text, node, onOneLine(value))];
  if (found && key === '-') return [];
  if (found) return [insertion(text, node, `${JSON.stringify(key)}: ${onOneLine(value)}`)];
  // The list itself is missing; its first entry comes with it.
  const list = lastKey(parent);
  return [insertion(text, node, `${JSON.stringify(list)}: [${onOneLine(value)}]`)];
}

/** Adds an entry at the end of an object or list, on its own line where the others have one. */
function insertion(text: string, { offset, length, children = [] }: Node, content: string): Edit {
  const last = children.at(-1);
  if (!last) return { offset: offset + 1, length: length - 2, content: ` ${content} ` };
  const end = last.offset + last.length;
  const before = text.slice(offset, children[0]?.offset);
  const [space = ' '] = /\r?\n[ \t]*$/.exec(before) ?? [];
  return { offset: end, length: 0, content: `,${space}${content}` };
}

/** Writes a value as the formatter does where it fits on the line. */
function onOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`;
  if (!isObject(value) || Object.keys(value).length === 0) return JSON.stringify(value);
  const entries = Object.entries(value).map(
    ([key, entry]) => `${JSON.stringify(key)}: ${onOneLine(entry)}`,
  );
  return `{ ${entries.join(', ')} }`;
}
