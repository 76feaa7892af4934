import type { Path, ScreenPaths } from './path.ts';

/**
 * Answers that each browser proof of a product gives at most; to open a page counts as some of them. A proof of any
 * product ends in minutes, and says what it leaves out.
 */
export const maxAnswers = 3000;

/** Answers that take as long as to open a page. */
const answersPerPage = 15;

/** Returns what it costs to open a page and to give answers on it. */
export const pageCost = (answers: number): number => answersPerPage + answers;

/** Longest time that a page with so many answers may take, in milliseconds. */
export const timeLimit = (answers: number): number => 60_000 + 300 * answers;

/** Counts the answers that a path gives by hand. */
export const answersOn = (path: Path): number =>
  path.kind === 'walk'
    ? path.steps.slice(path.storedSteps).reduce((sum, { asked }) => sum + asked.length, 0)
    : 0;

/**
 * Chooses what a proof has the time for: the first item of each group, then the second of each, until the budget is
 * spent. The first item of all is always chosen.
 *
 * @returns the chosen items, group by group
 */
export function chooseWithin<T>(
  groups: T[][],
  costOf: (item: T) => number,
  budget = maxAnswers,
): T[][] {
  const chosen = groups.map((): T[] => []);
  let spent = 0;
  const rounds = Math.max(0, ...groups.map((group) => group.length));
  for (let round = 0; round < rounds; round++) {
    for (const [index, group] of groups.entries()) {
      const item = group[round];
      if (item === undefined) continue;
      const cost = costOf(item);
      if (spent > 0 && spent + cost > budget) return chosen;
      spent += cost;
      chosen[index]?.push(item);
    }
  }
  return chosen;
}

/** Returns the screens with the paths that a proof has the time for. */
export function walkablePaths(screens: ScreenPaths[], budget = maxAnswers): ScreenPaths[] {
  const chosen = chooseWithin(
    screens.map(({ paths }) => paths),
    (path) => pageCost(answersOn(path)),
    budget,
  );
  return screens.map((screen, index) => {
    const paths = chosen[index] ?? [];
    return { ...screen, paths, leftOut: screen.paths.length - paths.length };
  });
}
