import { slug } from 'github-slugger';
import { html, raw } from 'hono/html';
import { Marked, type Tokens } from 'marked';
import { addressOf, targetOf } from './address.ts';
import type { ManualPage } from './manual.ts';
import { type Picture, pictureAddress } from './pictures/picture.ts';

export interface MarkdownSetting {
  /** Path of the product on the development server, with a slash at its end. */
  base: string;
  /** Address of the gallery's page about a file of the definitions, if the served product has the file. */
  galleryOf(file: string): string | undefined;
  /** The pictures on the page, by the names of their sections. */
  pictures: Map<string, Picture[]>;
}

/** Renders the text of a page as HTML. Links between pages lead to their addresses on the development server. */
export function renderMarkdown(
  { file, text }: ManualPage,
  { base, galleryOf, pictures }: MarkdownSetting,
): string {
  let section = { anchor: '', heading: '' };
  const marked = new Marked({
    // Addresses in messages of the checker are no links.
    tokenizer: { url: () => undefined },
    renderer: {
      heading({ tokens, depth, text: heading }: Tokens.Heading) {
        const anchor = slug(heading);
        if (depth <= 2) section = { anchor: depth === 2 ? anchor : '', heading };
        return `<h${depth} id="${anchor}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      link({ href, tokens }: Tokens.Link) {
        const inside = this.parser.parseInline(tokens);
        const target = targetOf(href, file);
        // Files outside the manual are on the code host only.
        if (!target && !/^[a-z]+:/.test(href)) return inside;
        return String(
          html`<a href="${target ? addressOf(target, base) : href}">${raw(inside)}</a>`,
        );
      },
      // The comments of a page say where its pictures are.
      html({ text: comment }: Tokens.HTML | Tokens.Tag) {
        if (!/^<!-- (result: .*|pictures) -->/.test(comment)) return comment;
        return (pictures.get(section.anchor) ?? [])
          .map((picture) => renderPicture(picture, section.heading, base))
          .join('');
      },
      // What a recipe changes is seen in the gallery as soon as the file is saved.
      codespan({ text: code }: Tokens.Codespan) {
        const address = galleryOf(code);
        const inside = html`<code>${code}</code>`;
        return String(
          address ? html`<a href="${address}" title="See it in the gallery">${inside}</a>` : inside,
        );
      },
      code({ text: code, lang }: Tokens.Code) {
        const snippet = html`<pre tabindex="0"><code>${code}</code></pre>`;
        return lang ? `<div class="snippet">${snippet}</div>\n` : `${snippet}\n`;
      },
      table(token: Tokens.Table) {
        const inside = (cell: Tokens.TableCell) => this.parser.parseInline(cell.tokens);
        const labels = token.header.map(({ text }) => text.replaceAll('`', ''));
        const head = token.header.map((cell) => `<th>${inside(cell)}</th>`).join('');
        // A phone shows each row as a card, with the names of its columns.
        const row = (cells: Tokens.TableCell[]) =>
          cells.map(
            (cell, column) =>
              html`<td data-label="${labels[column] ?? ''}">${raw(inside(cell))}</td>`,
          );
        const body = token.rows.map((cells) => `<tr>${row(cells).join('')}</tr>`).join('');
        return `<div class="table" tabindex="0"><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>\n`;
      },
    },
  });
  return marked.parse(text, { async: false });
}

function renderPicture(picture: Picture, heading: string, base: string): string {
  const { caption } = picture;
  const address = pictureAddress(picture, base);
  return `${html`<figure><figcaption>${caption}</figcaption><iframe title="${caption}: ${heading}" src="${address}" loading="lazy"></iframe></figure>`}\n`;
}
