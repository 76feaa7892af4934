import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { normalizePath, type Plugin } from 'vite';
import {
  type Compilation,
  type EmitOptions,
  formatDiagnostics,
  isDefinition,
  modulePrefix,
  sourcePrefix,
  type Workspace,
} from '../compiler/index.ts';
import { readBasePath } from '../core/base-path.ts';
import { readProviderHost } from '../core/provider-host.ts';
import { counted } from '../core/text/counted.ts';
import { overlayError } from './dev/overlay.ts';
import { colorTags, iconTag, withAppTexts } from './html-tags.ts';
import { languageScript, languageScriptFile } from './languages/language-script.ts';

interface FormsOptions {
  workspace: Workspace;
  /** Overrides the address of the provider. */
  providerHost?: string;
  /** The language of a build; by default that of the definitions. */
  language?: string;
}

/** In milliseconds. Vite's watcher (chokidar) reports no change of a file within 50 ms of another one. */
const untilNextLook = 100;

/**
 * Compiles a forms folder into modules. An error in a definition stops a build; the development server shows it on the
 * page, and shows changes at once.
 */
export function forms({ workspace, providerHost, language }: FormsOptions): Plugin {
  const { folder } = workspace;
  const pathOf = (file: string) => join(dirname(folder), file);
  let isServer = false;
  /** The path that the product lies below; "" at the root of the host. */
  let basePath = '';
  const calledHost = setting(() => readProviderHost(providerHost));
  /** Whether the page shows the overlay. */
  let hadErrors = false;
  /** The code of each module that was asked for. */
  const codes = new Map<string, string | undefined>();
  const assetPath = (file: string) => join(folder, file);
  const emit = (result: Compilation, compiledId: string) => {
    const options: EmitOptions = {
      providerHost: calledHost,
      basePath,
      assetPath,
    };
    const { tag = language, id } = parseId(compiledId);
    const product = tag === undefined ? result.product : result.inLanguage(tag);
    if (!isServer) return workspace.emit(product, id, options);
    const importOf = (other: string) => `fresh(${JSON.stringify(inLanguage(other, tag))})`;
    const code = workspace.emit(product, id, { ...options, importOf });
    return (
      code && `import { fresh } from ${JSON.stringify(`/@fs/${devScript('fresh')}`)};\n${code}`
    );
  };
  const findingsPage = () =>
    isServer ? `${basePath}/manual/reference/findings` : 'forms/manual/reference/findings.md';
  const errorIn = (result: Compilation) => overlayError(result, pathOf, findingsPage());
  return {
    name: 'forms',
    config: ({ base }) => ({
      // That of the variable BASE_PATH, or of Vite's own option.
      ...(base !== undefined && { base: setting(() => `${readBasePath(base)}/`) }),
      server: { fs: { allow: ['..', folder] } },
      optimizeDeps: {
        // Compiled validators and migrations import these; found late, they would reload the page.
        include: ['ajv/dist/runtime/equal.js', 'ajv/dist/runtime/ucs2length.js', 'rfc6902'],
      },
    }),
    configResolved({ command, base }) {
      isServer = command === 'serve';
      basePath = base.slice(0, -1);
    },
    configureServer({ watcher, middlewares }) {
      watcher.add(folder);
      watcher.on('change', (file) => {
        if (!isDefinition(folder, file)) return;
        // A formatter may write a file right after an editor.
        setTimeout(async () => {
          if (await workspace.isStale(file)) watcher.emit('change', file);
        }, untilNextLook);
      });
      // A build writes it beside the other scripts.
      const script = languageScript(basePath);
      middlewares.use(`${basePath}/${languageScriptFile(basePath)}`, (_request, response) => {
        response.setHeader('Content-Type', 'text/javascript').end(script);
      });
    },
    async buildStart() {
      const result = await (isServer ? workspace.current() : workspace.rereadAll());
      const { diagnostics, sources } = result;
      const text = formatDiagnostics(diagnostics, sources.texts, findingsPage()).join('\n');
      const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
      if (errors > 0 && !isServer) {
        throw new Error(`\n${text}\n\n${basename(folder)}: ${counted(errors, 'error')}.\n`);
      }
      if (text !== '') this.warn(text);
    },
    async hotUpdate({ file, modules, type, read }) {
      if (!file.startsWith(`${normalizePath(folder)}/`)) return undefined;
      // Vite reports a change to each environment; only the browser's has a page that shows it.
      if (this.environment.name !== 'client' || !isDefinition(folder, file)) return [];
      const { moduleGraph, hot } = this.environment;
      // Many programs empty a file before they write it: this waits until it has its contents.
      if (type !== 'delete') await read();
      const result = await workspace.reread(file);
      const err = errorIn(result);
      const changed = [...codes.keys()].filter((id) => err || emit(result, id) !== codes.get(id));
      for (const id of changed) {
        const module = moduleGraph.getModuleById(`\0${id}`);
        if (module) moduleGraph.invalidateModule(module);
      }
      // The page's own tags, and a page with the overlay, can't be updated in place.
      const reload =
        hadErrors || !file.endsWith('.json') || file === pathOf(result.product.appPath);
      hadErrors = err !== undefined;
      if (!err && !reload) {
        if (changed.length > 0) hot.send('forms:changed', changed);
        const apps = changed.filter((id) => parseId(id).id === modulePrefix);
        return [...modules, ...apps.flatMap((id) => moduleGraph.getModuleById(`\0${id}`) ?? [])];
      }
      hot.send(err ? { type: 'error', err } : { type: 'full-reload' });
      return [];
    },
    resolveId(id, importer) {
      const [, tag = parseId(importer?.slice(1) ?? '').tag] =
        languageQuery.exec(importer ?? '') ?? [];
      return importedSource(id) ?? (isCompiled(id) ? `\0${inLanguage(id, tag)}` : undefined);
    },
    async load(id) {
      if (!id.startsWith('\0') || !isCompiled(id.slice(1))) return undefined;
      const result = await workspace.current();
      const err = isServer ? errorIn(result) : undefined;
      hadErrors ||= err !== undefined;
      if (err) throw Object.assign(new Error(err.message), err);
      const code = emit(result, id.slice(1));
      if (code === undefined) throw new Error(`${id.slice(1)} is not in ${folder}.`);
      codes.set(id.slice(1), code);
      return code;
    },
    async transformIndexHtml(html, { server, originalUrl = '' }) {
      const result = await workspace.current();
      const tag =
        (server && languageAt(result.product, originalUrl.slice(basePath.length))) ?? language;
      const product = tag === undefined ? result.product : result.inLanguage(tag);
      const { app } = product;
      const script = { type: 'module', src: `${basePath}/@fs/${devScript('restore-inputs')}` };
      const scripts = server ? [{ tag: 'script', attrs: script, injectTo: 'head' as const }] : [];
      // With errors the overlay is shown, and app.json may lack keys that the page needs.
      if (server && errorIn(result)) return { html, tags: scripts };
      const page = withAppTexts(html, product, basePath);
      return {
        html: server && tag ? page.replace('/main.tsx"', `/main.tsx?language=${tag}"`) : page,
        tags: [...scripts, ...colorTags, await iconTag(app, folder)],
      };
    },
  };
}

