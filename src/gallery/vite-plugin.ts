import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { normalizePath, type Plugin, type ViteDevServer } from 'vite';
import { buildProductModel } from '../analysis/build-product-model.ts';
import { formatDiagnostics, type Workspace } from '../compiler/index.ts';
import { buildContent } from './content.ts';
import { servePages } from './serve-pages.ts';

const moduleId = 'virtual:gallery';

/** Paths of the pages, and their files beside this one. */
const pages = [
  { path: /^\/gallery(\/|$)/, file: 'index.html' },
  { path: /^\/gallery-frame(\/|$)/, file: 'frame.html' },
];

interface GalleryOptions {
  workspace: Workspace;
  /** The language that the screens are shown in; by default that of the definitions. */
  language?: string | undefined;
}

/** Serves the gallery of a forms folder on /gallery, in the development server only. */
export function gallery({ workspace, language }: GalleryOptions): Plugin {
  const { folder } = workspace;
  return {
    name: 'gallery',
    resolveId: (id) => (id === moduleId ? `\0${moduleId}` : undefined),
    async load(id) {
      if (id !== `\0${moduleId}`) return undefined;
      const { product, diagnostics, sources, inLanguage } = await workspace.current();
      const errors = diagnostics.filter(({ severity }) => severity === 'error');
      if (errors.length > 0) {
        throw new Error(formatDiagnostics(errors, sources.texts).join('\n\n'));
      }
      const languages = Object.keys(product.app.languages ?? {});
      if (language !== undefined && !languages.includes(language)) {
        throw new Error(
          `FORMS_LANGUAGE is "${language}", but the languages in app.json are: ${languages.join(', ') || 'none'}.`,
        );
      }
      const shown = language === undefined ? product : inLanguage(language);
      return `export const content = ${JSON.stringify(buildContent(buildProductModel(shown)))};`;
    },
    hotUpdate({ file, modules }) {
      const module = this.environment.moduleGraph.getModuleById(`\0${moduleId}`);
      const isInFolder = file.startsWith(`${normalizePath(folder)}/`);
      return module && isInFolder ? [...modules, module] : undefined;
    },
    configureServer(server) {
      const query = language === undefined ? '' : `?language=${language}`;
      servePages(server, (url) => {
        const page = pages.find(({ path }) => path.test(url));
        const isServed = page && !isFile(join(server.config.root, url));
        return isServed ? galleryPage(server, page.file, { url, query }) : undefined;
      });
    },
  };
}

/**
 * Returns a page of the gallery.
 *
 * @param query of the script of a frame, which imports the product that it names
 */
export async function galleryPage(
  server: ViteDevServer,
  file: string,
  { url, query }: { url: string; query: string },
): Promise<string> {
  const html = await readFile(join(server.config.root, 'gallery', file), 'utf8');
  // Vite adds a time to the query after a change.
  return server.transformIndexHtml(url, html.replace('frame-main.tsx"', `frame-main.tsx${query}"`));
}

/** The path of a page can be that of a module: src/gallery/ lies under the server's root. */
const isFile = (path: string) => existsSync(path) && statSync(path).isFile();
