import { isSame } from '../canonical.ts';
import type { Fact, Thing } from '../model/thing.ts';

/** The new product with calls that have only another name called as they were: no visitor and no provider sees it. */
export function alignCalls(old: Thing, now: Thing): Thing {
  const names = renamedCalls(calls(old), calls(now));
  if (names.size === 0) return now;
  const nameOf = (value: unknown) => names.get(String(value)) ?? value;
  const align = (thing: Thing): Thing => {
    if (thing.kind === 'call') return { ...thing, id: String(nameOf(thing.id)) };
    if (thing.kind === 'provider') return { ...thing, facts: thing.facts.map(alignKey) };
    return thing.kind === 'screen' ? { ...thing, facts: thing.facts.map(alignValue) } : thing;
  };
  const alignKey = (fact: Fact): Fact => {
    const [, call] = /^calls\.(.*)$/.exec(fact.name) ?? [];
    return call === undefined ? fact : { ...fact, name: `calls.${nameOf(call)}` };
  };
  const alignValue = (fact: Fact): Fact =>
    /^(load|submit)\.call$/.test(fact.name) ? { ...fact, value: nameOf(fact.value) } : fact;
  return { ...now, children: now.children.map(align) };
}

const calls = ({ children }: Thing): Thing[] => children.filter(({ kind }) => kind === 'call');

/** What calls were called, by what they are called. */
function renamedCalls(old: Thing[], now: Thing[]): Map<string, string> {
  const isIn = (things: Thing[], { id }: Thing) => things.some((thing) => thing.id === id);
  const gone = old.filter((thing) => !isIn(now, thing));
  const names = new Map<string, string>();
  for (const { id, facts } of now.filter((thing) => !isIn(old, thing))) {
    const index = gone.findIndex((thing) => isSame(thing.facts, facts));
    const [found] = index === -1 ? [] : gone.splice(index, 1);
    if (found) names.set(id, found.id);
  }
  return names;
}
