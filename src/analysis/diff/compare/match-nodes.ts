import { isEqual } from '../canonical-json.ts';
import { attributeOf, type Node } from '../model/node.ts';

export interface Matched {
  pairs: { old: Node; now: Node }[];
  added: Node[];
  removed: Node[];
}

/** Pairs the nodes of two lists: those with the same id first, then renamed ones. */
export function match(old: Node[], now: Node[]): Matched {
  const pairs: Matched['pairs'] = [];
  let [left, right] = [old, now];
  for (const isPair of [isNamesake, ...renameCriteria]) {
    const taken = new Set<Node>();
    for (const thing of right) {
      const found = left.find((other) => !taken.has(other) && isPair(other, thing));
      if (!found) continue;
      taken.add(found).add(thing);
      pairs.push({ old: found, now: thing });
    }
    left = left.filter((thing) => !taken.has(thing));
    right = right.filter((thing) => !taken.has(thing));
  }
  const order = new Map(now.map((thing, index) => [thing, index]));
  pairs.sort((a, b) => (order.get(a.now) ?? 0) - (order.get(b.now) ?? 0));
  return { pairs, added: right, removed: left };
}

type IsPair = (old: Node, now: Node) => boolean;

const isNamesake: IsPair = (old, now) => old.id === now.id && isOfOneKind(old, now);

/** A question that becomes a group is another node. */
const isOfOneKind: IsPair = (old, now) => old.kind === now.kind;

/** Criteria by which renamed nodes are recognized, the most reliable first. */
const renameCriteria: IsPair[] = [
  (old, now) => isOfOneKind(old, now) && old.kind === 'screen' && old.folder === now.folder,
  (old, now) => isOfOneKind(old, now) && old.kind === 'screen' && isEqual(bare(old), bare(now)),
  (old, now) =>
    isOfOneKind(old, now) &&
    ['question', 'group', 'list', 'step'].includes(old.kind) &&
    old.label !== '' &&
    old.label === now.label &&
    isEqual(attributeOf(old, 'type'), attributeOf(now, 'type')),
  (old, now) =>
    isOfOneKind(old, now) &&
    ['group', 'list', 'step'].includes(old.kind) &&
    old.children.length > 0 &&
    isEqual(names(old), names(now)),
];

const bare = ({ attributes, children }: Node) => [attributes, children];

const names = ({ children }: Node) => children.map(({ id }) => id).sort();
