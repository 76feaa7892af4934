/**
 * Returns the nodes that lead from one to a goal, the start aside and the goal last; `undefined` where no way leads there.
 *
 * @param next returns the nodes that a node leads to
 */
export function wayTo<Node>(
  start: Node,
  next: (node: Node) => Iterable<Node>,
  isGoal: (node: Node) => boolean,
): Node[] | undefined {
  const seen = new Set([start]);
  const wayFrom = (node: Node, way: Node[]): Node[] | undefined => {
    if (isGoal(node)) return way;
    for (const one of next(node)) {
      if (seen.has(one)) continue;
      seen.add(one);
      const found = wayFrom(one, [...way, one]);
      if (found) return found;
    }
    return undefined;
  };
  return wayFrom(start, []);
}
