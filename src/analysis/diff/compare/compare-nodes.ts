import { canonicalJson } from '../../../core/text/canonical-json.ts';
import { isEqual } from '../canonical-json.ts';
import { nameLabels } from '../model/name-labels.ts';
import { type Attribute, attributeOf, type Node } from '../model/node.ts';
import type { ChangePath, ModelChange } from './model-change.ts';
import { movedPairs, type Paired, pairUp } from './pair-items.ts';

/** Lists the differences between two versions of a node. */
export function compare(previous: Node, current: Node, path: ChangePath = []): ModelChange[] {
  if (previous === current) return [];
  const { renamed, relabelled } = nameLabels(current);
  const named = { kind: 'attribute', previous, current, path } as const;
  const names = [
    { name: 'renamed', label: renamed, oldValue: previous.id, newValue: current.id },
    { name: 'relabelled', label: relabelled, oldValue: previous.label, newValue: current.label },
  ];
  return [
    ...names
      .filter(({ oldValue, newValue }) => oldValue !== newValue)
      .map((one): ModelChange => ({ ...named, ...one })),
    ...compareAttributes(previous, current, path),
    ...compareChildren(previous, current, path),
  ];
}

export function compareAttributes(previous: Node, current: Node, path: ChangePath): ModelChange[] {
  const before = new Map(previous.attributes.map((attribute) => [keyOf(attribute), attribute]));
  const after = new Map(current.attributes.map((attribute) => [keyOf(attribute), attribute]));
  const keys = new Set([...after.keys(), ...before.keys()]);
  return [...keys].flatMap((key): ModelChange[] => {
    const attribute = after.get(key) ?? before.get(key);
    if (!attribute || isToldByBranch(attribute, before, after)) return [];
    const { name, label, under } = attribute;
    const oldValue = effectiveValue(attribute, previous, before);
    const newValue = effectiveValue(attribute, current, after);
    if (isEqual(oldValue, newValue)) return [];
    return [
      {
        kind: 'attribute',
        previous,
        current,
        name,
        label,
        under,
        oldValue,
        newValue,
        path,
      },
    ];
  });
}

type AttributesByKey = Map<string, Attribute>;

/** In branches without content of their own, a question shows the content that it has otherwise. */
const contentNames = ['widget', 'default', 'title'];

function effectiveValue(
  { name, under }: Attribute,
  node: Node,
  attributes: AttributesByKey,
): unknown {
  const own = attributes.get(keyOf({ name, under }));
  if (own || !under || !contentNames.includes(name)) return own?.value;
  return name === 'title' ? node.label : attributes.get(name)?.value;
}

/** Returns whether an attribute that one side has for all branches has the other side for each branch. */
function isToldByBranch(
  { name, under }: Attribute,
  before: AttributesByKey,
  after: AttributesByKey,
): boolean {
  if (under || !contentNames.includes(name)) return false;
  return [before, after].some(
    (attributes) =>
      !attributes.has(name) && [...attributes.values()].some((other) => other.name === name),
  );
}

const keyOf = ({ name, under }: Pick<Attribute, 'name' | 'under'>): string =>
  under ? `${name} ${canonicalJson(under)}` : name;

function compareChildren(previous: Node, current: Node, around: ChangePath): ModelChange[] {
  const path = [...around, { previous, current }];
  const { pairs, added, removed } = match(previous.children, current.children);
  const away = isOrdered(current) ? movedPairs(pairs, previous.children) : [];
  const moved = new Set(away.map((pair) => pair.current));
  const pairOf = new Map(pairs.map((pair) => [pair.current, pair]));
  const found = current.children.flatMap((node, index): ModelChange[] => {
    const pair = pairOf.get(node);
    const after = current.children[index - 1];
    if (!pair) return added.includes(node) ? [{ kind: 'added', node, after, path }] : [];
    const inside = compare(pair.previous, node, path);
    return moved.has(node) ? [{ kind: 'moved', node, after, path }, ...inside] : inside;
  });
  return [...found, ...removed.map((node): ModelChange => ({ kind: 'removed', node, path }))];
}

/** Screens and calls are folders and entries without an order. */
const isOrdered = ({ kind }: Node): boolean => kind !== 'product';

/** Pairs the nodes of two lists: those with the same id first, then renamed ones. A question that became a group is another node. */
const match = (previous: Node[], current: Node[]): Paired<Node> =>
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
    isEqual(attributeOf(previous, 'type')?.value, attributeOf(current, 'type')?.value),
  (previous, current) =>
    ['group', 'list', 'step'].includes(previous.kind) &&
    previous.children.length > 0 &&
    isEqual(childIds(previous), childIds(current)),
];

const bare = ({ attributes, children }: Node) => [attributes, children];

const childIds = ({ children }: Node) => children.map(({ id }) => id).sort();
