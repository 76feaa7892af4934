import { digest } from './digest.ts';

/**
 * Returns items in an order that looks random, and is the same for the same seed. An item that comes or goes leaves the order
 * of the others.
 *
 * @param seed any text
 * @param nameOf returns a text by which an item is known; different items have different ones
 * @param isFixed returns whether an item keeps its place
 */
export function shuffle<Item>(
  items: readonly Item[],
  seed: string,
  { nameOf, isFixed }: { nameOf: (item: Item) => string; isFixed: (item: Item) => boolean },
): Item[] {
  const rankOf = (item: Item) => digest(`${seed} ${nameOf(item)}`);
  const moving = items
    .filter((item) => !isFixed(item))
    .sort((one, other) => rankOf(one) - rankOf(other));
  return items.map((item) => (isFixed(item) ? item : (moving.shift() as Item)));
}
