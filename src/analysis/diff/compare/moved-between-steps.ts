import type { Node } from '../model/node.ts';
import { compareAttributes } from './compare-nodes.ts';
import type { ModelChange } from './model-change.ts';

type Added = Extract<ModelChange, { kind: 'added' }>;
type Removed = Extract<ModelChange, { kind: 'removed' }>;

/** Merges a question removed from one step and added to another step of the same screen into one move. */
export function mergeMovesBetweenSteps(changes: ModelChange[]): ModelChange[] {
  const removed = changes.filter((one): one is Removed => one.kind === 'removed');
  const merged = new Set<ModelChange>();
  const found = changes.flatMap((one): ModelChange[] => {
    if (one.kind !== 'added') return [one];
    const origin = removed.find((other) => !merged.has(other) && isOneField(other, one));
    const [from, to] = [origin?.path.at(-1)?.previous, one.path.at(-1)?.current];
    if (!origin || !from || !to) return [one];
    merged.add(origin);
    const pair = { previous: origin.node, current: one.node };
    const { path } = one;
    return [
      { kind: 'movedBetweenSteps', ...pair, from, to, path },
      ...compareAttributes(origin.node, one.node, path).filter(
        (attribute) => attribute.kind !== 'added',
      ),
    ];
  });
  return found.filter((one) => !merged.has(one));
}

function isOneField(removed: Removed, added: Added): boolean {
  const screenOf = ({ path }: Added | Removed): Node | undefined => path[1]?.current;
  const { node } = added;
  return (
    node.kind === 'question' &&
    removed.node.kind === 'question' &&
    removed.node.pointer === node.pointer &&
    screenOf(removed) === screenOf(added)
  );
}
