// Proves that the pages people write are in short sentences, without words of the inside.
import { expect, it } from 'vitest';
import { manualFiles, readChapters, readPage } from '../../src/manual/manual.ts';

const written = manualFiles().filter((file) => !file.startsWith('reference/'));

/** The pages for people who write no code. */
const ofEditors = readChapters()
  .filter(({ title }) => ['Start', 'How to', 'How it works'].includes(title))
  .flatMap(({ files }) => files);

/** The most words in a sentence; a piece of code is one. */
const mostWords = 30;

/** Words of the engine's code, which say nothing to editors. */
const inside = /\b(emit|emits|emitted|normali[sz]ed?|memoi[sz]ed?|hydrat\w*|re-?render\w*|AST)\b/i;

it.each(written)('%s has sentences that can be read at once', (file) => {
  const long = sentencesOf(readPage(file).text).filter(
    (sentence) => sentence.split(' ').length > mostWords,
  );
  expect(long).toEqual([]);
});

it.each(ofEditors)('%s has no words of the inside', (file) => {
  expect(sentencesOf(readPage(file).text).filter((sentence) => inside.test(sentence))).toEqual([]);
});

/** The sentences of the paragraphs and lists, without tables, code and links. */
function sentencesOf(text: string): string[] {
  const prose = text
    .replace(/^```[\s\S]*?^```$/gm, '')
    .replace(/<!--.*?-->/g, '')
    .replace(/^( {4}|\||#).*$/gm, '')
    .replace(/`[^`]*`/g, 'code')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');
  const paragraphs = prose.split(/\n\s*\n|\n- /).map((part) => part.replace(/\s+/g, ' ').trim());
  return paragraphs
    .flatMap((paragraph) => paragraph.split(/(?<=[.?!:;](?:\*\*)?) /))
    .filter(Boolean);
}
