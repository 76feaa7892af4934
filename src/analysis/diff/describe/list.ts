import type { Question } from '../../../compiled/question.ts';
import { isEqual } from '../canonical-json.ts';
import { movedPairs, pairUp } from '../compare/pair-items.ts';
import { describeReplaced, formatValue, joinList } from './format-value.ts';
import type { Label } from './label.ts';

/** The words for the items of a list in sentences. */
export interface ItemLabel<Item> {
  /** "the button 'Home'". */
  name: (item: Item) => string;
  /** The name in short: "'Home'". */
  short: (item: Item) => string;
  /** Returns the words about a new item beside its name: "which leads to /". */
  details?: (item: Item) => string | undefined;
  /** The nouns for the parts of an item that can change. */
  parts?: { [Key in keyof Item]?: (item: Item) => string };
  /** Tests for the same item after a change, the most reliable first. */
  isSame?: ((previous: Item, current: Item) => boolean)[];
}

/** Maximum number of items that are listed in their new order. */
const mostListed = 8;

/**
 * Returns the label of a list whose items have labels of their own.
 *
 * @param itemsOf returns the items of its value
 */
export const listOf = <Item>(
  noun: string,
  itemLabel: (it: string) => ItemLabel<Item>,
  itemsOf = (value: unknown, _questions: Question[]) => value as Item[],
): Label => ({
  noun,
  format: (value, questions) => {
    if (!Array.isArray(value)) return formatValue(value);
    const { short, details } = itemLabel('');
    const print = (item: Item) => {
      const said = details?.(item);
      return said === undefined ? short(item) : `${short(item)} (${said})`;
    };
    return joinList(itemsOf(value, questions).map(print));
  },
  describe: ({ oldValue, newValue }, named, { it, questions }) =>
    Array.isArray(oldValue) && Array.isArray(newValue)
      ? describeList(
          named,
          itemsOf(oldValue, questions.previous),
          itemsOf(newValue, questions.current),
          itemLabel(it),
        )
      : [],
});

/** Describes the items of a list that are gone, new, changed, or in another place. */
function describeList<Item>(
  noun: string,
  oldItems: Item[],
  newItems: Item[],
  { name, short, details, parts = {}, isSame = [] }: ItemLabel<Item>,
): string[] {
  const { pairs, added, removed } = pairUp(oldItems, newItems, [isEqual, ...isSame]);
  const place = (item: Item, first: string) => {
    const before = newItems[newItems.indexOf(item) - 1];
    return before === undefined ? first : `after ${short(before)}`;
  };
  const nouns = Object.entries(parts) as [keyof Item, (item: Item) => string][];
  const moved = movedPairs(pairs, oldItems).map(({ current }) => current);
  return [
    ...removed.map((item) => `${name(item)} is gone`),
    ...added.map((item) =>
      [`there is now ${name(item)}`, details?.(item), place(item, 'as the first')]
        .filter((part) => part !== undefined)
        .join(', '),
    ),
    ...pairs.flatMap(({ previous, current }) =>
      nouns.flatMap(([key, nounOf]) =>
        isEqual(previous[key], current[key])
          ? []
          : [describeReplaced(nounOf(previous), previous[key], current[key])],
      ),
    ),
    ...(moved.length > 1
      ? [`${noun} is in another order: ${inOrder(newItems.map(short))}`]
      : moved.map((item) => `${name(item)} now comes ${place(item, 'first')}`)),
  ];
}

const inOrder = (names: string[]): string =>
  names.length > mostListed ? `${joinList(names.slice(0, 3))} first` : joinList(names);
