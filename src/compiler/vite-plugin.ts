import { readFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { type Checked, checkForms } from './compile.ts';
import { formatDiagnostic } from './diagnostic.ts';
import { emitModule, modulePrefix } from './emit/modules.ts';

interface FormsOptions {
  /** The forms folder. */
  folder: string;
  /** Overrides the provider's host. */
  providerHost?: string;
}

/** Compiles a forms folder into modules, and stops the build where a definition is wrong. */
export function forms({ folder, providerHost }: FormsOptions): Plugin {
  const root = resolve(folder);
  let checked: Promise<Checked> | undefined;
  const current = () => {
    checked ??= checkForms(root);
    return checked;
  };
  return {
    name: 'forms',
    config: () => ({
      server: { fs: { allow: ['..', root] } },
      optimizeDeps: {
        // Compiled validators import these; found late, they would reload the page.
        include: ['ajv/dist/runtime/equal.js', 'ajv/dist/runtime/ucs2length.js'],
      },
    }),
    async buildStart() {
      checked = undefined;
      const { diagnostics, sources } = await current();
      const text = diagnostics.map((diagnostic) =>
        formatDiagnostic(diagnostic, sources.texts.get(diagnostic.file)),
      );
      const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
      if (errors > 0) {
        throw new Error(`\n${text.join('\n')}\n\n${basename(root)}: ${errors} to mend.\n`);
      }
      if (text.length > 0) this.warn(text.join('\n'));
    },
    resolveId: (id) => (isCompiled(id) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith('\0') || !isCompiled(id.slice(1))) return undefined;
      const { product } = await current();
      const assetPath = (file: string) => join(root, file);
      const code = emitModule(product, id.slice(1), { providerHost, assetPath });
      if (code === undefined) throw new Error(`${id.slice(1)} is not in ${root}.`);
      return code;
    },
    async transformIndexHtml(html) {
      const { app } = (await current()).product;
      const tags: HtmlTagDescriptor[] = [];
      if (app.description) {
        const attrs = { name: 'description', content: app.description };
        tags.push({ tag: 'meta', attrs, injectTo: 'head' });
      }
      if (app.favicon) {
        const icon = await readFile(join(root, app.favicon), 'base64');
        const href = `data:image/svg+xml;base64,${icon}`;
        tags.push({
          tag: 'link',
          attrs: { rel: 'icon', type: 'image/svg+xml', href },
          injectTo: 'head',
        });
      }
      return {
        html: html
          .replace('<html>', `<html lang="${escapeHtml(app.language)}">`)
          .replace('<title></title>', `<title>${escapeHtml(app.name)}</title>`),
        tags,
      };
    },
  };
}

const isCompiled = (id: string) => id === modulePrefix || id.startsWith(`${modulePrefix}/`);

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
