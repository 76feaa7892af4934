import type { Node } from '../model/node.ts';
import { compareAttributes } from './compare-nodes.ts';
import type { ModelChange } from './model-change.ts';

type Added = Extract<ModelChange, { kind: 'added' }>;
type Removed = Extract<ModelChange, { kind: 'removed' }>;

/** Merges a question removed from one step and added to another step of the same screen into one move. */
export function mergeMovesBetweenSteps(differences: ModelChange[]): ModelChange[] {
  const removed = differences.filter((one): one is Removed => one.kind === 'removed');
  const told = new Set<ModelChange>();
  const found = differences.flatMap((one): ModelChange[] => {
    if (one.kind !== 'added') return [one];
    const gone = removed.find((other) => !told.has(other) && isOneField(other, one));
    const [from, to] = [gone?.path.at(-1)?.old, one.path.at(-1)?.now];
    if (!gone || !from || !to) return [one];
    told.add(gone);
    const pair = { old: gone.thing, now: one.thing };
    const { path } = one;
    return [
      { kind: 'movedBetweenSteps', ...pair, from, to, path },
      ...compareAttributes(gone.thing, one.thing, path).filter(
        (attribute) => attribute.kind !== 'added',
      ),
    ];
  });
  return found.filter((one) => !told.has(one));
}

function isOneField(gone: Removed, added: Added): boolean {
  const screenOf = ({ path }: Added | Removed): Node | undefined => path[1]?.now;
  const { thing } = added;
  return (
    thing.kind === 'question' &&
    gone.thing.kind === 'question' &&
    gone.thing.pointer === thing.pointer &&
    screenOf(gone) === screenOf(added)
  );
}
