import { canonicalJson, isEqual } from '../canonical-json.ts';
import type { Attribute, Node } from '../model/node.ts';
import { match } from './match-nodes.ts';
import type { ChangePath, ModelChange } from './model-change.ts';
import { movedPairs } from './pair-items.ts';

/** Lists the differences between two versions of a node. */
export function compare(old: Node, now: Node, path: ChangePath = []): ModelChange[] {
  if (old === now) return [];
  const own: ModelChange[] = [];
  if (old.id !== now.id) own.push({ kind: 'renamed', old, now, path });
  if (old.label !== now.label) own.push({ kind: 'relabelled', old, now, path });
  return [...own, ...compareAttributes(old, now, path), ...compareChildren(old, now, path)];
}

export function compareAttributes(old: Node, now: Node, path: ChangePath): ModelChange[] {
  const before = new Map(old.attributes.map((attribute) => [keyOf(attribute), attribute]));
  const after = new Map(now.attributes.map((attribute) => [keyOf(attribute), attribute]));
  const keys = new Set([...after.keys(), ...before.keys()]);
  return [...keys].flatMap((key): ModelChange[] => {
    const [was, is] = [before.get(key), after.get(key)];
    const attribute = is ?? was;
    if (!attribute || isEqual(was?.value, is?.value)) return [];
    const { name, under } = attribute;
    return [{ kind: 'attribute', old, now, name, under, was: was?.value, is: is?.value, path }];
  });
}

const keyOf = ({ name, under }: Attribute): string =>
  under ? `${name} ${canonicalJson(under)}` : name;

function compareChildren(old: Node, now: Node, around: ChangePath): ModelChange[] {
  const path = [...around, { old, now }];
  const { pairs, added, removed } = match(old.children, now.children);
  const away = isOrdered(now) ? movedPairs(pairs, old.children) : [];
  const moved = new Set(away.map((pair) => pair.now));
  const pairOf = new Map(pairs.map((pair) => [pair.now, pair]));
  const found = now.children.flatMap((thing, index): ModelChange[] => {
    const pair = pairOf.get(thing);
    const after = now.children[index - 1];
    if (!pair) return added.includes(thing) ? [{ kind: 'added', thing, after, path }] : [];
    const inside = compare(pair.old, thing, path);
    return moved.has(thing) ? [{ kind: 'moved', thing, after, path }, ...inside] : inside;
  });
  return [...found, ...removed.map((thing): ModelChange => ({ kind: 'removed', thing, path }))];
}

/** Screens and calls are folders and entries without an order. */
const isOrdered = ({ kind }: Node): boolean => kind !== 'product';
