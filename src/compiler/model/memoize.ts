/** Memoizes a function of an object. */
export function memoizeByObject<In extends object, Out>(
  compute: (input: In) => Out,
): (input: In) => Out {
  const results = new WeakMap<In, Out>();
  return (input) => {
    const result = results.get(input) ?? compute(input);
    results.set(input, result);
    return result;
  };
}

/** Memoizes a function of two objects. */
export function memoizeByPair<First extends object, Second extends object, Out>(
  compute: (first: First, second: Second) => Out,
): (first: First, second: Second) => Out {
  const byFirst = memoizeByObject((first: First) =>
    memoizeByObject((second: Second) => compute(first, second)),
  );
  return (first, second) => byFirst(first)(second);
}
