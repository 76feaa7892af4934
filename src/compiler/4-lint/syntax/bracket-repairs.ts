import type { Repair } from './repair.ts';

interface Line {
  /** From 1. */
  number: number;
  indent: number;
}

interface OpenBracket {
  char: string;
  line: Line;
}

interface Token {
  text: string;
  offset: number;
}

const closerOf: Record<string, string> = { '{': '}', '[': ']' };
const openerOf: Record<string, string> = { '}': '{', ']': '[' };
const nameOf: Record<string, string> = { '}': 'closing brace }', ']': 'closing bracket ]' };

/** The brackets that are open at a token, and the tokens before it. */
interface Position {
  text: string;
  line: Line;
  open: OpenBracket[];
  before: Token[];
}

/**
 * Guesses by indentation which bracket is lost or too many, from the first line to that of the error: a bracket closes in a
 * line that is indented like the one that opens it, and the lines between them are indented deeper.
 */
export function bracketRepairs(text: string, firstError: number): Repair[] {
  const open: OpenBracket[] = [];
  const before: Token[] = [];
  const repairs: Repair[] = [];
  let lineStart = 0;
  for (const [index, content] of text.split('\n').entries()) {
    const tokens = tokensOf(content, lineStart);
    lineStart += content.length + 1;
    const [first] = tokens;
    if (!first) continue;
    if (first.offset > firstError) break;
    const line = { number: index + 1, indent: content.search(/\S/) };
    for (let top = open.at(-1); top && isOverdue(top, line, first); top = open.at(-1)) {
      repairs.push(lostCloser(top, before.at(-1), first));
      open.pop();
    }
    for (const token of tokens) {
      const position = { text, line, open, before };
      if (token.text === ':' && token.offset === firstError) {
        repairs.push(...unexpectedColon(token, position));
      }
      const isExtra = isCloser(token) && isTooDeep(position);
      if (isExtra) repairs.push(...lostList(token, position), ...extraCloser(text, token));
      else if (isCloser(token)) open.pop();
      if (token.text in closerOf) open.push({ char: token.text, line });
      before.push(token);
    }
  }
  return repairs;
}

const tokensOf = (line: string, lineStart: number): Token[] =>
  [...line.matchAll(/"(?:[^"\\]|\\.)*"?|[{}[\],:]|[^\s"{}[\],:]+/g)].map((match) => ({
    text: match[0],
    offset: lineStart + match.index,
  }));

const isCloser = ({ text }: Token): boolean => text in nameOf;

/** Returns whether a bracket should have been closed before a line. */
function isOverdue({ char, line: opened }: OpenBracket, line: Line, first: Token): boolean {
  if (opened.indent > line.indent) return true;
  return opened.indent === line.indent && first.text !== closerOf[char];
}

/** Returns whether a bracket that closes here would close one of a line that is indented less. */
function isTooDeep({ open, line }: Position): boolean {
  const opened = open.at(-1)?.line;
  return opened !== undefined && opened.number < line.number && opened.indent < line.indent;
}

function lostCloser({ char, line }: OpenBracket, last: Token | undefined, next: Token): Repair {
  const closer = closerOf[char] ?? '';
  const hasComma = last?.text === ',';
  const offset = (last?.offset ?? 0) + (hasComma ? 0 : (last?.text.length ?? 0));
  const needsComma = !hasComma && next.text !== ',' && !isCloser(next);
  return insert(offset, needsComma ? `${closer},` : closer, isMissing(closer, line));
}

const insert = (offset: number, content: string, message: string): Repair => ({
  offset,
  message,
  edit: { offset, length: 0, content },
});

const isMissing = (closer: string, { number }: Line): string =>
  `A ${nameOf[closer]} is missing here, for the ${openerOf[closer]} in line ${number}.`;

/** Guesses that a list ends before a key, or that an object begins with one. */
function unexpectedColon(colon: Token, { text, open, before }: Position): Repair[] {
  const top = open.at(-1);
  const [separator, key] = before.slice(-2);
  if (!top || !separator || !key) return [];
  if (top.char === '[' && separator.text === ',')
    return [insert(separator.offset, ']', isMissing(']', top.line))];
  if (separator.text !== ':') return [];
  const message = `An opening brace { is missing before ${text.slice(key.offset, colon.offset)}.`;
  return [insert(key.offset, '{', message)];
}

/** Guesses that a list with a closing bracket has lost its opening one. */
function lostList({ text: closer }: Token, { before, open }: Position): Repair[] {
  if (closer !== ']' || open.at(-1)?.char !== '{') return [];
  const index = before.findLastIndex(({ text }) => /^[:{}[\]]$/.test(text));
  const value = before[index + 1];
  if (before[index]?.text !== ':' || !value) return [];
  return [insert(value.offset, '[', 'An opening bracket [ is missing before this.')];
}

function extraCloser(text: string, { text: closer, offset }: Token): Repair[] {
  const message = `This ${closer} is one too many; remove it.`;
  const withComma = /^.\s*,/.exec(text.slice(offset))?.[0].length;
  return [1, ...(withComma === undefined ? [] : [withComma])].map((length) => ({
    offset,
    message,
    edit: { offset, length, content: '' },
  }));
}
