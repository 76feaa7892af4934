import { isEqual } from '../canonical-json.ts';
import type { Attribute, Node } from '../model/node.ts';

/** Returns the new product with the old names of renamed calls, since neither visitors nor the provider see names. */
export function alignCalls(old: Node, now: Node): Node {
  const names = renamedCalls(calls(old), calls(now));
  if (names.size === 0) return now;
  const nameOf = (value: unknown) => names.get(String(value)) ?? value;
  const align = (thing: Node): Node => {
    if (thing.kind === 'call') return { ...thing, id: String(nameOf(thing.id)) };
    if (thing.kind === 'provider') return { ...thing, attributes: thing.attributes.map(alignKey) };
    return thing.kind === 'screen'
      ? { ...thing, attributes: thing.attributes.map(alignValue) }
      : thing;
  };
  const alignKey = (attribute: Attribute): Attribute => {
    const [, call] = /^calls\.(.*)$/.exec(attribute.name) ?? [];
    return call === undefined ? attribute : { ...attribute, name: `calls.${nameOf(call)}` };
  };
  const alignValue = (attribute: Attribute): Attribute =>
    /^(load|submit)\.call$/.test(attribute.name)
      ? { ...attribute, value: nameOf(attribute.value) }
      : attribute;
  return { ...now, children: now.children.map(align) };
}

const calls = ({ children }: Node): Node[] => children.filter(({ kind }) => kind === 'call');

/** Maps the new names of renamed calls to their old names. */
function renamedCalls(old: Node[], now: Node[]): Map<string, string> {
  const isIn = (things: Node[], { id }: Node) => things.some((thing) => thing.id === id);
  const gone = old.filter((thing) => !isIn(now, thing));
  const names = new Map<string, string>();
  for (const { id, attributes } of now.filter((thing) => !isIn(old, thing))) {
    const index = gone.findIndex((thing) => isEqual(thing.attributes, attributes));
    const [found] = index === -1 ? [] : gone.splice(index, 1);
    if (found) names.set(id, found.id);
  }
  return names;
}
