/** Returns whether two values are the same JSON; the keys of objects are compared in their order. */
export const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);
