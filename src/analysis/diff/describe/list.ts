import type { Question } from '../../../compiled/question.ts';
import { isEqual } from '../canonical-json.ts';
import { movedPairs, pairUp } from '../compare/pair-items.ts';
import { describeReplaced, joinList } from './format-value.ts';
import type { Context } from './kind.ts';

type Item = Record<string, unknown>;

/** The words for the items of a list. In templates, "{title}" and other keys of an item stand for their values. */
export interface ItemWords {
  /** Names an item: "the button {title}". */
  item: string;
  title: (item: Item) => string;
  /** Returns the words about a new item beside its name. */
  details?: (item: Item) => string[];
  /** Names the keys that can change: "the target of {item}". */
  parts?: Record<string, string>;
  /** The keys by which an item is the same after a change, the most reliable first. */
  sameBy?: string[];
  /** Makes items of the values of a list. */
  itemsOf?: (values: unknown[], questions: Question[]) => Item[];
}

/** Maximum number of items that are listed in their new order. */
const mostListed = 8;

const itemsIn = (values: unknown[], { itemsOf }: ItemWords, questions: Question[]): Item[] =>
  itemsOf ? itemsOf(values, questions) : (values as Item[]);

/** Formats a list: "'Home' (which leads to /) and 'Back' (which leads to /start)". */
export function formatItems(values: unknown[], words: ItemWords, questions: Question[]): string {
  const { title, details = () => [] } = words;
  const print = (item: Item) =>
    [title(item), ...(details(item).length > 0 ? [`(${details(item).join(', ')})`] : [])].join(' ');
  return joinList(itemsIn(values, words, questions).map(print));
}

/** Describes the items of a list that are gone, new, changed, or in another place. */
export function describeList(
  noun: string,
  [oldValues, newValues]: [unknown[], unknown[]],
  words: ItemWords,
  { it, questions: { previous, current } }: Context,
): string[] {
  const { title, details = () => [], parts = {}, sameBy = [] } = words;
  const oldItems = itemsIn(oldValues, words, previous);
  const newItems = itemsIn(newValues, words, current);
  const isSame = sameBy.map(
    (key) => (one: Item, other: Item) => one[key] !== undefined && isEqual(one[key], other[key]),
  );
  const { pairs, added, removed } = pairUp(oldItems, newItems, [isEqual, ...isSame]);
  const fill = (template: string, item: Item): string =>
    template.replace(/\{(\w+)\}/g, (_, key) => {
      if (key === 'it') return it;
      if (key === 'item') return nameOf(item);
      return key === 'title' ? title(item) : String(item[key]);
    });
  const nameOf = (item: Item) => fill(words.item, item);
  const place = (item: Item, first: string) => {
    const before = newItems[newItems.indexOf(item) - 1];
    return before === undefined ? first : `after ${title(before)}`;
  };
  const moved = movedPairs(pairs, oldItems).map(({ current }) => current);
  return [
    ...removed.map((item) => `${nameOf(item)} is gone`),
    ...added.map((item) =>
      [`there is now ${nameOf(item)}`, ...details(item), place(item, 'as the first')].join(', '),
    ),
    ...pairs.flatMap(({ previous: old, current: now }) =>
      Object.entries(parts).flatMap(([key, part]) =>
        isEqual(old[key], now[key]) ? [] : [describeReplaced(fill(part, old), old[key], now[key])],
      ),
    ),
    ...(moved.length > 1
      ? [`${noun} is in another order: ${inOrder(newItems.map(title))}`]
      : moved.map((item) => `${nameOf(item)} now comes ${place(item, 'first')}`)),
  ];
}

const inOrder = (names: string[]): string =>
  names.length > mostListed ? `${joinList(names.slice(0, 3))} first` : joinList(names);
