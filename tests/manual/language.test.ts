// Proves that the pages of the manual are in short sentences with a subject, without words of the inside.
import { describe, expect, it } from 'vitest';
import { manualFiles, readChapters, readPage } from '../../src/manual/manual.ts';

const files = manualFiles();

/** The pages for people who write no code. */
const ofEditors = [
  ...readChapters()
    .filter(({ title }) => ['Start', 'How to', 'How it works'].includes(title))
    .flatMap(({ files }) => files),
  ...files.filter((file) => file.startsWith('reference/')),
];

/** The most words in a sentence; a piece of code is one. */
const mostWords = 30;

/** The most words in a paragraph of a written page; more of them are easier to read as a list. */
const mostInParagraph = 90;

/** Words of the engine's code, which say nothing to editors. */
const inside =
  /\b(emit|emits|emitted|normali[sz]ed?|memoi[sz]ed?|hydrat\w*|(re-?)?render(ed|s|ing)?|AST)\b/i;

/** Other words for things that have one name in the manual: "email", "colour", "API". */
const otherNames = /\b(e-mails?|mails?|mailed|(?<!")colors?|back-?end)\b/i;

/** A sentence that begins with a clause, so that readers learn late what it is about. */
const headless = /^(?!.*\?)(What|Whatever|Whoever|Whom|Who) /;

describe.each(files)('%s', (file) => {
  it('has sentences that can be read at once', () => {
    const long = sentencesOf(readPage(file).text).filter(
      (sentence) => sentence.split(' ').length > mostWords,
    );
    expect(long).toEqual([]);
  });

  it('calls each thing by one name', () => {
    expect(sentencesOf(readPage(file).text).filter((one) => otherNames.test(one))).toEqual([]);
  });

  it('has sentences that begin with what they are about', () => {
    expect(sentencesOf(readPage(file).text).filter((one) => headless.test(one))).toEqual([]);
  });
});

it.each(files.filter((file) => !file.startsWith('reference/')))(
  '%s has paragraphs that can be read at once',
  (file) => {
    const long = paragraphsOf(readPage(file).text).filter(
      (paragraph) => paragraph.split(' ').length > mostInParagraph,
    );
    expect(long).toEqual([]);
  },
);

it.each(ofEditors)('%s has no words of the inside', (file) => {
  expect(sentencesOf(readPage(file).text).filter((sentence) => inside.test(sentence))).toEqual([]);
});

const sentencesOf = (text: string): string[] =>
  paragraphsOf(text)
    .flatMap((paragraph) => paragraph.split(/(?<=[.?!:;](?:\*\*|”)?) /))
    .filter(Boolean);

/** The paragraphs and the items of lists, without tables, code, links and lists of names. */
function paragraphsOf(text: string): string[] {
  const prose = text
    .replace(/^```[\s\S]*?^```$/gm, '')
    .replace(/<!--.*?-->/g, '')
    .replace(/^( {4}|\||#).*$/gm, '')
    .replace(
      /^- (Findings|Type|Words in braces|General messages|Only with|Keys beside it): .*$/gm,
      '',
    )
    .replace(/`[^`]*`/g, 'code')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(
      /\b(Possible are|One of) ("?[\w:$.*-]+"?,? (and |or )?)+"?[\w:$.*-]+"?\.?/g,
      '$1 names.',
    );
  return prose.split(/\n\s*\n|\n- /).map((part) => part.replace(/\s+/g, ' ').trim());
}
