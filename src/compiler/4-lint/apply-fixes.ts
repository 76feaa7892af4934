import { applyEdits, type Edit, modify, type Node, parseTree } from 'jsonc-parser';
import { fromPointer } from '../../core/pointer.ts';
import type { Diagnostic, Fix } from '../model/diagnostic.ts';
import { nearestNode } from '../model/locate.ts';

/** More rounds than this would mean that two fixes undo each other. */
const mostRounds = 20;

/**
 * Makes every change that is the only possible one, until there is none left. One fix can make way for the next: two
 * keys to be added to one object follow each other in two rounds.
 *
 * @param check finds what is wrong with the texts
 * @returns the new texts of the files that changed, and how many changes there were
 */
export function applyFixes(
  texts: Map<string, string>,
  check: (texts: Map<string, string>) => Diagnostic[],
): { changed: Map<string, string>; count: number } {
  const current = new Map(texts);
  let count = 0;
  for (let round = 0; round < mostRounds; round++) {
    const fixable = check(current).filter(({ fix }) => fix);
    let made = 0;
    for (const file of new Set(fixable.map((one) => one.file))) {
      const text = current.get(file) ?? '';
      const edits = separate(
        fixable.filter((one) => one.file === file).map((one) => editsFor(text, one)),
      );
      current.set(file, applyEdits(text, edits.flat()));
      made += edits.length;
    }
    count += made;
    if (made === 0) break;
  }
  return {
    changed: new Map([...current].filter(([file, text]) => text !== texts.get(file))),
    count,
  };
}

/** Leaves out what would touch the same place as something before it. */
function separate(all: Edit[][]): Edit[][] {
  const kept: Edit[][] = [];
  for (const edits of all) {
    const free = edits.every((edit) =>
      kept
        .flat()
        .every(
          (other) =>
            edit.offset > other.offset + other.length || edit.offset + edit.length < other.offset,
        ),
    );
    if (edits.length > 0 && free) kept.push(edits);
  }
  return kept;
}

function editsFor(text: string, { pointer, fix }: Diagnostic): Edit[] {
  const tree = parseTree(text);
  const { node, found } = nearestNode(tree, pointer);
  if (!tree || !node || !fix) return [];
  if (fix.do === 'add') return addition(text, tree, fix);
  if (!found) return [];
  // What stands in the file for a name of app.json is not what the rule has judged.
  const source = text.slice(node.offset, node.offset + node.length);
  if (fix.do === 'replace' && source.includes('{names.')) return [];
  if (fix.do === 'remove') return modify(text, pathOf(node), undefined, {});
  const target = fix.do === 'rename' ? node.parent?.children?.[0] : node;
  const content = JSON.stringify(fix.do === 'rename' ? fix.to : fix.value);
  return target ? [{ offset: target.offset, length: target.length, content }] : [];
}

function addition(
  text: string,
  tree: Node,
  { pointer, value }: Extract<Fix, { do: 'add' }>,
): Edit[] {
  const cut = pointer.lastIndexOf('/');
  const { node, found } = nearestNode(tree, pointer.slice(0, cut));
  const key = fromPointer(pointer).at(-1) ?? '';
  if (!node) return [];
  if (found && node.type === 'array') return [insertion(text, node, JSON.stringify(value))];
  if (found && key === '-') return [];
  if (found) return [insertion(text, node, `${JSON.stringify(key)}: ${JSON.stringify(value)}`)];
  // The list itself is missing; its first entry comes with it.
  const list = fromPointer(pointer.slice(0, cut)).at(-1) ?? '';
  return [insertion(text, node, `${JSON.stringify(list)}: [${JSON.stringify(value)}]`)];
}

/** Adds to the end of an object or list, on a line of its own where the others have theirs. */
function insertion(text: string, { offset, length, children = [] }: Node, content: string): Edit {
  const last = children.at(-1);
  if (!last) return { offset: offset + 1, length: length - 2, content: ` ${content} ` };
  const end = last.offset + last.length;
  const before = text.slice(offset, children[0]?.offset);
  const [space = ' '] = /\r?\n[ \t]*$/.exec(before) ?? [];
  return { offset: end, length: 0, content: `,${space}${content}` };
}

function pathOf(node: Node): (string | number)[] {
  const path: (string | number)[] = [];
  for (let at: Node | undefined = node; at?.parent; at = at.parent) {
    if (at.parent.type === 'property') path.unshift(at.parent.children?.[0]?.value);
    else if (at.parent.type === 'array') path.unshift(at.parent.children?.indexOf(at) ?? 0);
  }
  return path;
}
