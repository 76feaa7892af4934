// Proves that all pages of the manual are listed, their links lead somewhere, and people find them by their own words.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { addressOf, fileAt, targetOf } from '../../src/manual/address.ts';
import {
  contentsFile,
  manualFiles,
  manualFolder,
  readChapters,
  readPage,
  searchedPages,
} from '../../src/manual/manual.ts';
import { picturesOn } from '../../src/manual/pictures/pictures-on.ts';
import { renderMarkdown } from '../../src/manual/render-markdown.ts';
import { renderPage } from '../../src/manual/render-page.ts';
import { buildIndex } from '../../src/manual/search-index.ts';
import { anchorsIn } from './anchors-in.ts';

const written = manualFiles().filter((file) => !file.startsWith('reference/'));
const listed = readChapters().flatMap(({ files }) => files);

it('the contents list each page once, but for those of single widgets', () => {
  const pages = manualFiles().filter(
    (file) => file !== contentsFile && !file.startsWith('reference/widgets/'),
  );
  expect([...listed].sort()).toEqual(pages);
});

describe.each(manualFiles())('%s', (file) => {
  const page = readPage(file);

  it('has links that lead somewhere', () => {
    const links = [...page.text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, href = '']) => href);
    expect(links.filter((href) => leadsNowhere(href, file))).toEqual([]);
  });

  it('has each heading once', () => {
    const anchors = anchorsIn(page.text);
    expect(anchors).toEqual([...new Set(anchors)]);
  });
});

it.each(written.filter((file) => file !== contentsFile))(
  '%s has at most 160 lines, and words to search for',
  (file) => {
    const { text, searchWords } = readPage(file);
    const shown = text.replace(/^<!-- result: .*\n/gm, '');
    expect(shown.split('\n').length).toBeLessThanOrEqual(160);
    expect(searchWords).not.toBe('');
  },
);

