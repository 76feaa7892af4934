import { isEqual } from '../canonical-json.ts';
import type { Attribute, Node } from '../model/node.ts';

/** Returns the new product with the old names of renamed calls, since neither visitors nor the provider see names. */
export function alignCalls(previous: Node, current: Node): Node {
  const names = renamedCalls(calls(previous), calls(current));
  if (names.size === 0) return current;
  const nameOf = (value: unknown) => names.get(String(value)) ?? value;
  const align = (node: Node): Node => {
    if (node.kind === 'call') {
      const id = String(nameOf(node.id));
      return { ...node, id, label: id };
    }
    if (node.kind === 'provider') return { ...node, attributes: node.attributes.map(alignKey) };
    return node.kind === 'screen' ? { ...node, attributes: node.attributes.map(alignValue) } : node;
  };
  const alignKey = (attribute: Attribute): Attribute => {
    const [, call] = /^calls\.(.*)$/.exec(attribute.name) ?? [];
    return call === undefined ? attribute : { ...attribute, name: `calls.${nameOf(call)}` };
  };
  const alignValue = (attribute: Attribute): Attribute =>
    /^(load|submit)\.call$/.test(attribute.name)
      ? { ...attribute, value: nameOf(attribute.value) }
      : attribute;
  return { ...current, children: current.children.map(align) };
}

const calls = ({ children }: Node): Node[] => children.filter(({ kind }) => kind === 'call');

/** Maps the new names of renamed calls to their old names. */
function renamedCalls(previous: Node[], current: Node[]): Map<string, string> {
  const isIn = (nodes: Node[], { id }: Node) => nodes.some((node) => node.id === id);
  const removed = previous.filter((node) => !isIn(current, node));
  const names = new Map<string, string>();
  for (const { id, attributes } of current.filter((node) => !isIn(previous, node))) {
    const index = removed.findIndex((node) => isEqual(node.attributes, attributes));
    const [found] = index === -1 ? [] : removed.splice(index, 1);
    if (found) names.set(id, found.id);
  }
  return names;
}
