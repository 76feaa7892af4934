import { addressOf } from './address.ts';
import type { Chapter, ManualPage } from './manual.ts';
import { escapeHtml, type MarkdownSetting, renderMarkdown } from './render-markdown.ts';

interface PageSetting extends MarkdownSetting {
  chapters: Chapter[];
  titleOf(file: string): string;
}

/** Renders a page as the body of an HTML page: the contents, the page, and the ways to its neighbours. */
export function renderPage(page: ManualPage, setting: PageSetting): string {
  const { chapters, titleOf, base } = setting;
  const link = (file: string, attributes = '') =>
    `<a href="${addressOf(file, base)}"${attributes}>${escapeHtml(titleOf(file))}</a>`;
  const order = chapters.flatMap(({ files }) => files);
  const at = order.indexOf(page.file);
  // A page that is not listed itself belongs to one that is, such as that of all widgets.
  const current = at < 0 ? page.file.replace(/\/[^/]+$/, '.md') : page.file;
  const neighbour = (file: string | undefined, rel: 'prev' | 'next') =>
    file && `<span>${rel === 'prev' ? 'Previous' : 'Next'}: ${link(file, ` rel="${rel}"`)}</span>`;
  const ways = [neighbour(order[at - 1], 'prev'), neighbour(order[at + 1], 'next')];
  const neighbours = `<nav class="neighbours" aria-label="Neighbours">${ways.filter(Boolean).join('')}</nav>`;
  const list = (files: string[]) =>
    `<ul>${files
      .map(
        (file) =>
          `<li>${link(file, file === current ? ` aria-current="${at < 0 ? 'true' : 'page'}"` : '')}</li>`,
      )
      .join('')}</ul>`;
  const lists = chapters.map(
    ({ title, groups }) =>
      `<h2>${title}</h2>${groups
        .map((group) => `${group.title && `<h3>${group.title}</h3>`}${list(group.files)}`)
        .join('')}`,
  );
  return `<a class="skip" href="#content">Skip to the page</a>
<header>
  <a class="home" href="${base}manual/">Manual</a>
  <search>
    <input type="search" aria-label="Search the manual" placeholder="Search, for example “mandatory”"
      autocomplete="off" data-base="${base}" />
    <ol aria-label="Found" hidden></ol>
    <p role="status"></p>
  </search>
</header>
<details class="contents"><summary>Contents</summary><nav aria-label="Contents">${lists.join('')}</nav></details>
<main id="content" tabindex="-1">
${renderMarkdown(page, setting)}
${at < 0 ? '' : neighbours}
</main>`;
}
