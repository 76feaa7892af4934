import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import {
  type ConfigEnv,
  defineConfig,
  loadConfigFromFile,
  mergeConfig,
  type Plugin,
  type UserConfig,
} from 'vite';
import { openWorkspace } from './src/compiler/index.ts';
import type { DevelopmentEnv } from './src/development.ts';
import { bundleGroups } from './src/vite/bundle-groups.ts';
import { forms } from './src/vite/forms-plugin.ts';
import { languageVariable } from './src/vite/languages/build-languages.ts';
import { leanLibraries } from './src/vite/lean-libraries.ts';
import { precompress } from './src/vite/precompress.ts';
import { prerenderPlugin } from './src/vite/prerender-plugin.ts';
import { sizeReport } from './src/vite/size-report.ts';
import { usedWidgets } from './src/vite/used-widgets.ts';
import type { TestEnv } from './tests/vitest-config.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

const workspace = openWorkspace(process.env.FORMS_DIR || path('./forms'));

// A build makes those of the product's other languages itself.
const language = process.env[languageVariable];

const widgetModule = (name: string) => `/src/widgets/${name}.tsx`;

const pages: UserConfig = {
  root: path('./src'),
  base: process.env.BASE_PATH,
  plugins: [
    react(),
    leanLibraries(),
    usedWidgets({ workspace, file: '/src/widgets/index.ts' }),
    forms({ workspace, language, providerHost: process.env.PROVIDER_HOST }),
    prerenderPlugin({ workspace, widgetModule, language }),
    ...(language ? [] : [sizeReport({ widgetModule, file: process.env.SIZE_REPORT })]),
    ...(language || process.env.COMPRESS === 'no' ? [] : [precompress()]),
  ],
  server: { port: Number(process.env.PORT || 4173), strictPort: true },
  build: {
    outDir: resolve(process.env.OUT_DIR || path('./dist')),
    emptyOutDir: true,
    // Files of their own, so that the page's policy needs no exception for them.
    assetsInlineLimit: 0,
    // Older browsers fetch the scripts all the same, only later.
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    license: { fileName: 'licenses.md' },
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      // Emotion imports the first for a function that nobody uses, 0.9 kB; MUI the second without any use, 0.4 kB.
      treeshake: {
        moduleSideEffects: [
          { test: /node_modules.(hoist-non-react-statics|prop-types)\W/, sideEffects: false },
        ],
      },
      output: {
        codeSplitting: {
          groups: bundleGroups,
        },
      },
    },
  },
};

/** What each project of tests needs of this configuration. */
const testProject = (): UserConfig => ({
  root: path('.'),
  cacheDir: process.env.TEST_CACHE || path('./node_modules/.vite'),
  plugins: [react(), forms({ workspace })],
});

/**
 * Adds the configuration in another file, which is read only where it is needed: a build needs neither the tests nor the
 * local provider, and works without their folders.
 *
 * @param env the argument of the function that the file exports
 */
async function withFile<Env extends ConfigEnv>(file: string, env: Env): Promise<UserConfig> {
  const loaded = await loadConfigFromFile(env, path(file));
  if (!loaded) throw new Error(`${file} is missing.`);
  const { config, dependencies } = loaded;
  const restart: Plugin = {
    name: 'restart',
    // A change of these files restarts the server, as one of this file does.
    configResolved: ({ configFileDependencies }) => {
      configFileDependencies.push(...dependencies);
    },
  };
  return mergeConfig(mergeConfig(pages, config), { plugins: [restart] });
}

export default defineConfig(async (env) => {
  if (process.env.VITEST) {
    return withFile<TestEnv>('./tests/vitest-config.ts', { ...env, project: testProject });
  }
  if (env.command === 'build' || env.isPreview) return pages;
  return withFile<DevelopmentEnv>('./src/development.ts', { ...env, workspace });
});
