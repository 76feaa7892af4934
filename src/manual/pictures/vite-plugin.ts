import { join } from 'node:path';
import { html } from 'hono/html';
import type { Plugin, ViteDevServer } from 'vite';
import { modulePrefix, type ProductSource, readForms } from '../../compiler/index.ts';
import { digest } from '../../core/digest.ts';
import type { FrameContent } from '../../gallery/content.ts';
import { servePages } from '../../gallery/serve-pages.ts';
import { galleryPage } from '../../gallery/vite-plugin.ts';
import { shippedForms } from '../manual.ts';
import { contentOf, emit, parsePicture } from './drawn-product.ts';
import { sourcesOf } from './pictures-on.ts';

/** A product, with the states of one of its screens. */
interface Drawing {
  /** Hash of the definitions. */
  version: number;
  product: ProductSource;
  content: FrameContent;
  /** The texts of files that are not on the disk. */
  added: Map<string, string>;
}

const contentModule = 'virtual:gallery';
const addedPrefix = 'virtual:added/';

/** Draws the pictures of the manual in frames of the gallery, on demand and in the development server only. */
export function pictures(): Plugin {
  const drawings = new Map<string, Drawing>();
  let base = '/';
  /** Draws a screen, unless its definitions are as they were, and returns the key of the drawing. */
  async function draw(server: ViteDevServer, of: string, screen: string): Promise<string> {
    const sources = sourcesOf(of, await readForms(shippedForms));
    const key = digest(`${of} ${screen}`).toString(36);
    const version = digest(JSON.stringify([[...sources.texts], [...sources.added]]));
    if (drawings.get(key)?.version === version) return key;
    const product = parsePicture(sources);
    const content = contentOf(product, screen);
    drawings.set(key, { version, product, content, added: sources.added });
    const { moduleGraph } = server.environments.client;
    for (const [id, module] of moduleGraph.idToModuleMap) {
      if (id.startsWith(`\0picture:${key}:`)) moduleGraph.invalidateModule(module);
    }
    return key;
  }
  return {
    name: 'manual-pictures',
    // Before the modules of the served product, which have the same names.
    enforce: 'pre',
    config: () => ({
      optimizeDeps: {
        // What compiled modules import: a package that is found late reloads the page.
        entries: ['**/*.html', 'core/**/*.ts', 'engine/**/*.tsx'],
        include: ['ajv-formats/dist/formats.js'],
      },
    }),
    configResolved(config) {
      base = config.base;
    },
    resolveId(id, importer = '') {
      const [, key] = /(?:[?&]picture=|^\0picture:)(\w+)/.exec(importer) ?? [];
      const isOwn = [modulePrefix, contentModule, addedPrefix].some((one) => id.startsWith(one));
      return key && isOwn ? `\0picture:${key}:${id}` : undefined;
    },
    load(moduleId) {
      const [, key = '', id = ''] = /^\0picture:(\w+):(.*)$/.exec(moduleId) ?? [];
      const drawing = drawings.get(key);
      if (!drawing) return undefined;
      const { content, product, added } = drawing;
      if (id === contentModule) return `export const content = ${JSON.stringify(content)};`;
      if (id.startsWith(addedPrefix)) {
        const text = added.get(id.slice(addedPrefix.length).replace(/\?.*/, '')) ?? '';
        return `export default ${JSON.stringify(`data:image/svg+xml,${encodeURIComponent(text)}`)};`;
      }
      const assetPath = (file: string) =>
        added.has(`forms/${file}`) ? `${addedPrefix}forms/${file}` : join(shippedForms, file);
      return emit(product, id, { basePath: base.slice(0, -1), assetPath });
    },
    configureServer(server) {
      servePages(server, (url, query) => {
        const [, screen] = /^\/gallery-frame\/([^/]+)/.exec(url) ?? [];
        const of = query.get('of');
        if (!screen || of === null) return undefined;
        const page = (key: string) =>
          galleryPage(server, 'frame.html', { url, query: `?picture=${key}` });
        return draw(server, of, screen).then(page, problemPage);
      });
    },
  };
}

/** Returns a page that says why there is no picture, such as a definition that a recipe would change and is not there. */
const problemPage = (error: Error): string =>
  String(html`<!doctype html><html lang="en"><meta name="color-scheme" content="light dark"><title>No picture</title>
<p>There is no picture: ${error.message}</p></html>`);
