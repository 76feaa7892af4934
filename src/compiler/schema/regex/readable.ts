import { type AST, visitRegExpAST } from '@eslint-community/regexpp';
import { parsePattern } from './parse.ts';

const readableCharacters = [...'a1 A-,.'];

/** Returns a function that replaces each character of a text by a readable one that an expression can't tell from it. */
export function readableFor(pattern: string): (text: string) => string {
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