function leadsNowhere(href: string, file: string): boolean {
  // In examples, texts of a product have links too.
  if (/^([a-z]+:|\/)/.test(href)) return false;
  const target = targetOf(href, file);
  if (!target) {
    return !existsSync(join(manualFolder, dirname(file), href.replace(/#.*/, '')));
  }
  const [path = '', anchor] = target.split('#');
  if (!manualFiles().includes(path)) return true;
  return anchor !== undefined && !anchorsIn(readPage(path).text).includes(anchor);
}

const index = buildIndex(searchedPages());

it.each([
  ['compulsory', 'questions.md#require-an-answer'],
  ['mandatory', 'questions.md#require-an-answer'],
  ['hide', 'conditions.md#ask-only-sometimes'],
  ['how do I hide a question', 'conditions.md#ask-only-sometimes'],
  ['dropdown', 'choices.md'],
  ['attachment', 'files.md#ask-for-files'],
  ['delete a field', 'changed-questions.md#take-a-question-out'],
  ['regex', 'rules.md#check-what-is-typed'],
  ['upload', 'files.md'],
  ['contains', 'list-rules.md#ask-for-exactly-one-main-contact'],
  ['unanswered', 'calls.md#send-an-untouched-box-as-no'],
  ['headers', 'other-hosts.md#send-a-header-with-calls'],
  ['plural', 'values.md#say-one-channel-or-two-channels'],
  ['translation', 'languages.md'],
  ['VAT number only of companies in the EU', 'conditions.md#ask-only-sometimes'],
  ['attach a PDF', 'files.md#ask-for-files'],
  ['price from two answers', 'calculations.md#calculate-one-value-or-another'],
  ['skip step for Canadians', 'steps.md#skip-a-step'],
  ['API is down', 'outcomes.md#say-what-went-wrong-with-a-call'],
  ['sorry', 'outcomes.md#say-what-went-wrong-with-a-call'],
  ['at most three', 'choices.md#let-visitors-choose-at-most-three'],
  ['only adults', 'dates.md#limit-a-date'],
  ['two columns', 'questions.md#add-a-question'],
  ['confirm email address twice', 'limits-from-answers.md#ask-for-the-same-answer-twice'],
  ['confirmation email', 'texts.md#change-the-words-of-an-email'],
  ['thank you page', 'after-sending.md'],
  ['remove a step', 'steps.md#take-a-step-out'],
  ['send twice', 'calls.md#add-a-screen-with-a-call'],
  ['save and continue later', 'drafts.md#save-answers-to-finish-elsewhere'],
  ['captcha', 'not-included.md#robots'],
  ['alphabetical order of choices', 'choices.md#add-a-choice'],
  ['preselect a choice', 'proposals.md#propose-an-answer'],
  ['text above the form', 'texts.md#change-a-text'],
  ['example in the field', 'texts.md#change-a-text'],
  ['rename a step', 'texts.md#change-a-text'],
  ['allow only company email addresses', 'rules.md#check-what-is-typed'],
  ['spinner', 'not-included.md#signs-of-waiting'],
  ['loading indicator', 'not-included.md#signs-of-waiting'],
  ['video', 'not-included.md#pictures-sound-and-places'],
  ['map', 'not-included.md#pictures-sound-and-places'],
  ['session timeout', 'not-included.md#accounts-and-sessions'],
  ['user roles', 'not-included.md#accounts-and-sessions'],
  ['analytics', 'not-included.md#measuring-visitors'],
  ['A/B test', 'not-included.md#measuring-visitors'],
  ['cookie banner', 'pages.md#show-a-notice-above-every-screen'],
  ['accessibility', 'promises.md'],
  ['screen reader', 'promises.md'],
  ['copy to clipboard', 'not-included.md#convenience'],
  ['tooltip', 'texts.md#explain-a-question'],
  ['popup', 'not-included.md#windows-tabs-and-moving-parts'],
  ['accordion', 'not-included.md#windows-tabs-and-moving-parts'],
  ['progress bar', 'not-included.md#windows-tabs-and-moving-parts'],
  ['countdown', 'not-included.md#windows-tabs-and-moving-parts'],
  ['dashboard', 'not-included.md#reports-inboxes-and-messages'],
  ['notify staff', 'not-included.md#reports-inboxes-and-messages'],
  ['SMS', 'numbers.md#ask-for-a-code-from-a-message'],
  ['unsubscribe', 'not-included.md#reports-inboxes-and-messages'],
  ['limit of responses', 'not-included.md#quotas'],
  ['booking an appointment', 'not-included.md#quotas'],
  ['WordPress', 'not-included.md#other-programs-and-other-sites'],
  ['Zapier', 'not-included.md#other-programs-and-other-sites'],
  ['embed', 'not-included.md#other-programs-and-other-sites'],
  ['custom CSS', 'not-included.md#code-and-styles-of-your-own'],
  ['Google Fonts', 'not-included.md#code-and-styles-of-your-own'],
  ['version history', 'not-included.md#editing-together'],
  ['password strength', 'not-included.md#convenience'],
  ['SEO', 'pages.md#add-a-page'],
  ['credit card', 'other-hosts.md#lead-visitors-to-a-payment-page'],
  ['address autocomplete', 'fill-in.md'],
  ['conditional logic', 'conditions.md'],
  ['mobile', 'promises.md'],
  ['zip code', 'limits-from-answers.md'],
  ['start over', 'drafts.md'],
  ['select all that apply', 'choices.md#let-visitors-choose-at-most-three'],
  ['terms and conditions', 'pages.md#add-a-page'],
  ['time zone', 'dates.md'],
  ['tax', 'calculations.md'],
  ['preview', 'proof.md'],
  ['docker', 'running-it.md'],
  ['step indicator', 'steps.md'],
  ['page not found', 'pages.md'],
  ['rate limit', 'not-included.md#robots'],
  ['slider', 'numbers.md#ask-for-a-score'],
  ['read only', 'questions.md#add-a-question'],
  ['publish my change', 'running-it.md'],
  ['bold text', 'texts.md#link-from-a-hint'],
  ['either phone or email', 'conditions.md#require-one-of-two-answers'],
  ['uppercase', 'rules.md#check-what-is-typed'],
  ['webhook', 'running-it.md#receive-what-visitors-send'],
  ['GDPR', 'running-it.md#receive-what-visitors-send'],
  ['same as above', 'proposals.md#propose-an-answer'],
  ['change the order', 'questions.md#move-a-question'],
  ['prefill from a link', 'proposals.md#start-with-a-value-of-the-address'],
  ['mandatroy', 'questions.md#require-an-answer'],
])('"%s" finds %s among the first five', (words, address) => {
  const found = index
    .search(words)
    .slice(0, 5)
    .map(({ id }) => id);
  expect(found).toContain(address);
});

it('the name of a pictured state finds nothing', () => {
  const comment = '<!-- result: screen/unlikely /question -->';
  const page = readPage('questions.md');
  const found = buildIndex([{ ...page, text: comment, sections: [] }]).search('unlikely');
  expect(found).toEqual([]);
});

describe('an address on the development server', () => {
  it.each([
    ['README.md', '/manual/'],
    ['texts.md', '/manual/texts'],
    ['texts.md#change-a-text', '/manual/texts#change-a-text'],
    ['reference/README.md', '/manual/reference/'],
    ['reference/widgets/text.md', '/manual/reference/widgets/text'],
  ])('of %s is %s', (file, address) => {
    expect(addressOf(file, '/')).toBe(address);
    expect(fileAt(address.replace(/#.*/, ''))).toBe(file.replace(/#.*/, ''));
  });

  it('lies below the path of the product', () => {
    expect(addressOf('texts.md', '/apply/')).toBe('/apply/manual/texts');
  });
});

describe('the contents at the side', () => {
  const htmlOf = (file: string) =>
    renderPage(readPage(file), {
      chapters: readChapters(),
      titleOf: (file: string) => readPage(file).title,
      base: '/',
      pictures: new Map(),
      galleryOf: () => undefined,
    });

  it('have the groups of the lists of contents', () => {
    const html = htmlOf('why.md');
    const titles = [...html.matchAll(/<h3>(.*?)<\/h3><ul>/g)].map(([, title]) => title);
    expect(titles.slice(0, 2)).toEqual(['Texts and questions', 'Rules and checks']);
    expect(titles.slice(-2)).toEqual(['Files', 'Everything else']);
    expect(html).toContain('<h2>Start</h2><ul><li><a href="/manual/first-change">');
  });

  it('mark the page that a page of the reference belongs to', () => {
    const ofWidget = htmlOf('reference/widgets/country.md');
    expect(ofWidget).toContain('<a href="/manual/reference/widgets" aria-current="true">');
    const ofFile = htmlOf('reference/app.md');
    expect(ofFile).toContain('<a href="/manual/reference/app" aria-current="page">');
    expect(ofFile).toContain('Next: <a href="/manual/reference/screen" rel="next">');
  });
});

it('a cell of a table names its column, for phones', () => {
  const text = '# Table\n\n| Call | `connect-src` |\n| --- | --- |\n| `load` | **none** |\n';
  const page = { ...readPage('why.md'), text, sections: [] };
  const html = renderMarkdown(page, {
    base: '/',
    galleryOf: () => undefined,
    pictures: new Map(),
  });
  expect(html).toContain(
    '<td data-label="Call"><code>load</code></td><td data-label="connect-src"><strong>none</strong></td>',
  );
});

it('a page is drawn with its contents, its anchors and its neighbours', () => {
  const setting = {
    chapters: readChapters(),
    titleOf: (file: string) => readPage(file).title,
    base: '/',
    pictures: picturesOn(readPage('questions.md'), { texts: new Map(), nonJsonFiles: new Set() }),
    galleryOf: (file: string) =>
      file === 'forms/apply/schema.json' ? '/gallery/apply' : undefined,
  };
  const html = renderPage(readPage('questions.md'), setting);
  expect(html).toContain(
    '<iframe title="The result: Add a question" src="/gallery-frame/signup/company-info/filled?still&amp;of=questions%23add-a-question&amp;only=%2Ffounded" loading="lazy">',
  );
  expect(html).toContain('<h2 id="require-an-answer">Require an answer</h2>');
  expect(html).toContain('<a href="/manual/questions" aria-current="page">');
  expect(html).toContain('Previous: <a href="/manual/values" rel="prev">Show values in texts</a>');
  expect(html).toContain(
    '<a href="/gallery/apply" title="See it in the gallery"><code>forms/apply/schema.json',
  );
  expect(html).toContain(
    'Next: <a href="/manual/changed-questions" rel="next">Remove and rename questions</a>',
  );
});
