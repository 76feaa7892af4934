import type { Repair } from './repair.ts';

/**
 * Guesses which quote is lost where the texts of a line end too early: the text before the error has taken in the comma or
 * the colon behind its intended end.
 */
export function quoteRepairs(text: string, firstError: number): Repair[] {
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
