import { type AST, visitRegExpAST } from '@eslint-community/regexpp';
import recheck from 'recheck/lib/browser.js';
import { interop } from '../interop.ts';
import { branchesOfPattern, isCharacter, isLoop } from './branches.ts';
import { parsePattern } from './parse.ts';

/** A text that an expression takes long to refuse: each prefix and its pump many times, and the suffix at the end. */
export interface Attack {
  pumps: { prefix: string; pump: string }[];
  suffix: string;
}

export interface Complexity {
  /** The power of the length that the steps grow with, where a text has no limit: infinite where they double. */
  degree: number;
  attack: Attack;
  /** Whether trying the match from every place of the text is a part of it. */
  searching: boolean;
  /** Whether its repetitions can match the same text. */
  overlapping: boolean;
}

/**
 * Returns whether an expression can take a time that doubles with each character of a text (catastrophic backtracking).
 */
export const canHang = (source: string): boolean => complexityOf(source)?.degree === Infinity;

/** Milliseconds to analyze a branch, which takes tens of them; one that takes longer counts as too large. */
const mostTime = 5000;

const known = new Map<string, Complexity | undefined>();

/** Returns the complexity of the slowest branch; `undefined` where the steps are in proportion to the length. */
export function complexityOf(source: string): Complexity | undefined {
  if (!known.has(source)) {
    const branches = branchesOfPattern(parsePattern(source)).flatMap((branch) => {
      const complexity = branchComplexity(branch);
      return complexity ? [complexity] : [];
    });
    known.set(source, branches.sort((a, b) => b.degree - a.degree)[0]);
  }
  return known.get(source);
}

function branchComplexity(branch: string): Complexity | undefined {
  const found = vulnerability(branch);
  if (!found) return undefined;
  const fromStart = vulnerability(`^(?:${branch})`)?.degree ?? 1;
  const { degree, attack } = found;
  const readable = readableFor(branch);
  return {
    degree,
    attack: {
      pumps: attack.pumps.map(({ prefix, pump }) => ({
        prefix: readable(prefix),
        pump: readable(pump),
      })),
      suffix: readable(attack.suffix),
    },
    searching: fromStart < degree,
    overlapping: fromStart > 1,
  };
}

const readableCharacters = [...'a1 A-,.'];

/** Returns a function that replaces each character of a text by a readable one that an expression can't tell from it. */
function readableFor(pattern: string): (text: string) => string {
  // A word boundary tells characters apart, too.
  const sets = new Set(/\\b/i.test(pattern) ? ['\\w'] : []);
  const add = ({ raw, parent }: AST.Node) => {
    if (parent?.type === 'Alternative' || parent?.type === 'Quantifier') sets.add(raw);
  };
  visitRegExpAST(parsePattern(pattern), {
    onCharacterEnter: add,
    onCharacterClassEnter: add,
    onCharacterSetEnter: add,
  });
  const matchers = [...sets].map((set) => new RegExp(`^(?:${set})$`, 'u'));
  const isLike = (a: string, b: string) => matchers.every((set) => set.test(a) === set.test(b));
  const replaced = (character: string) =>
    readableCharacters.find((other) => isLike(character, other)) ?? character;
  return (text) => [...text].map(replaced).join('');
}

function vulnerability(source: string): Pick<Complexity, 'degree' | 'attack'> | undefined {
  if (isPlain(parsePattern(source))) return undefined;
  const found = interop(recheck).checkSync(source, 'u', {
    checker: 'automaton',
    timeout: mostTime,
  });
  if (found.status !== 'vulnerable') return undefined;
  const { complexity, attack } = found;
  return { degree: complexity.type === 'polynomial' ? complexity.degree : Infinity, attack };
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
