import { type ParseError, parseTree } from 'jsonc-parser';
import { bracketRepairs } from './bracket-repairs.ts';
import type { Repair, SyntaxExplanation } from './repair.ts';

/** Bounds the time: a file with more guesses than this has no indentation to rely on. */
const maxRepairs = 40;

/**
 * Explains a lost quote, and a bracket that is lost or too many, at the place of the mistake. A guess counts only if the
 * file can be read after it, or at least further than before.
 */
export function explainByRepair(text: string, firstError: number): SyntaxExplanation | undefined {
  const repairs = [...quoteRepairs(text, firstError), ...bracketRepairs(text, firstError)];
  const tried = repairs.slice(0, maxRepairs).map((repair) => ({
    repair,
    error: firstErrorAfter(text, repair),
  }));
  const complete = tried.find(({ error }) => error === undefined);
  const further = tried.find(({ error }) => (error ?? 0) > firstError);
  return (complete ?? further)?.repair;
}

/** Returns the offset of the first syntax error after an edit, as an offset in the text before it. */
function firstErrorAfter(
  text: string,
  { edit: { offset, length, content } }: Repair,
): number | undefined {
  const errors: ParseError[] = [];
  parseTree(text.slice(0, offset) + content + text.slice(offset + length), errors, {
    disallowComments: true,
  });
  const [first] = errors;
  return first && first.offset + length - content.length;
}

/**
 * Guesses which quote is lost where the texts of a line end too early: the text before the error has taken in the comma or
 * the colon behind its intended end.
 */
function quoteRepairs(text: string, firstError: number): Repair[] {
  const before = text.slice(0, firstError);
  const [, token = ''] = /("(?:[^"\\\n]|\\.)*")\s*$/.exec(before) ?? [];
  if (token === '') return [];
  const start = before.lastIndexOf(token);
  const [, content = '', wrong = '', mark = ''] =
    /^"(.*?)(['’‘`”“]?)(\s*[,:][\s{[]*)"$/.exec(token) ?? [];
  if (content === '') return [];
  const offset = start + 1 + content.length;
  const what = mark.includes(':') ? 'key' : 'text';
  return [
    {
      offset: wrong === '' ? start : offset,
      message:
        wrong === ''
          ? `The closing double quote of this ${what} is missing: write "${content}".`
          : `This ${what} ends with ${wrong} instead of a double quote: write "${content}".`,
      edit: { offset, length: wrong.length, content: '"' },
    },
  ];
}
