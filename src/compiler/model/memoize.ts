/** A function of an object that is worked out once for each object. */
export function memoizeByObject<In extends object, Out>(
  work: (from: In) => Out,
): (from: In) => Out {
  const known = new WeakMap<In, Out>();
  return (from) => {
    const found = known.get(from) ?? work(from);
    known.set(from, found);
    return found;
  };
}

/** A function of two objects that is worked out once for each pair. */
export function memoizeByPair<First extends object, Second extends object, Out>(
  work: (first: First, second: Second) => Out,
): (first: First, second: Second) => Out {
  const ofFirst = memoizeByObject((first: First) =>
    memoizeByObject((second: Second) => work(first, second)),
  );
  return (first, second) => ofFirst(first)(second);
}
