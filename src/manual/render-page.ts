import { slug } from 'github-slugger';
import { Marked, type Tokens } from 'marked';
import { addressOf, targetOf } from './address.ts';
import type { Chapter, ManualPage } from './manual.ts';

interface PageSetting {
  chapters: Chapter[];
  titleOf(file: string): string;
  /** Path of the product on the development server, with a slash at its end. */
  base: string;
  /** Address of the gallery's page about a file of the definitions, if the served product has the file. */
  galleryOf(file: string): string | undefined;
}

/** Renders a page as the body of an HTML page: the contents, the page, and the ways to its neighbours. */
export function renderPage(page: ManualPage, setting: PageSetting): string {
  const { chapters, titleOf, base } = setting;
  const link = (file: string, attributes = '') =>
    `<a href="${addressOf(file, base)}"${attributes}>${escapeHtml(titleOf(file))}</a>`;
  const order = chapters.flatMap(({ files }) => files);
  const at = order.indexOf(page.file);
  const neighbour = (file: string | undefined, rel: 'prev' | 'next') =>
    file && `<span>${rel === 'prev' ? 'Previous' : 'Next'}: ${link(file, ` rel="${rel}"`)}</span>`;
  const lists = chapters.map(
    ({ title, files }) =>
      `<h2>${title}</h2><ul>${files
        .map((file) => `<li>${link(file, file === page.file ? ' aria-current="page"' : '')}</li>`)
        .join('')}</ul>`,
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
${toHtml(page, setting)}
${at < 0 ? '' : `<nav class="neighbours" aria-label="Neighbours">${[neighbour(order[at - 1], 'prev'), neighbour(order[at + 1], 'next')].filter(Boolean).join('')}</nav>`}
</main>`;
}

function toHtml({ file, text }: ManualPage, { base, galleryOf }: PageSetting): string {
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text: heading }: Tokens.Heading) {
        const anchor = slug(heading);
        return `<h${depth} id="${anchor}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      link({ href, tokens }: Tokens.Link) {
        const inside = this.parser.parseInline(tokens);
        const target = targetOf(href, file);
        // Files outside the manual are on the code host only.
        if (!target && !/^[a-z]+:/.test(href)) return inside;
        return `<a href="${escapeHtml(target ? addressOf(target, base) : href)}">${inside}</a>`;
      },
      // What a recipe changes is seen in the gallery as soon as the file is saved.
      codespan({ text: code }: Tokens.Codespan) {
        const address = galleryOf(code);
        const html = `<code>${escapeHtml(code)}</code>`;
        return address ? `<a href="${address}" title="See it in the gallery">${html}</a>` : html;
      },
      code({ text: code, lang }: Tokens.Code) {
        const snippet = `<pre tabindex="0"><code>${escapeHtml(code)}</code></pre>`;
        return lang ? `<div class="snippet">${snippet}</div>\n` : `${snippet}\n`;
      },
      table(token: Tokens.Table) {
        const row = (cells: Tokens.TableCell[], tag: 'th' | 'td') =>
          `<tr>${cells.map(({ tokens }) => `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`).join('')}</tr>`;
        const body = token.rows.map((cells) => row(cells, 'td')).join('');
        return `<div class="table" tabindex="0"><table><thead>${row(token.header, 'th')}</thead><tbody>${body}</tbody></table></div>\n`;
      },
    },
  });
  return marked.parse(text, { async: false });
}

const escapeHtml = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
