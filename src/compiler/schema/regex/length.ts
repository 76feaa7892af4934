import type { AST } from '@eslint-community/regexpp';
import { parsePattern } from './parse.ts';

/** The fewest and the most characters of a text that matches. */
interface Lengths {
  min: number;
  max: number;
}

/** Lengths of the texts that match an expression; `max` is infinite unless it is tied to both ends of the text. */
export function matchLengths(source: string): Lengths {
  const { alternatives } = parsePattern(source);
  const { min, max } = choiceLengths(alternatives);
  return { min, max: isAnchored(alternatives) ? max : Number.POSITIVE_INFINITY };
}

/** Returns the lengths of the texts that one of the alternatives matches. */
export function choiceLengths(alternatives: AST.Alternative[]): Lengths {
  const all = alternatives.map(({ elements }) => {
    const parts = elements.map(lengths);
    return { min: sum(parts.map(({ min }) => min)), max: sum(parts.map(({ max }) => max)) };
  });
  return {
    min: Math.min(...all.map(({ min }) => min)),
    max: Math.max(...all.map(({ max }) => max)),
  };
}

function lengths(element: AST.Element): Lengths {
  switch (element.type) {
    case 'Assertion':
      return { min: 0, max: 0 };
    case 'Backreference':
      return { min: 0, max: Number.POSITIVE_INFINITY };
    case 'Group':
    case 'CapturingGroup':
      return choiceLengths(element.alternatives);
    case 'Quantifier': {
      const { min, max } = lengths(element.element);
      return {
        min: min * element.min,
        max: max === 0 || element.max === 0 ? 0 : max * element.max,
      };
    }
    default:
      return { min: 1, max: 1 };
  }
}

/** Returns whether it begins with "^" and ends with "$", in every alternative. */
function isAnchored(alternatives: AST.Alternative[]): boolean {
  return alternatives.every(({ elements }) => {
    const [first] = elements;
    const last = elements.at(-1);
    if (elements.length === 1 && (first?.type === 'Group' || first?.type === 'CapturingGroup'))
      return isAnchored(first.alternatives);
    return is(first, 'start') && is(last, 'end');
  });
}

const is = (element: AST.Element | undefined, kind: AST.Assertion['kind']) =>
  element?.type === 'Assertion' && element.kind === kind;

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
