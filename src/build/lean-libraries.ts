import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const notBundled = fileURLToPath(new URL('./not-bundled.ts', import.meta.url));
const deepEquals = fileURLToPath(new URL('./deep-equals.ts', import.meta.url));
const isPropValid = fileURLToPath(new URL('./is-prop-valid.ts', import.meta.url));
const elementType = fileURLToPath(new URL('./is-valid-element-type.ts', import.meta.url));
const resolveUiSchema = fileURLToPath(new URL('./resolve-ui-schema.ts', import.meta.url));
const preload = fileURLToPath(new URL('./preload.ts', import.meta.url));
const noSx = fileURLToPath(new URL('./no-sx.ts', import.meta.url));
const noRipple = fileURLToPath(new URL('./no-ripple.ts', import.meta.url));
const noFocusRing = fileURLToPath(new URL('./no-focus-ring.ts', import.meta.url));
const themeSpacing = fileURLToPath(new URL('./theme-spacing.ts', import.meta.url));

/**
 * Modules of the libraries that are imported but never run here, because:
 * - our own field draws every question, and our own templates draw everything around it;
 * - the drawn schema is static: it has no condition, no alternatives and no references to resolve or to merge;
 * - our templates show none of RJSF's own texts;
 * - the store holds the answers, so that RJSF neither omits nor sanitizes any;
 * - no theme is written out, for a compiler of styles;
 * - the theme switches off ripples, no button shows a progress, and text areas have a fixed number of rows;
 * - no step of a stepper is a button, so that it moves no focus among them.
 */
const unused = [
  /\/@rjsf\/utils\/lib\/(enums|findSchemaDefinition)\.js$/,
  /\/@mui\/material\/styles\/stringifyTheme\.mjs$/,
  /\/@mui\/material\/(ButtonBase\/TouchRipple|CircularProgress\/CircularProgress|TextareaAutosize\/TextareaAutosize)\.mjs$/,
  /\/@mui\/material\/(utils\/useRovingTabIndex|StepButton\/index)\.mjs$/,
];
/** Modules of the libraries, and the smaller ones that take their place. */
const replaced: [RegExp, string][] = [
  ...unused.map((module): [RegExp, string] => [module, notBundled]),
  [/\/@rjsf\/utils\/lib\/deepEquals\.js$/, deepEquals],
  [/\/@rjsf\/utils\/lib\/resolveUiSchema\.js$/, resolveUiSchema],
  [/\/@emotion\/is-prop-valid\//, isPropValid],
  [/\/styleFunctionSx\/(styleFunctionSx|defaultSxConfig)\.mjs$/, noSx],
  [/\/@mui\/material\/useLazyRipple\/useLazyRipple\.mjs$/, noRipple],
  [/\/@mui\/material\/styles\/focusVisible\.mjs$/, noFocusRing],
];
/** Imports of larger modules that only some importers need less of, by the import and the importer. */
const replacedFor: [source: RegExp, importer: RegExp, module: string][] = [
  [/^react-is$/, /\/@mui\/utils\/deepmerge\/deepmerge\.mjs$/, elementType],
  // One function of the shorthands for margins and paddings.
  [/\/spacing/, /\/@mui\/.*\/(createSpacing|createThemeWithVars)\.mjs$/, themeSpacing],
  // The theme keeps inputs from inserting global styles.
  [/\/GlobalStyles/, /\/@mui\/material\/zero-styled\/index\.mjs$/, notBundled],
];
/** Checks the types of properties, in builds for development alone. */
const propTypes = /\/prop-types\/index\.js$/;
/** Imports of the modules above, of which only those of the libraries themselves are replaced. */
const imports =
  /(deepEquals|enums|findSchemaDefinition|TouchRipple|useLazyRipple|CircularProgress|TextareaAutosize|useRovingTabIndex|StepButton|is-prop-valid|prop-types|react-is|stringifyTheme|styleFunctionSx|defaultSxConfig|focusVisible|resolveUiSchema|\/spacing|\/GlobalStyles)(\.m?js|\/index\.m?js)?$/;
const packages = /^(markdown-to-jsx(\/react)?|hoist-non-react-statics)$/;

/** Statements for which the bundler would keep components that nobody uses: names for developer tools, wrappers, warnings, classes. */
const displayNames = /^\w+\.displayName = "[^"]*";$/gm;
const wrappers =
  /^(var \w+ = )(?=React\d*\.(forwardRef|memo|createContext)\(|new (Set|URL)\(|Object\.getOwn)/gm;
const warnings = /^(?=function warning\()/m;
const classes =
  /^var (\w+) = (class extends React\d*\.Component \{\n[\s\S]*?)^\};(?:\n\1\.(contextType = \w+;))?$/gm;

/** Leaves unused parts of the libraries out of the bundle. If one of them runs nevertheless, it throws. */
export function leanLibraries(): Plugin {
  let isProduction = true;
  return {
    name: 'lean-libraries',
    // While developing, libraries are bundled whole and ahead of time.
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      resolve: { alias: [{ find: packages, replacement: notBundled }] },
    }),
    configResolved(config) {
      isProduction = config.isProduction;
    },
    resolveId: {
      filter: { id: imports },
      async handler(source, importer, options) {
        if (!importer || !/\/node_modules\/@(rjsf|mui|emotion)\//.test(importer)) return undefined;
        const special = replacedFor.find(([pattern]) => pattern.test(source));
        if (special) return special[1].test(importer) ? special[2] : undefined;
        const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
        if (!resolved) return undefined;
        if (propTypes.test(resolved.id)) return isProduction ? notBundled : undefined;
        return replaced.find(([module]) => module.test(resolved.id))?.[1];
      },
    },
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => `export * from ${JSON.stringify(preload)};`,
    },
    transform: {
      filter: { id: /\/react-router\/dist\/.*\.mjs$/ },
      handler: (code) => ({
        code: code
          .replace(displayNames, '')
          .replace(wrappers, '$1/* @__PURE__ */ ')
          .replace(warnings, '/* @__NO_SIDE_EFFECTS__ */ ')
          .replace(
            classes,
            (_, name, body, context) =>
              `var ${name} = /* @__PURE__ */ (() => ${body}${context ? `static ${context}\n` : ''}})();`,
          ),
        map: null,
      }),
    },
  };
}
