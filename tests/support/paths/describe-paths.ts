import { maxCombinations, maxPairedConditions } from './combinations.ts';
import { isInBrowser, type ScreenPaths } from './path.ts';
import { maxAnswers } from './walk-budget.ts';

/** Stands before a path that no browser walks. */
const mark = '* ';

/** Describes all paths of a product, with the numbers of tested and of possible combinations. */
export function describePaths(name: string, screens: ScreenPaths[]): string {
  const paths = screens.flatMap((screen) => screen.paths);
  const withoutPage = paths.filter((path) => !isInBrowser(path)).length;
  return [
    `# Paths of ${name}`,
    ...(withoutPage > 0
      ? ['', `${mark}walked without a browser, as others show all of its page`]
      : []),
    ...screens.flatMap((screen) => [
      '',
      `${screen.screen}${describeCombinations(screen)}`,
      ...screen.paths.map((path) => `${isInBrowser(path) ? '  ' : mark}${path.title}`),
      ...(screen.leftOut ? [`  and ${screen.leftOut} more, which are left out`] : []),
    ]),
    '',
    `${name}: ${paths.length} paths through ${screens.length} screens${describeTotal(screens)}${describeLeftOut(screens)}`,
  ].join('\n');
}

function describeCombinations({ conditions, combinations, possible }: ScreenPaths): string {
  if (conditions === 0) return '';
  const conditionCount = conditions === 1 ? 'one condition' : `${conditions} conditions`;
  const walked = `: ${combinations} of ${possible} combinations of ${conditionCount}`;
  const missing = possible - combinations;
  if (missing === 0) return walked;
  return possible > maxCombinations
    ? `${walked}, ${conditions > maxPairedConditions ? 'each of them' : 'each pair of them'} in every way that can come about`
    : `${walked}; the other${missing === 1 ? '' : ` ${missing}`} cannot come about`;
}

function describeLeftOut(screens: ScreenPaths[]): string {
  const leftOut = screens.reduce((sum, screen) => sum + (screen.leftOut ?? 0), 0);
  if (leftOut === 0) return '';
  return `; ${leftOut} more paths are left out, since they take more time than ${maxAnswers} answers`;
}

function describeTotal(screens: ScreenPaths[]): string {
  const conditional = screens.filter(({ conditions }) => conditions > 0);
  if (conditional.length === 0) return '';
  const sum = (number: (screen: ScreenPaths) => number) =>
    conditional.reduce((total, screen) => total + number(screen), 0);
  const [walked, possible] = [sum((each) => each.combinations), sum((each) => each.possible)];
  return `; ${walked} of ${possible} combinations of conditions`;
}
