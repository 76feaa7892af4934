import { canonical, isSame } from '../canonical.ts';
import type { Fact, Thing } from '../model/thing.ts';
import type { Difference, Path } from './difference.ts';
import { match } from './match.ts';
import { displacedPairs } from './pair-up.ts';

/** Everything in which two things that are the same one differ. */
export function compare(old: Thing, now: Thing, path: Path = []): Difference[] {
  if (old === now) return [];
  const own: Difference[] = [];
  if (old.id !== now.id) own.push({ kind: 'renamed', old, now, path });
  if (old.label !== now.label) own.push({ kind: 'relabelled', old, now, path });
  return [...own, ...compareFacts(old, now, path), ...compareChildren(old, now, path)];
}

export function compareFacts(old: Thing, now: Thing, path: Path): Difference[] {
  const before = new Map(old.facts.map((fact) => [keyOf(fact), fact]));
  const after = new Map(now.facts.map((fact) => [keyOf(fact), fact]));
  const keys = new Set([...after.keys(), ...before.keys()]);
  return [...keys].flatMap((key): Difference[] => {
    const [was, is] = [before.get(key), after.get(key)];
    const fact = is ?? was;
    if (!fact || isSame(was?.value, is?.value)) return [];
    const { name, under } = fact;
    return [{ kind: 'fact', old, now, name, under, was: was?.value, is: is?.value, path }];
  });
}

const keyOf = ({ name, under }: Fact): string => (under ? `${name} ${canonical(under)}` : name);

function compareChildren(old: Thing, now: Thing, around: Path): Difference[] {
  const path = [...around, { old, now }];
  const { pairs, added, removed } = match(old.children, now.children);
  const away = isOrdered(now) ? displacedPairs(pairs, old.children) : [];
  const displaced = new Set(away.map((pair) => pair.now));
  const pairOf = new Map(pairs.map((pair) => [pair.now, pair]));
  const found = now.children.flatMap((thing, index): Difference[] => {
    const pair = pairOf.get(thing);
    const after = now.children[index - 1];
    if (!pair) return added.includes(thing) ? [{ kind: 'added', thing, after, path }] : [];
    const inside = compare(pair.old, thing, path);
    return displaced.has(thing) ? [{ kind: 'moved', thing, after, path }, ...inside] : inside;
  });
  return [...found, ...removed.map((thing): Difference => ({ kind: 'removed', thing, path }))];
}

/** Screens and calls lie in folders and files that have no order. */
const isOrdered = ({ kind }: Thing): boolean => kind !== 'product';
