import { inOneLine } from '../../definition/in-one-line.ts';

/** The description of one thing, below a heading of its own. */
export interface Entry {
  name: string;
  text: string;
  /** The lines of the list below the text; empty ones are left out. */
  facts?: readonly (string | false | undefined)[];
  /** Lines of JSON. */
  example?: string | undefined;
}

export interface Page {
  title: string;
  /** Words by which people search for the page, with commas between them. */
  words: string;
  /** One sentence that says what the page is about. */
  intro: string;
  sections: readonly (Entry | string)[];
}

/** Marks a text as code. */
export const code = (text: string): string => `\`${text}\``;

export const codes = (texts: readonly string[]): string => texts.map(code).join(', ');

/** Links to a page, by its path in the folder of the reference. */
export const linkTo = (page: string, text: string): string => `[${text}](ref:${page})`;

/** Writes a list; empty lines are left out. */
export const listOf = (lines: NonNullable<Entry['facts']>): string =>
  lines.flatMap((line) => (line ? [`- ${plain(line)}`] : [])).join('\n');

/** Escapes the signs of Markdown that texts have by chance, outside of code. */
const plain = (text: string): string =>
  text
    .split(/(`[^`]*`)/)
    .map((part) => (part.startsWith('`') ? part : part.replace(/<(?=[a-z/])|\*/gi, '\\$&')))
    .join('');

function entryText({ name, text, facts = [], example }: Entry): string {
  return [`## ${name}`, plain(text), listOf(facts), example && `\`\`\`json\n${example}\n\`\`\``]
    .filter(Boolean)
    .join('\n\n');
}

/** Puts a heading before entries, if there are any. It has their level: the search finds no others. */
export const section = (
  heading: string,
  text: string,
  entries: readonly Entry[],
): Page['sections'] => (entries.length === 0 ? [] : [{ name: heading, text }, ...entries]);

/**
 * Writes a page.
 *
 * @param path its path in the folder of the reference
 */
export function pageText(path: string, { title, words, intro, sections }: Page): string {
  const texts = sections.map((part) => (typeof part === 'string' ? part : entryText(part)));
  const body = [intro, ...texts].join('\n\n');
  const others = [...new Set(words.split(', '))].filter(
    (word) => !new RegExp(`\\b${word}\\b`, 'i').test(`${title} ${body}`),
  );
  const search = `<!-- search: ${others.join(', ')} -->`;
  const up = '../'.repeat(path.split('/').length - 1);
  return `# ${title}\n\n${search}\n\n${body.replaceAll('](ref:', `](${up}`)}\n`;
}

/** Writes JSON as it is written by hand: in one line where it is short. */
export function json(value: unknown, indent = ''): string {
  const line = inOneLine(value);
  if (indent.length + line.length <= 88 || typeof value !== 'object' || value === null) return line;
  const inner = `${indent}  `;
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const members = Array.isArray(value)
    ? value.map((item) => json(item, inner))
    : Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${json(item, inner)}`);
  return `${open}\n${members.map((member) => inner + member).join(',\n')}\n${indent}${close}`;
}

/** Writes a key with its value. */
export const member = (key: string, value: unknown): string =>
  `${JSON.stringify(key)}: ${json(value)}`;
