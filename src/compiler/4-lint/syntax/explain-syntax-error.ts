import { type ParseError, printParseErrorCode } from 'jsonc-parser';
import { literalPattern } from '../../../core/text/literal-pattern.ts';
import type { Finding } from '../../model/diagnostic.ts';
import type { Document } from '../../model/document.ts';
import { explainByRepair } from './explain-by-repair.ts';
import type { SyntaxExplanation } from './repair.ts';

/** Finds the files that are not JSON, or not UTF-8. */
export const syntaxErrors = (documents: Document[]): Finding[] =>
  documents
    .filter(
      ({ errors, tree, text }) =>
        errors.length > 0 || tree === undefined || text.includes('\uFFFD'),
    )
    .map(({ path, text, errors }) => ({
      file: path,
      pointer: '',
      ...explainSyntaxError(text, errors),
    }));

const expectations: Record<string, string> = {
  CommaExpected: 'A comma is missing before this.',
  ColonExpected:
    'A colon is missing between the key and its value. Several values need brackets [ ] around them.',
  CloseBraceExpected: 'A closing brace } is missing.',
  CloseBracketExpected: 'A closing bracket ] is missing.',
  PropertyNameExpected: 'A key in double quotes is expected here; a comma before } has to go.',
  ValueExpected: 'A value is expected here; a comma before ] or } has to go.',
  InvalidCommentToken: 'JSON has no comments; remove this one.',
  UnexpectedEndOfString: 'A closing double quote is missing; a text stands on one line.',
  UnexpectedEndOfComment: 'JSON has no comments; remove this one.',
  InvalidNumberFormat: 'This is not a number as JSON writes it, for instance 0.5.',
  InvalidCharacter: 'A text can hold neither a line break nor a tab; write \\n or \\t.',
  InvalidUnicode: 'Four hexadecimal digits must follow \\u.',
  EndOfFileExpected: 'The file should end here; remove what follows.',
};

/** Explains the first syntax error of a text; later ones often follow from it. */
function explainSyntaxError(text: string, errors: ParseError[]): SyntaxExplanation {
  if (text.trim() === '') return { offset: 0, message: 'The file is empty; it should hold { }.' };
  const strange = text.indexOf('\uFFFD');
  if (strange >= 0) {
    const message =
      'This was not saved as UTF-8, so that the character is lost. Save the file as UTF-8, and write the character again.';
    return { offset: strange, message };
  }
  const [first] = errors;
  const offset = first?.offset ?? 0;
  const code = first ? printParseErrorCode(first.error) : '';
  if (code === 'InvalidEscapeCharacter') return lonelyBackslash(text, offset);
  const curly = curlyEnd(text, offset);
  if (curly !== undefined) return { offset: curly, message: curlyQuote(text[curly] ?? '') };
  const notation = foreignMark(text.slice(offset)) ?? numberNotation(text, offset);
  if (notation !== undefined) return { offset, message: notation };
  const repaired = explainByRepair(text, offset);
  if (repaired) return repaired;
  const message =
    wrongBracket(text, offset) ??
    foreignWord(text, offset) ??
    expectations[code] ??
    'This is not JSON: texts need double quotes, and only true, false and null stand without.';
  return { offset, message };
}

/** Explains a single backslash, which is frequent in patterns. */
function lonelyBackslash(text: string, offset: number): SyntaxExplanation {
  const [before = '', sign = '\\'] =
    /^((?:[^\\]|\\["\\/bfnrt]|\\u[\da-fA-F]{4})*)(\\.)/s.exec(text.slice(offset))?.slice(1) ?? [];
  return {
    offset: offset + before.length,
    message: `A backslash has to be written twice in JSON: \\${sign} instead of ${sign}.`,
  };
}

const curlyQuote = (sign: string) =>
  `JSON knows only the straight double quote ", not ${sign} as word processors write it.`;

/** Returns the offset of a curly quote at the intended end of a text. */
function curlyEnd(text: string, offset: number): number | undefined {
  const [before = ''] = /"(?:[^"\\]|\\.)*"$/.exec(text.slice(0, offset)) ?? [];
  const [unclosed = ''] = /^".*/.exec(text.slice(offset)) ?? [];
  const at = `${before}${unclosed}`.search(/[“”„‟]\s*([,:}\]]|$)/);
  return at < 0 ? undefined : offset - before.length + at;
}

