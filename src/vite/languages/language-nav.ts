import { html } from 'hono/html';
import type { ProductSource } from '../../compiler/index.ts';
import { listLanguages, textsOf } from '../../compiler/index.ts';
import { languageScriptFile } from './language-script.ts';

type Product = Pick<ProductSource, 'app' | 'translatedFrom'>;

/**
 * Returns the links to the languages of a product, which stand above every page: one to the same page in each, in a menu
 * where there are three or more. The browser itself opens and closes the menu, also before any script. Nothing for a
 * product in one language.
 *
 * @param route that of the page; that of the first one where it is unknown
 * @param basePath the path that the product lies below, "/apply"; "" at the root of the host
 */
export function languageNav(product: Product, route: string, basePath: string): string {
  const languages = listLanguages(product);
  if (languages.length === 0) return '';
  const texts = textsOf(product.app);
  const links = languages.map(({ tag, name, base: ofLanguage }) => {
    const base = `${basePath}${ofLanguage}`;
    const href = `${base}${route}`;
    const current = tag === product.app.language ? html` aria-current="true"` : '';
    return html`<a href="${href}" hreflang="${tag}" lang="${tag}" data-base="${base}"${current}>${name}</a>`;
  });
  const current = languages.find(({ tag }) => tag === product.app.language)?.name;
  const content =
    languages.length < fewestInMenu
      ? links
      : html`<button type="button" popovertarget="languages" aria-label="${texts.language}: ${current}">${current}</button><div id="languages" popover>${links}</div>`;
  return String(html`<nav class="languages" aria-label="${texts.language}">${content}</nav>`);
}

/** The number of languages whose links do not fit beside a logo on a phone. */
const fewestInMenu = 3;

/** Returns the tag of the script that knows the visitor's language. Nothing for a product in one language. */
export function languageTag(product: Product, basePath: string): string {
  const languages = listLanguages(product);
  if (languages.length === 0) return '';
  const bases = JSON.stringify(
    Object.fromEntries(languages.map(({ tag, base }) => [tag, `${basePath}${base}`])),
  );
  return String(
    html`<script src="${basePath}/${languageScriptFile(basePath)}" data-bases="${bases}"></script>`,
  );
}
