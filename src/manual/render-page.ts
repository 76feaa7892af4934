import { html, raw } from 'hono/html';
import { addressOf } from './address.ts';
import type { Chapter, ManualPage } from './manual.ts';
import { type MarkdownSetting, renderMarkdown } from './render-markdown.ts';

interface PageSetting extends MarkdownSetting {
  chapters: Chapter[];
  titleOf(file: string): string;
}

/** Renders a page as the body of an HTML page: the contents, the page, and the ways to its neighbours. */
export function renderPage(page: ManualPage, setting: PageSetting): string {
  const { chapters, titleOf, base } = setting;
  const order = chapters.flatMap(({ files }) => files);
  const at = order.indexOf(page.file);
  // A page that is not listed itself belongs to one that is, such as that of all widgets.
  const current = at < 0 ? page.file.replace(/\/[^/]+$/, '.md') : page.file;
  const link = (file: string, way?: 'prev' | 'next') => {
    const rel = way && html` rel="${way}"`;
    const mark = file === current && html` aria-current="${at < 0 ? 'true' : 'page'}"`;
    return html`<a href="${addressOf(file, base)}"${rel}${mark}>${titleOf(file)}</a>`;
  };
  const [before, after] = [order[at - 1], order[at + 1]];
  const neighbours = html`<nav class="neighbours" aria-label="Neighbours">
${before && html`<span>Previous: ${link(before, 'prev')}</span>`}
${after && html`<span>Next: ${link(after, 'next')}</span>`}
</nav>`;
  const lists = chapters.map(
    ({ title, groups }) =>
      html`<h2>${title}</h2>${groups.map(
        (group) =>
          html`${group.title && html`<h3>${group.title}</h3>`}<ul>${group.files.map(
            (file) => html`<li>${link(file)}</li>`,
          )}</ul>`,
      )}`,
  );
  return String(html`<a class="skip" href="#content">Skip to the page</a>
<header>
  <a class="home" href="${base}manual/">Manual</a>
  <search>
    <input type="search" aria-label="Search the manual" placeholder="Search, for example “mandatory”"
      autocomplete="off" data-base="${base}" />
    <ol aria-label="Found" hidden></ol>
    <p role="status"></p>
  </search>
</header>
<details class="contents"><summary>Contents</summary><nav aria-label="Contents">${lists}</nav></details>
<main id="content" tabindex="-1">
${raw(renderMarkdown(page, setting))}
${at < 0 ? '' : neighbours}
</main>`);
}
