import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const notBundled = fileURLToPath(new URL('./not-bundled.ts', import.meta.url));

/**
 * Modules of the libraries that are imported but never run here, since every question is drawn by our own field, texts
 * are plain, and references are inlined by the compiler: RJSF's own widgets, its fields for layouts and alternatives,
 * its markdown, its resolver of URIs. Together they are some 45 kB gzip of every form.
 */
const unused = [
  /\/@rjsf\/core\/lib\/components\/widgets\/\w+Widget\.js$/,
  /\/@rjsf\/core\/lib\/components\/fields\/(Layout\w+|MultiSchema|Fallback|Boolean|Number|String|Null|CyclicSchema|OptionalDataControls)Field\.js$/,
  /\/@rjsf\/core\/lib\/components\/(RichDescription|RichHelp)\.js$/,
];
const packages = /^(markdown-to-jsx(\/react)?|fast-uri)$/;

/** Leaves unused parts of the libraries out of the bundle. If one of them runs nevertheless, it throws. */
export function leanRjsf(): Plugin {
  return {
    name: 'lean-rjsf',
    // While developing, libraries are bundled whole and ahead of time.
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      resolve: { alias: [{ find: packages, replacement: notBundled }] },
    }),
    async resolveId(source, importer, options) {
      if (!importer?.includes('/@rjsf/core/lib/') || !source.startsWith('.')) return undefined;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      return resolved && unused.some((part) => part.test(resolved.id)) ? notBundled : undefined;
    },
  };
}
