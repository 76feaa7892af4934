import type { Thing } from '../model/thing.ts';
import { compareFacts } from './compare.ts';
import type { Difference } from './difference.ts';

type Added = Extract<Difference, { kind: 'added' }>;
type Removed = Extract<Difference, { kind: 'removed' }>;

/** The differences with what is gone from one step and new in another of the same screen told as one. */
export function withDisplaced(differences: Difference[]): Difference[] {
  const removed = differences.filter((one): one is Removed => one.kind === 'removed');
  const told = new Set<Difference>();
  const found = differences.flatMap((one): Difference[] => {
    if (one.kind !== 'added') return [one];
    const gone = removed.find((other) => !told.has(other) && isOneField(other, one));
    const [from, to] = [gone?.path.at(-1)?.old, one.path.at(-1)?.now];
    if (!gone || !from || !to) return [one];
    told.add(gone);
    const pair = { old: gone.thing, now: one.thing };
    const { path } = one;
    return [
      { kind: 'displaced', ...pair, from, to, path },
      ...compareFacts(gone.thing, one.thing, path).filter((fact) => fact.kind !== 'added'),
    ];
  });
  return found.filter((one) => !told.has(one));
}

function isOneField(gone: Removed, added: Added): boolean {
  const screenOf = ({ path }: Added | Removed): Thing | undefined => path[1]?.now;
  const { thing } = added;
  return (
    thing.kind === 'question' &&
    gone.thing.kind === 'question' &&
    gone.thing.at === thing.at &&
    screenOf(gone) === screenOf(added)
  );
}
