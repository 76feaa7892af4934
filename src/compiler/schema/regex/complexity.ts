import { type AST, visitRegExpAST } from '@eslint-community/regexpp';
import recheck from 'recheck/lib/browser.js';
import { interop } from '../interop.ts';
import { branchesOfPattern, isCharacter, isLoop } from './branches.ts';
import { parsePattern } from './parse.ts';

/**
 * Returns whether an expression can take a time that doubles with each character of a text (catastrophic backtracking).
 */
export const canHang = (source: string): boolean => degreeOf(source) === Infinity;

/** Milliseconds to analyze a branch, which takes tens of them; one that takes longer counts as too large. */
const mostTime = 5000;

const known = new Map<string, number>();

/**
 * Returns the power of a text's length that the steps to match grow with: 1 where they are in proportion to it, infinite
 * where they double with each character.
 */
export function degreeOf(source: string): number {
  const found =
    known.get(source) ?? Math.max(...branchesOfPattern(parsePattern(source)).map(degreeOfBranch));
  known.set(source, found);
  return found;
}

function degreeOfBranch(source: string): number {
  if (isPlain(parsePattern(source))) return 1;
  const found = interop(recheck).checkSync(source, 'u', {
    checker: 'automaton',
    timeout: mostTime,
  });
  if (found.status !== 'vulnerable') return 1;
  return found.complexity.type === 'polynomial' ? found.complexity.degree : Infinity;
}

/** Returns whether it has no loop, or begins with "^" and has one alone, of a character, in no other repetition. */
function isPlain(pattern: AST.Pattern): boolean {
  const loops: AST.Quantifier[] = [];
  visitRegExpAST(pattern, {
    onQuantifierEnter: (quantifier) => {
      if (isLoop(quantifier)) loops.push(quantifier);
    },
  });
  const [loop, ...others] = loops;
  if (!loop) return true;
  const isTied = pattern.alternatives.every(({ elements: [first] }) => isStart(first));
  return isTied && others.length === 0 && isCharacter(loop.element) && !isRepeated(loop.parent);
}

const isStart = (element: AST.Element | undefined) =>
  element?.type === 'Assertion' && element.kind === 'start';

const isRepeated = (node: AST.Node): boolean =>
  (node.type === 'Quantifier' && node.max > 1) || (node.parent !== null && isRepeated(node.parent));
