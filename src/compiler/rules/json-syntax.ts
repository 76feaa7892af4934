import { printParseErrorCode } from 'jsonc-parser';
import type { Document } from '../parse.ts';
import type { Rule } from './rule.ts';

const expectations: Record<string, string> = {
  CommaExpected: 'A comma is missing before this.',
  ColonExpected: 'A colon is missing between the key and its value.',
  CloseBraceExpected: 'A closing brace } is missing.',
  CloseBracketExpected: 'A closing bracket ] is missing.',
  PropertyNameExpected: 'A key in double quotes is expected here; a comma before } has to go.',
  ValueExpected: 'A value is expected here; a comma before ] or } has to go.',
  InvalidCommentToken: 'JSON has no comments; remove this one.',
  UnexpectedEndOfString: 'A closing double quote is missing.',
  UnexpectedEndOfComment: 'JSON has no comments; remove this one.',
  InvalidSymbol:
    'This is not JSON: texts need double quotes, and only true, false and null stand without.',
  InvalidNumberFormat: 'This is not a number as JSON writes it, for instance 0.5.',
  InvalidCharacter: 'A text can hold neither a line break nor a tab; write \\n or \\t.',
  InvalidUnicode: 'After \\u four hexadecimal digits have to stand.',
  EndOfFileExpected: 'The file should end here; remove what follows.',
  InvalidEscapeCharacter:
    'After a backslash only " \\ / b f n r t and u with four digits can stand.',
};

export const jsonSyntax: Rule = {
  id: 'json-syntax',
  description: 'Every file is JSON.',
  checkPart: ({ documents }) =>
    [...documents.values()]
      .filter(({ errors, tree }) => errors.length > 0 || tree === undefined)
      .map(finding),
};

/** The first error is the one to mend; those after it often come from it. */
function finding({ path, text, errors: [first] }: Document) {
  const code = first ? printParseErrorCode(first.error) : '';
  const message =
    text.trim() === ''
      ? 'The file is empty; it should hold { }.'
      : (expectations[code] ?? `This is not JSON (${code}).`);
  return { file: path, pointer: '', offset: first?.offset ?? 0, message };
}
