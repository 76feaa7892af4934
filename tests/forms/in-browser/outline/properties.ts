import type { AxNode } from './ax-node.ts';
import type { Item } from './item.ts';

/** Returns the states of an item that a screen reader announces, with its level, value and target. */
export function statesOf(
  node: AxNode,
  role: string,
  written: Record<string, string>,
  origin: string,
): Pick<Item, 'states' | 'level' | 'value' | 'to'> {
  const is = (name: string) => {
    const value = propertyOf(node, name);
    return value === true || value === 'true';
  };
  const invalid = propertyOf(node, 'invalid');
  const current = written['aria-current'];
  const required = is('required') || written['aria-required'] === 'true';
  const states = [
    ...(required ? ['required'] : []),
    ...['checked', 'pressed', 'selected', 'expanded', 'disabled', 'readonly', 'modal'].filter(is),
    ...(propertyOf(node, 'checked') === 'mixed' ? ['partly checked'] : []),
    ...(invalid === undefined || invalid === 'false' ? [] : ['invalid']),
    ...(current === undefined || current === 'false' ? [] : [`current ${current}`]),
  ];
  const level = propertyOf(node, 'level');
  const value = node.value?.value;
  const url = propertyOf(node, 'url');
  return {
    states,
    level: role === 'heading' ? Number(level) : undefined,
    value: value === undefined || value === '' ? undefined : String(value),
    to: role === 'link' && typeof url === 'string' ? url.replace(origin, '') : undefined,
  };
}

const propertyOf = (node: AxNode, name: string): unknown =>
  node.properties?.find((property) => property.name === name)?.value.value;

/** Returns the options of a closed list that are in the tree. */
export function offeredIn(nodes: AxNode[]): string[] | undefined {
  const options = nodes.filter(({ role }) => role?.value === 'option');
  return options.length === 0 ? undefined : options.map(({ name }) => String(name?.value ?? ''));
}

/** Returns the day in a date input, whose three parts have the order of the visitor's language. */
export function dayIn(nodes: AxNode[]): string | undefined {
  const parts = nodes.filter(({ role }) => role?.value === 'spinbutton');
  const part = (most: (limit: number) => boolean) =>
    Number(parts.find((each) => most(Number(propertyOf(each, 'valuemax'))))?.value?.value ?? 0);
  const year = part((limit) => limit > 31);
  if (year === 0) return undefined;
  const [month, day] = [part((limit) => limit === 12), part((limit) => limit > 12 && limit <= 31)];
  const padded = (number: number, digits: number) => String(number).padStart(digits, '0');
  return `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`;
}
