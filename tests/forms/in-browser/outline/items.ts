import type { AxNode, AxTree } from './ax-node.ts';
import type { Item } from './item.ts';
import { dayIn, offeredIn, statesOf } from './properties.ts';

/** ARIA roles with a meaning for visitors, by Chromium's names for them. All others only structure the page. */
const roles: Record<string, string> = {
  ...Object.fromEntries(
    [
      'alert',
      'alertdialog',
      'banner',
      'button',
      'checkbox',
      'combobox',
      'complementary',
      'contentinfo',
      'definition',
      'dialog',
      'group',
      'heading',
      'image',
      'link',
      'list',
      'listbox',
      'listitem',
      'main',
      'meter',
      'navigation',
      'option',
      'progressbar',
      'radio',
      'radiogroup',
      'region',
      'search',
      'searchbox',
      'slider',
      'spinbutton',
      'status',
      'switch',
      'tab',
      'table',
      'tablist',
      'tabpanel',
      'term',
      'textbox',
      'row',
      'cell',
      'columnheader',
      'rowheader',
    ].map((role) => [role, role]),
  ),
  RootWebArea: 'page',
  Date: 'date',
  Time: 'time',
  DateTime: 'date and time',
};

/** Roles whose name is their text. */
const namedByText = [
  'listitem',
  'alert',
  'status',
  'term',
  'definition',
  'cell',
  'columnheader',
  'rowheader',
];
/** Roles whose name contains everything inside them. */
const closed = ['heading', 'button', 'link', 'option', 'combobox', 'textbox', 'date', 'image'];

/** Returns the items of a page in reading order. */
export function itemsOf({ nodes, written }: AxTree, origin: string): Item[] {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const childrenOf = ({ childIds = [] }: AxNode) => childIds.flatMap((id) => byId.get(id) ?? []);

  function read(node: AxNode, inLabel: boolean): Item[] {
    const chromium = textOf(node.role);
    if (chromium === 'StaticText' && !node.ignored) {
      const name = tidy(textOf(node.name));
      // The text of a label is the name of its control.
      return inLabel || name === '' ? [] : [{ role: 'text', name, states: [], children: [] }];
    }
    const role = node.ignored ? undefined : roles[chromium];
    const inner = childrenOf(node).flatMap((child) =>
      read(child, (inLabel && role !== 'link') || chromium === 'LabelText'),
    );
    return role === undefined ? inner : item(node, role, inner);
  }

  function item(node: AxNode, role: string, inner: Item[]): Item[] {
    const name = tidy(textOf(node.name));
    const around = namedByText.includes(role) ? '' : name;
    const children = closed.includes(role) ? [] : withoutEchoes(inner, around);
    const sentence = namedByText.includes(role) && children.every((each) => each.role === 'text');
    const text = sentence ? children.map((each) => each.name).join(' ') : name;
    if (text === '' && (sentence || (role === 'group' && children.length === 0))) return [];
    const description = tidy(textOf(node.description));
    const under = descendants(node, childrenOf);
    return [
      {
        role,
        name: text,
        ...statesOf(node, role, written.get(node.backendDOMNodeId ?? -1) ?? {}, origin),
        ...(role === 'date' ? { value: dayIn(under) } : {}),
        ...(role === 'combobox' ? { options: offeredIn(under) } : {}),
        description: description === '' || description === text ? undefined : description,
        children: sentence ? [] : children,
      },
    ];
  }

  return nodes[0] ? read(nodes[0], false) : [];
}

/** Removes texts that repeat the name of the next or the outer item, or a part of a description. */
function withoutEchoes(items: Item[], around: string): Item[] {
  return items.filter((each, index) => {
    if (each.role !== 'text') return true;
    if (each.name === around || each.name === items[index + 1]?.name) return false;
    return !items.slice(0, index).some(({ description }) => description?.includes(each.name));
  });
}

function descendants(node: AxNode, childrenOf: (node: AxNode) => AxNode[]): AxNode[] {
  return childrenOf(node).flatMap((child) => [child, ...descendants(child, childrenOf)]);
}

const textOf = (property: { value?: unknown } | undefined): string => String(property?.value ?? '');

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();
