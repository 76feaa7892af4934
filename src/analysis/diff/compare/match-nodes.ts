import { isEqual } from '../canonical-json.ts';
import { attributeOf, type Node } from '../model/node.ts';
import { type Paired, pairUp } from './pair-items.ts';

/** Pairs the nodes of two lists: those with the same id first, then renamed ones. A question that became a group is another node. */
export const match = (previous: Node[], current: Node[]): Paired<Node> =>
  pairUp(
    previous,
    current,
    criteria.map((isPair) => (one, other) => one.kind === other.kind && isPair(one, other)),
  );

/** Criteria for the same node, the most reliable first. */
const criteria: ((previous: Node, current: Node) => boolean)[] = [
  (previous, current) => previous.id === current.id,
  (previous, current) => previous.kind === 'screen' && previous.folder === current.folder,
  (previous, current) => previous.kind === 'screen' && isEqual(bare(previous), bare(current)),
  (previous, current) =>
    ['question', 'group', 'list', 'step'].includes(previous.kind) &&
    previous.label !== '' &&
    previous.label === current.label &&
    isEqual(attributeOf(previous, 'type'), attributeOf(current, 'type')),
  (previous, current) =>
    ['group', 'list', 'step'].includes(previous.kind) &&
    previous.children.length > 0 &&
    isEqual(names(previous), names(current)),
];

const bare = ({ attributes, children }: Node) => [attributes, children];

const names = ({ children }: Node) => children.map(({ id }) => id).sort();
