import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { normalizePath, type Plugin, type ViteDevServer } from 'vite';
import { readForms } from '../compiler/index.ts';
import { servePages } from '../gallery/serve-pages.ts';
import { fileAt } from './address.ts';
import {
  contentsFile,
  manualFiles,
  manualFolder,
  readChapters,
  readPage,
  searchedPages,
  shippedForms,
} from './manual.ts';
import { picturesOn } from './pictures/pictures-on.ts';
import { renderPage } from './render-page.ts';
import { buildIndex } from './search-index.ts';

const indexModule = 'virtual:manual-index';

/**
 * Serves the manual on /manual, in the development server only.
 *
 * @param forms folder of the product that is served
 */
export function manual(forms: string): Plugin {
  return {
    name: 'manual',
    resolveId: (id) => (id === indexModule ? `\0${indexModule}` : undefined),
    load(id) {
      if (id !== `\0${indexModule}`) return undefined;
      const index = buildIndex(searchedPages());
      return `export const index = ${JSON.stringify(JSON.stringify(index))};`;
    },
    hotUpdate({ file, server }) {
      if (!file.startsWith(`${normalizePath(manualFolder)}/`)) return undefined;
      const module = this.environment.moduleGraph.getModuleById(`\0${indexModule}`);
      if (module) this.environment.moduleGraph.invalidateModule(module);
      server.ws.send({ type: 'full-reload' });
      return [];
    },
    configureServer(server) {
      server.watcher.add(manualFolder);
      servePages(server, (path) =>
        /^\/manual(\/|$)/.test(path) && manualFiles().includes(fileAt(path))
          ? writePage(server, path, forms)
          : undefined,
      );
    },
  };
}

async function writePage(server: ViteDevServer, path: string, forms: string): Promise<string> {
  const { base, root } = server.config;
  const page = readPage(fileAt(path));
  const template = await readFile(join(root, 'manual/index.html'), 'utf8');
  const body = renderPage(page, {
    chapters: readChapters(),
    titleOf: (file) => readPage(file).title,
    base,
    pictures: picturesOn(page, await readForms(shippedForms)),
    galleryOf(file) {
      const [, place, name] = /^forms\/(.+)\/(\w+\.json)$/.exec(file) ?? [];
      const isThere = place && name && existsSync(join(forms, place, name));
      return isThere ? `${base}gallery/${place}` : undefined;
    },
  });
  const title = page.file === contentsFile ? 'Manual' : `${page.title} – manual`;
  // A function: the text of a page can hold "$&".
  const html = template
    .replace('<title></title>', () => `<title>${title}</title>`)
    .replace('<body>', () => `<body>${body}`);
  return server.transformIndexHtml(path, html);
}
