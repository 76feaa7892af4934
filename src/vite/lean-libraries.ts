import { fileURLToPath } from 'node:url';
import { normalizePath, type Plugin } from 'vite';
import { literalPattern } from '../core/text/literal-pattern.ts';
import { annotateRouter, routerPatterns } from './annotate-router.ts';

/** A module of a library, and the smaller one that takes its place in a build. */
export interface Replacement {
  /** Path in `node_modules`. */
  original: string;
  module: URL;
  /** Names that other modules import from the original; by default `default` alone. */
  names?: string[];
}

/** Sizes are those that each replacement saves on a screen with a form, after gzip. */
export const replacements: Replacement[] = [
  // 2.6 kB: the library that compares values.
  {
    original: '@rjsf/utils/lib/deepEquals.js',
    module: new URL('./deep-equals.ts', import.meta.url),
  },
  // 7 kB: all that resolves references, of which the drawn schema has none.
  {
    original: '@rjsf/utils/lib/resolveUiSchema.js',
    module: new URL('./resolve-ui-schema.ts', import.meta.url),
  },
  // 2.0 kB, on every screen: a table of all attributes of HTML.
  {
    original: '@emotion/is-prop-valid/dist/emotion-is-prop-valid.esm.js',
    module: new URL('./is-prop-valid.ts', import.meta.url),
  },
  // 3.4 kB, on every screen: shorthands for styles.
  {
    original: '@mui/system/styleFunctionSx/styleFunctionSx.mjs',
    module: new URL('./no-sx.ts', import.meta.url),
    names: ['default', 'unstable_createStyleFunctionSx'],
  },
  {
    original: '@mui/system/styleFunctionSx/defaultSxConfig.mjs',
    module: new URL('./no-sx.ts', import.meta.url),
    names: ['unstable_defaultSxConfig as default'],
  },
];

const pathOf = (url: URL) => normalizePath(fileURLToPath(url));
const router = new URL('./annotate-router.ts', import.meta.url);
const originals = new RegExp(
  `/node_modules/(${replacements.map(({ original }) => literalPattern(original)).join('|')})$`,
);

/**
 * Leaves parts of the libraries that never run here out of the bundle. If one of them runs nevertheless, it throws.
 * Only builds do so: while developing, libraries are bundled whole and ahead of time. Tests compare each replacement
 * with its original, and fail when an original changes (`tests/vite/replaced-originals.test.ts`).
 *
 * @throws in the build, when it has no more use for a replacement, or for a pattern that rewrites the router
 */
export function leanLibraries(): Plugin {
  /** The originals that were replaced, and the patterns of the router's statements that matched. */
  const used = new Set<string>();
  return {
    name: 'lean-libraries',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      used.clear();
    },
    load: {
      filter: { id: originals },
      handler(id) {
        const {
          original,
          module,
          names = ['default'],
        } = replacements.find((one) => id.endsWith(`/node_modules/${one.original}`)) as Replacement;
        used.add(original);
        return `export { ${names.join(', ')} } from ${JSON.stringify(pathOf(module))};`;
      },
    },
    transform: {
      filter: { id: /\/react-router\/dist\/.*\.mjs$/ },
      handler(code) {
        const { code: annotated, matched } = annotateRouter(code);
        for (const pattern of matched) used.add(pattern);
        return { code: annotated, map: null };
      },
    },
    buildEnd(error) {
      // The build for Node bundles no library.
      if (error || used.size === 0) return;
      for (const { original, module } of replacements) {
        if (used.has(original)) continue;
        this.error(
          `Nothing imports node_modules/${original} any more. Read what is imported in its place, then ${pathOf(module)}, and change or remove its entry in ${import.meta.filename}.`,
        );
      }
      for (const pattern of routerPatterns) {
        if (used.has(pattern)) continue;
        this.error(
          `The pattern "${pattern}" of ${pathOf(router)} matches nothing in react-router. Read the statements at the top level of its modules again, and change or remove the pattern.`,
        );
      }
    },
  };
}