/** Explains characters from word processors, tables, other languages and merges. */
function foreignMark(rest: string): string | undefined {
  const [sign = ''] = rest;
  if (/^(<{7}|={7}|>{7})/.test(rest))
    return 'Two versions of this file were merged here and wait for a choice: keep the lines of one, and remove the marker lines.';
  if (/^[“”„‟«»″]/.test(rest)) return curlyQuote(sign);
  if (/^['‘’`]/.test(rest)) return `Texts and keys need double quotes ", not ${sign}.`;
  if (/^[\u00a0\u2000-\u200f\u2028-\u202f\ufeff]/.test(rest))
    return 'There is an invisible character here, perhaps copied from a web page. Delete it, and type a space.';
  if (sign === '=') return 'Write a colon between a key and its value, not =.';
  if (sign === ';') return 'Separate entries by commas, not semicolons.';
  return undefined;
}

function wrongBracket(text: string, offset: number): string | undefined {
  const sign = text[offset];
  const before = text.slice(0, offset);
  if (sign === ']' && isOpen(before, '{')) return 'The { before this is closed by ]; write }.';
  if (sign === '}' && isOpen(before, '[')) return 'The [ before this is closed by }; write ].';
  return undefined;
}

/** Explains words without quotes, and those of other languages. */
function foreignWord(text: string, offset: number): string | undefined {
  const rest = text.slice(offset);
  const [word = ''] = /^[A-Za-z_$][\w$-]*/.exec(rest) ?? [];
  if (word === '') return undefined;
  if (/^(true|false|null)$/i.test(word)) return `Write ${word.toLowerCase()}, in small letters.`;
  if (/^(none|nil|undefined)$/i.test(word))
    return `JSON has no ${word}; write null, or leave it out.`;
  if (/^(yes|no|on|off)$/i.test(word)) return `JSON has no ${word}; write true or false.`;
  if (text.slice(0, offset).endsWith('"'))
    return 'The text before this ends too early: a double quote inside of a text is written \\".';
  return new RegExp(`^${literalPattern(word)}"?\\s*:`).test(rest)
    ? `Keys need double quotes: "${word}".`
    : `Texts need double quotes: "${word}".`;
}

/** Explains numbers in other notations. */
function numberNotation(text: string, offset: number): string | undefined {
  const before = text.slice(0, offset);
  const start = before.search(/[\d.]*$/);
  const [number = ''] = /^[\d.]+/.exec(text.slice(start)) ?? [];
  const [thousands = ''] = /\d{1,3}(?=,$)/.exec(before.slice(0, start)) ?? [];
  if (thousands !== '' && thousands !== '0' && /^\d{3}$/.test(number))
    return `Digits of a number stand side by side: ${thousands}${number}.`;
  const [whole = ''] = /\d+(?=,$)/.exec(before.slice(0, start)) ?? [];
  if (whole !== '' && /^\d+$/.test(number) && isOpen(before, '{'))
    return `A number has a decimal point, not a comma: ${whole}.${number}.`;
  if (/^\.\d/.test(number)) return `A number begins with a digit: 0${number}.`;
  if (/^0\d/.test(number))
    return 'A number does not begin with 0; digits that are to keep theirs stand in double quotes.';
  return undefined;
}

/** Returns whether a bracket is the innermost open one. */
function isOpen(before: string, bracket: '{' | '['): boolean {
  const open: string[] = [];
  for (const [sign] of before.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\]]/g)) {
    if (sign === '{' || sign === '[') open.push(sign);
    else if (sign === '}' || sign === ']') open.pop();
  }
  return open.at(-1) === bracket;
}
