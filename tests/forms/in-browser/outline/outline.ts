import type { AxTree } from './ax-node.ts';
import type { Item } from './item.ts';
import { itemsOf } from './items.ts';

/** A list with more choices, such as one of all countries, is only begun. */
const mostOptions = 16;
const begun = 3;

/**
 * A page as text: what a screen reader comes by, in its order, a line each. Nothing of how the page is marked up is in
 * it, so it changes only when somebody would hear or see something else.
 *
 * @param origin where the page is served, which is left out of links
 */
export const outline = (tree: AxTree, origin: string): string =>
  itemsOf(tree, origin)
    .flatMap((item) => lines(item, ''))
    .join('\n');

function lines({ children, options, ...item }: Item, indent: string): string[] {
  // What is not in anything but the page stands at the edge.
  const inner = item.role === 'page' ? indent : `${indent}  `;
  return [
    indent + line(item),
    ...(options ? [`${inner}offers ${offers(options)}`] : []),
    ...children.flatMap((child) => lines(child, inner)),
  ];
}

function line(item: Omit<Item, 'children' | 'options'>): string {
  const { role, name, level, value, to, states, description } = item;
  const what = [role, level, name === '' ? undefined : quoted(name)];
  const head = what.filter((part) => part !== undefined).join(' ');
  const rest = [
    ...(value === undefined ? [] : [`value ${quoted(value)}`]),
    ...(to === undefined ? [] : [`to ${to}`]),
    ...states,
    ...(description === undefined ? [] : [`description ${quoted(description)}`]),
  ];
  return [head, ...rest].join(', ');
}

function offers(options: string[]): string {
  if (options.length <= mostOptions) return options.map(quoted).join(', ');
  return `${options.slice(0, begun).map(quoted).join(', ')} and ${options.length - begun} more`;
}

const quoted = (text: string): string => `"${text}"`;
