import { type AST, RegExpParser } from '@eslint-community/regexpp';

const parser = new RegExpParser();

/** Parses a regular expression that compiles with the "u" flag. */
export const parsePattern = (source: string): AST.Pattern =>
  parser.parsePattern(source, 0, source.length, { unicode: true });
