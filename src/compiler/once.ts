/** A function of an object that is worked out once for each object. */
export function once<In extends object, Out>(work: (from: In) => Out): (from: In) => Out {
  const known = new WeakMap<In, Out>();
  return (from) => {
    const found = known.get(from) ?? work(from);
    known.set(from, found);
    return found;
  };
}
