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
  /** Words by which people search for the page. */
  words: readonly string[];
  /** One sentence that says what the page is about. */
  intro: string;
  sections: readonly string[];
}

/** Marks a text as code. */
export const code = (text: string): string => `\`${text}\``;

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

/** Writes an entry. */
export function entryText({ name, text, facts = [], example }: Entry): string {
  return [`## ${name}`, plain(text), listOf(facts), example && `\`\`\`json\n${example}\n\`\`\``]
    .filter(Boolean)
    .join('\n\n');
}

/** Writes entries, one after the other. */
export const entryTexts = (entries: readonly Entry[]): string[] => entries.map(entryText);

/** Writes entries after a heading of their own; nothing without entries. The search finds headings of this level only. */
export const section = (heading: string, text: string, entries: readonly Entry[]): string[] =>
  entries.length === 0 ? [] : [`## ${heading}`, text, ...entryTexts(entries)];

/**
 * Writes a page.
 *
 * @param path its path in the folder of the reference
 */
export function pageText(path: string, { title, words, intro, sections }: Page): string {
  const body = [intro, ...sections].join('\n\n');
  const others = [...new Set(words)].filter(
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

export function inOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inOneLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).map(
    ([key, item]) => `${JSON.stringify(key)}: ${inOneLine(item)}`,
  );
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}
