import { html } from 'hono/html';
import type { StoredFile } from '../store/files.ts';
import { layout, type Markup, moment, type ShownProduct } from './layout.ts';

/** Renders the files that visitors have uploaded, newest first, each with a link to download it. */
export function filesPage(product: ShownProduct, files: StoredFile[]): Markup {
  const content =
    files.length === 0
      ? html`<p class="empty">No file yet. Files that are uploaded in the <a href="${product.basePath}/">product</a> appear here.</p>`
      : html`<p class="hint">Reload this page to see new files.</p>
          <ol class="entries">${files.map((one) => html`<li>${article(one, product)}</li>`)}</ol>`;
  return layout({
    product,
    title: 'Files',
    path: '/sandbox/files',
    json: '/sandbox/files.json',
    content,
  });
}

const article = (
  { id, call, name, type, size, time }: StoredFile,
  { basePath }: ShownProduct,
): Markup => html`<article>
    <h2><a href="${basePath}/sandbox/files/${id}" download>${name}</a></h2>
    <p class="muted">Call: ${call}</p>
    <dl class="answers">
      <div><dt>Kind</dt><dd>${type}</dd></div>
      <div><dt>Size</dt><dd>${new Intl.NumberFormat('en').format(size)} bytes</dd></div>
      <div><dt>Stored</dt><dd>${moment(time)}</dd></div>
    </dl>
  </article>`;

/** Returns the headers with which browsers save a file instead of opening it. */
export const downloadHeaders = ({ name }: { name: string }): Record<string, string> => ({
  'Content-Type': 'application/octet-stream',
  'Content-Disposition': `attachment; filename*=UTF-8''${encodeName(name)}`,
  'X-Content-Type-Options': 'nosniff',
});

/** Encodes a name by RFC 8187, which allows fewer characters than encodeURIComponent leaves. */
const encodeName = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/g, (character) => {
    const code = character.charCodeAt(0).toString(16).toUpperCase();
    return `%${code}`;
  });
