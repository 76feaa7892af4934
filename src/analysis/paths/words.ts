import type { ScreenPaths } from './path.ts';

/** Every path in plain words, and how many there are of how many there could be. */
export function pathsText(name: string, screens: ScreenPaths[]): string {
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

function combinationWords({ conditions, combinations, possible }: ScreenPaths): string {
  if (conditions === 0) return '';
  const many = conditions === 1 ? 'one condition' : `${conditions} conditions`;
  const all = `${combinations} of ${possible} combinations of ${many}`;
  return combinations === possible ? `: ${all}` : `: ${all}, each pair of them in every way`;
}

function totalWords(screens: ScreenPaths[]): string {
  const sum = (number: (screen: ScreenPaths) => number) =>
    screens.reduce((total, screen) => total + number(screen), 0);
  const [walked, possible] = [sum((each) => each.combinations), sum((each) => each.possible)];
  return `; ${walked} of ${possible} combinations of conditions`;
}
