import type { AST } from '@eslint-community/regexpp';
import { parsePattern } from '../../compiler/index.ts';

/**
 * Lists texts that a regular expression is likely to match, the shortest first; none if it has back references. Lookarounds
 * are ignored, so callers check the texts.
 */
export function textsMatching(pattern: string): string[] {
  try {
    const { alternatives } = parsePattern(pattern);
    // Repetitions of each quantified part beyond its minimum.
    return [0, 1, 6].map((extra) => textOfFirst(alternatives, extra));
  } catch {
    return [];
  }
}

const textOfFirst = ([first]: AST.Alternative[], extra: number): string =>
  (first?.elements ?? []).map((element) => textOf(element, extra)).join('');

function textOf(element: AST.Element, extra: number): string {
  switch (element.type) {
    case 'Assertion':
      return '';
    case 'Character':
      return String.fromCodePoint(element.value);
    case 'Group':
    case 'CapturingGroup':
      return textOfFirst(element.alternatives, extra);
    case 'Quantifier':
      return textOf(element.element, extra).repeat(Math.min(element.min + extra, element.max));
    case 'Backreference':
      throw new Error('A text that matches it depends on another part.');
    default:
      return characterOf(element.raw);
  }
}

const printable = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));

/** Returns a character of a class such as [A-Z0-9] or \d, found by testing the class itself. */
function characterOf(set: string): string {
  const one = new RegExp(`^${set}$`, 'u');
  const found = ['a', 'A', '5', '-', ...printable].find((character) => one.test(character));
  if (found === undefined) throw new Error('The class has no printable character.');
  return found;
}
