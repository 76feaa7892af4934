import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { html, raw } from 'hono/html';
import { getMimeType } from 'hono/utils/mime';
import type { HtmlTagDescriptor } from 'vite';
import { type ProductSource, textsOf } from '../compiler/index.ts';
import { backgrounds } from '../core/contrast.ts';
import type { AppFile } from '../definition/files/app.ts';
import { directionOf } from '../definition/languages.ts';
import { languageNav, languageTag } from './languages/language-nav.ts';

/** Returns the tag of the page's icon, as a data URL. Without one, browsers would ask for /favicon.ico. */
export async function iconTag(
  { favicon }: Pick<AppFile, 'favicon'>,
  folder: string,
): Promise<HtmlTagDescriptor> {
  const attrs = favicon ? await pictureAttributes(join(folder, favicon)) : { href: 'data:,' };
  return { tag: 'link', attrs: { rel: 'icon', ...attrs }, injectTo: 'head' };
}

async function pictureAttributes(file: string) {
  const type = getMimeType(file)?.split(';', 1)[0] ?? '';
  return { type, href: `data:${type};base64,${await readFile(file, 'base64')}` };
}

/** The tags that give a browser's own bars the colour of the page. */
export const colorTags: HtmlTagDescriptor[] = Object.entries(backgrounds).map(
  ([scheme, [content]]) => ({
    tag: 'meta',
    attrs: { name: 'theme-color', media: `(prefers-color-scheme: ${scheme})`, content },
    injectTo: 'head',
  }),
);

/**
 * Fills in the page's language, title, links to other languages and text for visitors without scripts, which no tag
 * descriptor of Vite can set.
 *
 * @param basePath the path that the product lies below, "/apply"; "" at the root of the host
 */
export function withAppTexts(
  page: string,
  product: Pick<ProductSource, 'app' | 'translatedFrom'>,
  basePath: string,
): string {
  const { app } = product;
  const { language, name } = app;
  const texts = textsOf(app);
  // Those of the gallery have no text for visitors without scripts, and lead nowhere.
  const isProductPage = page.includes('<noscript></noscript>');
  const script = isProductPage ? languageTag(product, basePath) : '';
  const direction = isProductPage && directionOf(language) === 'rtl' ? raw(' dir="rtl"') : '';
  return page
    .replace('<html lang="en">', () => String(html`<html lang="${language}"${direction}>`))
    .replace('<title></title>', () =>
      [String(html`<title>${name}</title>`), ...(script ? [script] : [])].join('\n    '),
    )
    .replace('<noscript></noscript>', () => {
      const noScript = String(html`<noscript>${texts.noScript}</noscript>`);
      return `${noScript}${languageNav(product, '/', basePath)}`;
    });
}
