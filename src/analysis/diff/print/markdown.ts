import type { ReportedChange } from '../reported-change.ts';
import { sections } from './text.ts';

/** The changes as Markdown, for a comment below a pull request; below the summary, what kept it from being whole. */
export const asMarkdown = (
  changes: ReportedChange[],
  summary: string,
  obstacles: string[] = [],
): string =>
  [
    `**${plain(summary)}**`,
    ...(obstacles.length > 0 ? [list(obstacles)] : []),
    ...sections(changes).map(
      ({ where, sentences }) => `#### ${plain(where)}\n\n${list(sentences)}`,
    ),
  ].join('\n\n');

const list = (lines: string[]): string => lines.map((line) => `- ${plain(line)}`).join('\n');

/** Text as it stands: no sign of it is Markdown, HTML or the name of somebody to be told. */
const plain = (text: string): string =>
  text
    .replace(/[\\`*_[\]#~|]/g, '\\$&')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/(^|[^\w])@(?=\w)/g, '$1@<!-- -->');
