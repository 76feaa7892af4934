import { type Pattern, parsePattern } from './parse.ts';

/** How many characters a text that matches has at least, and at most. */
interface Lengths {
  min: number;
  max: number;
}

/** Lengths of the texts that match an expression; `max` is infinite unless it is tied to both ends of the text. */
export function matchLengths(source: string): Lengths {
  const pattern = parsePattern(source);
  const { min, max } = lengths(pattern);
  return { min, max: isAnchored(pattern) ? max : Number.POSITIVE_INFINITY };
}

/** Returns the lengths of the texts that a part matches. */
export function lengths(pattern: Pattern): Lengths {
  switch (pattern.kind) {
    case 'character':
      return { min: 1, max: 1 };
    case 'barrier':
      return { min: 0, max: 0 };
    case 'sequence': {
      const all = pattern.parts.map(lengths);
      return { min: sum(all.map(({ min }) => min)), max: sum(all.map(({ max }) => max)) };
    }
    case 'choice': {
      const all = pattern.parts.map(lengths);
      return {
        min: Math.min(...all.map(({ min }) => min)),
        max: Math.max(...all.map(({ max }) => max)),
      };
    }
    case 'repeat': {
      const { min, max } = lengths(pattern.part);
      return {
        min: min * pattern.min,
        max: max === 0 || pattern.max === 0 ? 0 : max * pattern.max,
      };
    }
  }
}

/** Returns whether it begins with "^" and ends with "$", in every alternative. */
function isAnchored(pattern: Pattern): boolean {
  if (pattern.kind === 'choice') return pattern.parts.every(isAnchored);
  if (pattern.kind !== 'sequence') return false;
  const [first] = pattern.parts;
  const last = pattern.parts.at(-1);
  const is = (part: Pattern | undefined, name: string) =>
    part?.kind === 'barrier' && part.name === name;
  if (pattern.parts.length === 1 && first) return isAnchored(first);
  return is(first, '^') && is(last, '$');
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
