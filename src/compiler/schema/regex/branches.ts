import type { AST } from '@eslint-community/regexpp';

/** Counts up to this are written out; a higher one is read as "any number", and a fixed one of a character as this. */
const maxUnrolled = 6;

/**
 * Returns expressions that a backtracking matcher takes as long for as for a pattern, together, and that are free of what
 * `recheck` can't prove: lookarounds, back references and high counts. One is the pattern without its lookarounds; for each
 * of these there is another, of what stands before it and its contents.
 */
export function branchesOfPattern({ alternatives }: AST.Pattern): string[] {
  const looks = alternatives.flatMap(({ elements }) =>
    elements.flatMap((element, index) =>
      isLookaround(element)
        ? [`${writeRow(elements.slice(0, index))}(?:${writeAll(element.alternatives)})`]
        : [],
    ),
  );
  return [alternatives.map(({ elements }) => writeRow(elements)).join('|'), ...looks];
}

/** Returns whether a repetition is read as one without an end. */
export const isLoop = ({ max, min, element }: AST.Quantifier): boolean =>
  max > maxUnrolled && !(min === max && isCharacter(element));

/** Returns whether an element matches a single character. */
export const isCharacter = ({ type }: AST.Element): boolean =>
  type === 'Character' || type === 'CharacterClass' || type === 'CharacterSet';

/** Returns whether an element looks ahead or behind. */
export function isLookaround(element: AST.Element): element is AST.LookaroundAssertion {
  return element.type === 'Assertion' && 'alternatives' in element;
}

const writeRow = (elements: AST.Element[]): string =>
  elements.flatMap((element) => (isLookaround(element) ? [] : [write(element)])).join('');

const writeAll = (alternatives: AST.Alternative[]): string =>
  alternatives.map(({ elements }) => elements.map(write).join('')).join('|');

function write(element: AST.Element): string {
  // In a repetition, the contents of a lookaround are an alternative that fails.
  if (isLookaround(element)) return `(?:(?:${writeAll(element.alternatives)})[^\\s\\S]|)`;
  switch (element.type) {
    case 'Group':
    case 'CapturingGroup':
      return `(?:${writeAll(element.alternatives)})`;
    case 'Backreference':
      return '(?:[\\s\\S]?)';
    case 'Quantifier': {
      const min = Math.min(element.min, maxUnrolled);
      const max = isLoop(element) ? '' : Math.min(element.max, maxUnrolled);
      return `${write(element.element)}{${min},${max}}`;
    }
    default:
      return element.raw;
  }
}
