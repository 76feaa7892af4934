import type { Path, ScreenPaths } from './path.ts';

/**
 * The time that each browser proof of a product takes at most, in answers; to open a page counts as some of them. A proof of any
 * product ends in minutes, and says what it leaves out.
 */
export const maxAnswers = 5000;

/** Answers that take as long as to open a page. */
const answersPerPage = 15;

/** Answers to a form that double the time of each, since the browser searches the form for every one of them. */
const answersPerSearch = 100;

/**
 * Returns what it costs to open a page and to fill in its forms, one after the other.
 *
 * @param answers their number in each form
 */
export const pageCost = (...answers: number[]): number =>
  answers.reduce((sum, count) => sum + count + count ** 2 / answersPerSearch, answersPerPage);

/** Longest time that a page may take, in milliseconds. */
export const timeLimit = (cost: number): number => 60_000 + 300 * cost;

/** What it costs to follow a path without a page, by the stores of the engine. */
const costWithoutPage = 1;

/** Returns what it costs to follow a path: steps with stored answers cost nothing. */
export function pathCost(path: Path): number {
  if (path.kind !== 'walk') return pageCost();
  if (!path.inBrowser) return costWithoutPage;
  return pageCost(...path.steps.slice(path.storedSteps).map(({ asked }) => asked.length));
}

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
    pathCost,
    budget,
  );
  return screens.map((screen, index) => {
    const paths = chosen[index] ?? [];
    return { ...screen, paths, leftOut: screen.paths.length - paths.length };
  });
}
