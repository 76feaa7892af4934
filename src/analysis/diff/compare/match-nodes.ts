import { isEqual } from '../canonical-json.ts';
import { attributeOf, type Node } from '../model/node.ts';

export interface Matched {
  pairs: { previous: Node; current: Node }[];
  added: Node[];
  removed: Node[];
}

/** Pairs the nodes of two lists: those with the same id first, then renamed ones. */
export function match(previous: Node[], current: Node[]): Matched {
  const pairs: Matched['pairs'] = [];
  let [left, right] = [previous, current];
  for (const isPair of [isNamesake, ...renameCriteria]) {
    const taken = new Set<Node>();
    for (const node of right) {
      const found = left.find((other) => !taken.has(other) && isPair(other, node));
      if (!found) continue;
      taken.add(found).add(node);
      pairs.push({ previous: found, current: node });
    }
    left = left.filter((node) => !taken.has(node));
    right = right.filter((node) => !taken.has(node));
  }
  const order = new Map(current.map((node, index) => [node, index]));
  pairs.sort((a, b) => (order.get(a.current) ?? 0) - (order.get(b.current) ?? 0));
  return { pairs, added: right, removed: left };
}

type IsPair = (previous: Node, current: Node) => boolean;

const isNamesake: IsPair = (previous, current) =>
  previous.id === current.id && isOfOneKind(previous, current);

/** A question that becomes a group is another node. */
const isOfOneKind: IsPair = (previous, current) => previous.kind === current.kind;

/** Criteria by which renamed nodes are recognized, the most reliable first. */
const renameCriteria: IsPair[] = [
  (previous, current) =>
    isOfOneKind(previous, current) &&
    previous.kind === 'screen' &&
    previous.folder === current.folder,
  (previous, current) =>
    isOfOneKind(previous, current) &&
    previous.kind === 'screen' &&
    isEqual(bare(previous), bare(current)),
  (previous, current) =>
    isOfOneKind(previous, current) &&
    ['question', 'group', 'list', 'step'].includes(previous.kind) &&
    previous.label !== '' &&
    previous.label === current.label &&
    isEqual(attributeOf(previous, 'type'), attributeOf(current, 'type')),
  (previous, current) =>
    isOfOneKind(previous, current) &&
    ['group', 'list', 'step'].includes(previous.kind) &&
    previous.children.length > 0 &&
    isEqual(names(previous), names(current)),
];

const bare = ({ attributes, children }: Node) => [attributes, children];

const names = ({ children }: Node) => children.map(({ id }) => id).sort();
