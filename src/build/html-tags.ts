import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { html } from 'hono/html';
import { getMimeType } from 'hono/utils/mime';
import type { HtmlTagDescriptor } from 'vite';
import { textsOf } from '../compiler/index.ts';
import type { AppFile } from '../definition/files/app.ts';

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

/** Fills in the page's language, title and text for visitors without scripts, which no tag descriptor of Vite can set. */
export function withAppTexts(
  page: string,
  app: Pick<AppFile, 'language' | 'name' | 'texts'>,
): string {
  const { language, name } = app;
  const texts = textsOf(app);
  return page
    .replace('<html lang="en">', () => String(html`<html lang="${language}">`))
    .replace('<title></title>', () => String(html`<title>${name}</title>`))
    .replace('<noscript></noscript>', () => String(html`<noscript>${texts.noScript}</noscript>`));
}
