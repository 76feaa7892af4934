import { readFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type HtmlTagDescriptor, normalizePath, type Plugin } from 'vite';
import {
  type Compilation,
  type EmitOptions,
  isDefinition,
  modulePrefix,
} from '../compiler/index.ts';
import { findingsText, overlayError } from './dev/overlay.ts';
import { openForms } from './workspace.ts';

interface FormsOptions {
  /** The forms folder. */
  folder: string;
  /** Overrides the provider's host. */
  providerHost?: string;
}

/**
 * Compiles a forms folder into modules. A definition that is wrong stops a build; while developing, the page says what
 * is wrong, and a change shows at once.
 */
export function forms({ folder, providerHost }: FormsOptions): Plugin {
  const root = resolve(folder);
  const pathOf = (file: string) => join(dirname(root), file);
  let isServer = false;
  /** Whether the page says that the definitions are wrong. */
  let wasWrong = false;
  const workspace = openForms(root);
  /** The code of each module that was asked for. */
  const codes = new Map<string, string | undefined>();
  const assetPath = (file: string) => join(root, file);
  const emit = ({ product }: Compilation, id: string) => {
    const options: EmitOptions = { providerHost, assetPath };
    if (!isServer) return workspace.emit(product, id, options);
    const importOf = (other: string) => `fresh(${JSON.stringify(other)})`;
    const code = workspace.emit(product, id, { ...options, importOf });
    return (
      code && `import { fresh } from ${JSON.stringify(`/@fs/${devScript('fresh')}`)};\n${code}`
    );
  };
  return {
    name: 'forms',
    config: () => ({
      server: { fs: { allow: ['..', root] } },
      optimizeDeps: {
        // Compiled validators and migrations import these; found late, they would reload the page.
        include: ['ajv/dist/runtime/equal.js', 'ajv/dist/runtime/ucs2length.js', 'rfc6902'],
      },
    }),
    configResolved({ command }) {
      isServer = command === 'serve';
    },
    configureServer({ watcher }) {
      watcher.add(root);
    },
    async buildStart() {
      const { diagnostics, sources } = await workspace.rereadAll();
      const text = findingsText({ diagnostics, sources }).join('\n');
      const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
      if (errors > 0 && !isServer) {
        throw new Error(`\n${text}\n\n${basename(root)}: ${errors} to fix.\n`);
      }
      if (text !== '') this.warn(text);
    },
    async hotUpdate({ file, modules }) {
      if (!file.startsWith(`${normalizePath(root)}/`)) return undefined;
      // The same change is told to each environment; only the browser's has a page to show it.
      if (this.environment.name !== 'client' || !isDefinition(root, file)) return [];
      const { moduleGraph, hot } = this.environment;
      const now = await workspace.reread(file);
      const err = overlayError(now, pathOf);
      const changed = [...codes.keys()].filter((id) => err || emit(now, id) !== codes.get(id));
      for (const id of changed) {
        const module = moduleGraph.getModuleById(`\0${id}`);
        if (module) moduleGraph.invalidateModule(module);
      }
      // What stands in the page itself, or was wrong before, can't take another's place.
      const reload = wasWrong || !file.endsWith('.json') || file === pathOf(now.product.appPath);
      wasWrong = err !== undefined;
      if (!err && !reload) {
        if (changed.length > 0) hot.send('forms:changed', changed);
        const app =
          changed.includes(modulePrefix) && moduleGraph.getModuleById(`\0${modulePrefix}`);
        return app ? [...modules, app] : modules;
      }
      hot.send(err ? { type: 'error', err } : { type: 'full-reload' });
      return [];
    },
    resolveId: (id) => (isCompiled(id) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith('\0') || !isCompiled(id.slice(1))) return undefined;
      const now = await workspace.current();
      const err = isServer ? overlayError(now, pathOf) : undefined;
      wasWrong ||= err !== undefined;
      if (err) throw Object.assign(new Error(err.message), err);
      const code = emit(now, id.slice(1));
      if (code === undefined) throw new Error(`${id.slice(1)} is not in ${root}.`);
      codes.set(id.slice(1), code);
      return code;
    },
    async transformIndexHtml(html, { server }) {
      const now = await workspace.current();
      const { app } = now.product;
      const tags: HtmlTagDescriptor[] = [];
      if (server) {
        const attrs = { type: 'module', src: `/@fs/${devScript('keep-typed')}` };
        tags.push({ tag: 'script', attrs, injectTo: 'head' });
        // The overlay says what is wrong; what a page needs may be missing.
        if (overlayError(now, pathOf)) return { html, tags };
      }
      if (app.description) {
        const attrs = { name: 'description', content: app.description };
        tags.push({ tag: 'meta', attrs, injectTo: 'head' });
      }
      if (app.favicon) {
        const icon = await readFile(join(root, app.favicon), 'base64');
        const type = pictureType(app.favicon);
        const href = `data:${type};base64,${icon}`;
        tags.push({ tag: 'link', attrs: { rel: 'icon', type, href }, injectTo: 'head' });
      }
      return {
        html: html
          .replace('<html lang="en">', `<html lang="${escapeHtml(app.language)}">`)
          .replace('<title></title>', `<title>${escapeHtml(app.name)}</title>`),
        tags,
      };
    },
  };
}

/** The media type of a picture, by the ending of its name. */
function pictureType(file: string): string {
  const ending = file.slice(file.lastIndexOf('.') + 1).toLowerCase();
  if (ending === 'svg') return 'image/svg+xml';
  if (ending === 'ico') return 'image/x-icon';
  return `image/${ending === 'jpg' ? 'jpeg' : ending}`;
}

/** Path of a script that runs in the browser while developing. */
const devScript = (name: string) =>
  normalizePath(fileURLToPath(new URL(`./dev/${name}.ts`, import.meta.url)));

const isCompiled = (id: string) => id === modulePrefix || id.startsWith(`${modulePrefix}/`);

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
