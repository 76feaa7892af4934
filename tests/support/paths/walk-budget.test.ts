// Proves that a product of any size is walked in bounded time, and that the run says what it leaves out.
import { expect, it } from 'vitest';
import { findCombinations } from './combinations.ts';
import { describePaths } from './describe-paths.ts';
import type { ScreenPaths, Walk, WalkedStep } from './path.ts';
import type { ConditionValues } from './path-conditions.ts';
import { chooseWithin, maxAnswers, pathCost, timeLimit, walkablePaths } from './walk-budget.ts';

it('takes the first of each group before the second of any, as far as the budget goes', () => {
  const groups = [[3, 3, 3], [3], [3, 3]];
  expect(chooseWithin(groups, (cost) => cost, 12)).toEqual([[3, 3], [3], [3]]);
  expect(chooseWithin(groups, (cost) => cost, 1)).toEqual([[3], [], []]);
  expect(chooseWithin(groups, (cost) => cost)).toEqual(groups);
});

it('walks a part of a product of 200 screens, and says how much it leaves out', () => {
  const screens = walkablePaths(
    Array.from({ length: 200 }, (_, index) => screenOf(`screen-${index}`, 5, 20)),
  );
  const cost = screens.flatMap(({ paths }) => paths).reduce((sum, path) => sum + pathCost(path), 0);
  expect(cost).toBeLessThanOrEqual(maxAnswers);
  const left = 1000 - screens.flatMap(({ paths }) => paths).length;
  expect(describePaths('Many', screens)).toContain(
    `; ${left} more paths are left out, since they take more time than ${maxAnswers} answers`,
  );
});

it('walks a wizard of 40 steps of 30 questions as a whole, in its own time', () => {
  const steps = Array.from({ length: 40 }, () => stepOf('long', 30));
  const path = { ...walkOf('long', 30), steps };
  const [, screen] = walkablePaths([
    screenOf('first', 1, 30),
    { ...screenOf('long', 0, 0), paths: [path] },
  ]);
  expect(screen?.leftOut).toBe(0);
  expect(timeLimit(pathCost(path))).toBeGreaterThan(6 * timeLimit(0));
});

it('finds the pairs of 60 independent conditions in a few tries for each combination', () => {
  let tries = 0;
  const combinations = findCombinations(60, (wanted) => {
    tries += 1;
    return { values: wanted.map((value) => value ?? true) };
  });
  expect(combinations.length).toBeLessThan(60);
  expect(tries).toBeLessThanOrEqual(2 * combinations.length + 2);
});

it('finds both values of each of 1,000 conditions, which have too many pairs', () => {
  const combinations = findCombinations(1000, (wanted: ConditionValues) => ({
    values: wanted.map((value) => value ?? true),
  }));
  for (const value of [true, false]) {
    expect(combinations.some(({ values }) => values[999] === value)).toBe(true);
  }
});

const screenOf = (screen: string, count: number, answers: number): ScreenPaths => ({
  screen,
  combinations: 0,
  possible: 0,
  conditions: 0,
  paths: Array.from({ length: count }, () => walkOf(screen, answers)),
});

const walkOf = (screen: string, answers: number): Walk => ({
  kind: 'walk',
  id: screen,
  title: screen,
  screen,
  query: {},
  storedSteps: 0,
  thorough: false,
  send: {},
  outcome: 'success',
  conditions: [],
  expectedEnd: { fields: {}, clearsDraft: false },
  recorded: false,
  inBrowser: true,
  steps: [stepOf(screen, answers)],
});

const stepOf = (title: string, answers: number): WalkedStep => ({
  id: '',
  title,
  answers: {},
  files: {},
  asked: Array.from({ length: answers }, () => ({ pointer: '', questionPointer: '' })),
});
