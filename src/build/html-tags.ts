import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { html } from 'hono/html';
import { getMimeType } from 'hono/utils/mime';
import type { HtmlTagDescriptor } from 'vite';
import type { AppFile } from '../definition/files/app.ts';

/** Returns the tags that app.json adds to every page: the favicon as a data URL. */
export async function htmlTags(app: AppFile, folder: string): Promise<HtmlTagDescriptor[]> {
  const tags: HtmlTagDescriptor[] = [];
  if (app.favicon) {
    const icon = await readFile(join(folder, app.favicon), 'base64');
    const type = getMimeType(app.favicon)?.split(';', 1)[0] ?? '';
    const href = `data:${type};base64,${icon}`;
    tags.push({ tag: 'link', attrs: { rel: 'icon', type, href }, injectTo: 'head' });
  }
  return tags;
}

/** Fills in the page's language and title, which no tag descriptor of Vite can set. */
export const withTitle = (page: string, { language, name }: AppFile): string =>
  page
    .replace('<html lang="en">', () => String(html`<html lang="${language}">`))
    .replace('<title></title>', () => String(html`<title>${name}</title>`));
