import type { ReportedChange } from './reported-change.ts';

/** Formats changes for a terminal, with a heading for each screen. */
export const asText = (changes: ReportedChange[]): string =>
  sections(changes)
    .map(([where, sentences]) => [where, ...sentences.map((one) => `  ${one}`)].join('\n'))
    .join('\n\n');

/** Groups the sentences by heading, in order. */
function sections(changes: ReportedChange[]): [where: string, sentences: string[]][] {
  const found = new Map<string, string[]>();
  for (const { where, sentence } of changes) {
    found.set(where, [...(found.get(where) ?? []), sentence]);
  }
  return [...found];
}

/** Formats changes as Markdown for a comment on a pull request. The obstacles to a complete comparison follow the summary. */
export const asMarkdown = (
  changes: ReportedChange[],
  summary: string,
  obstacles: string[] = [],
): string =>
  [
    `**${plain(summary)}**`,
    ...(obstacles.length > 0 ? [list(obstacles)] : []),
    ...sections(changes).map(([where, sentences]) => `#### ${plain(where)}\n\n${list(sentences)}`),
  ].join('\n\n');

const list = (lines: string[]): string => lines.map((line) => `- ${plain(line)}`).join('\n');

/** Escapes text, so that it contains no Markdown, no HTML and no mention of a user. */
const plain = (text: string): string =>
  text
    .replace(/[\\`*_[\]#~|]/g, '\\$&')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/(^|[^\w])@(?=\w)/g, '$1@<!-- -->');
