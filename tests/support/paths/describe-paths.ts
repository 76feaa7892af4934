import { mostCombinations } from './combinations.ts';
import type { ScreenPaths } from './path.ts';

/** Every path in plain words, and how many there are of how many there could be. */
export function describePaths(name: string, screens: ScreenPaths[]): string {
  const count = screens.reduce((sum, { paths }) => sum + paths.length, 0);
  return [
    `# Paths of ${name}`,
    ...screens.flatMap((screen) => [
      '',
      `${screen.screen}${combinationWords(screen)}`,
      ...screen.paths.map(({ title }) => `  ${title}`),
    ]),
    '',
    `${name}: ${count} paths through ${screens.length} screens${totalWords(screens)}`,
  ].join('\n');
}

function combinationWords({ conditions, combinations, thinkable }: ScreenPaths): string {
  if (conditions === 0) return '';
  const many = conditions === 1 ? 'one condition' : `${conditions} conditions`;
  const walked = `: ${combinations} of ${thinkable} combinations of ${many}`;
  const others = thinkable - combinations;
  if (others === 0) return walked;
  return thinkable > mostCombinations
    ? `${walked}, each pair of them in every way that can come about`
    : `${walked}; the other${others === 1 ? '' : ` ${others}`} cannot come about`;
}

function totalWords(screens: ScreenPaths[]): string {
  const conditional = screens.filter(({ conditions }) => conditions > 0);
  if (conditional.length === 0) return '';
  const sum = (number: (screen: ScreenPaths) => number) =>
    conditional.reduce((total, screen) => total + number(screen), 0);
  const [walked, thinkable] = [sum((each) => each.combinations), sum((each) => each.thinkable)];
  return `; ${walked} of ${thinkable} combinations of conditions`;
}
