import type { AxTree } from './ax-node.ts';
import type { Item } from './item.ts';
import { itemsOf } from './items.ts';

/** Of a list with more choices, such as one of all countries, only the first ones are printed. */
const mostOptions = 16;
const firstOptions = 3;

/**
 * Prints a page as a screen reader announces it, one line for each item. The text is independent of the markup, so it
 * changes only with something that visitors hear or see.
 *
 * @param origin where the page is served, which is left out of links
 */
export const outline = (tree: AxTree, origin: string): string =>
  itemsOf(tree, origin)
    .flatMap((item) => lines(item, ''))
    .join('\n');

function lines({ children, options, ...item }: Item, indent: string): string[] {
  // Items directly on the page are not indented.
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
  return `${options.slice(0, firstOptions).map(quoted).join(', ')} and ${options.length - firstOptions} more`;
}

const quoted = (text: string): string => `"${text}"`;