/** Reads a setting of the build. Vite prints the stack of an error, of which the message says enough here. */
function setting<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw Object.assign(error as Error, { stack: (error as Error).message });
  }
}

/** Returns the language that the address of a page names. */
const languageAt = ({ app }: Compilation['product'], url: string): string | undefined =>
  Object.keys(app.languages ?? {}).find((tag) => new RegExp(`^/${tag}(/|[?#]|$)`).test(url));

/** Path of a script that runs in the browser while developing. */
const devScript = (name: string) =>
  normalizePath(fileURLToPath(new URL(`./dev/${name}.ts`, import.meta.url)));

/** Returns the path of a source file that compiled modules import. */
const importedSource = (id: string): string | undefined =>
  id.startsWith(sourcePrefix)
    ? normalizePath(fileURLToPath(new URL(`../${id.slice(sourcePrefix.length)}`, import.meta.url)))
    : undefined;

const isCompiled = (id: string) => parseId(id).id.split('/')[0] === modulePrefix;

/** While developing, the first script of a page names the language: main.tsx?language=de. */
const languageQuery = /[?&]language=([\w-]+)/;

/** Writes the id of a compiled module in a language: "virtual:forms:de/screen/apply". */
const inLanguage = (id: string, tag: string | undefined): string =>
  tag === undefined ? id : id.replace(modulePrefix, `${modulePrefix}:${tag}`);

/** Returns the language of an id, and the id without it. */
function parseId(compiledId: string): { tag: string | undefined; id: string } {
  const [, tag, rest = ''] = /^virtual:forms:([\w-]+)(\/.*)?$/.exec(compiledId) ?? [];
  return tag === undefined ? { tag, id: compiledId } : { tag, id: `${modulePrefix}${rest}` };
}
