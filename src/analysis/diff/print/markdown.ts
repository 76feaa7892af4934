import type { Change } from '../change.ts';
import { sections } from './text.ts';

/** The changes as Markdown, for a comment below a pull request. */
export const asMarkdown = (changes: Change[], summary: string): string =>
  [
    `**${plain(summary)}**`,
    ...sections(changes).map(({ where, sentences }) =>
      [`#### ${plain(where)}`, '', ...sentences.map((one) => `- ${plain(one)}`)].join('\n'),
    ),
  ].join('\n\n');

/** Text as it stands: no sign of it is Markdown, HTML or the name of somebody to be told. */
const plain = (text: string): string =>
  text
    .replace(/[\\`*_[\]#~|]/g, '\\$&')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/(^|[^\w])@(?=\w)/g, '$1@<!-- -->');
