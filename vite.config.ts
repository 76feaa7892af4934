import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { openWorkspace } from './src/compiler/index.ts';
import { gallery } from './src/gallery/vite-plugin.ts';
import { sandbox } from './src/sandbox/dev-plugin.ts';
import { bundleGroups } from './src/vite/bundle-groups.ts';
import { forms } from './src/vite/forms-plugin.ts';
import { languageVariable } from './src/vite/languages/build-languages.ts';
import { leanLibraries } from './src/vite/lean-libraries.ts';
import { prerenderPlugin } from './src/vite/prerender-plugin.ts';
import { sizeReport } from './src/vite/size-report.ts';
import { usedWidgets } from './src/vite/used-widgets.ts';
import { LongestFirst } from './tests/longest-first.ts';
import { provesAll } from './tests/support/extent.ts';
import { launchOptions } from './tests/support/launch-options.ts';
import { waitTimeout } from './tests/support/wait-timeout.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

const workspace = openWorkspace(process.env.FORMS_DIR || path('./forms'));

// A build makes those of the product's other languages itself.
const language = process.env[languageVariable];

const widgetModule = (name: string) => `/src/widgets/${name}.tsx`;

// Another product is proven alone: its tests tell nothing of the project itself.
const [tests, database] = process.env.FORMS_DIR
  ? ['tests/forms', []]
  : ['tests', ['tests/sandbox/make-database.ts']];
const inBrowser = [
  `${tests}/journeys/**/*.test.ts`,
  `${tests}/recipes/in-browser.test.ts`,
  'tests/forms/in-browser/**/*.test.ts',
];

// Browsers that the tests have to install: a run that proves all has them, and one that names their folder.
const hasOtherBrowsers =
  provesAll || process.argv.some((argument) => argument.includes('other-browsers'));
const leftOut = hasOtherBrowsers ? [] : ['tests/journeys/other-browsers/**'];

// Two journeys beside the page of the component tests leave neither of two cores waiting; with more at once, each takes
// more of a core. The tests that need no browser, which never wait, run before them, while products are built.
const maxWorkers = { unit: 2, journeys: 2 };

const expectOptions = { poll: { timeout: waitTimeout } };

/**
 * What each project of tests needs of the configuration below. Extended with `extends`, each would read and bundle this
 * file once more, and compile the definitions by itself.
 */
const project = () => ({
  root: path('.'),
  cacheDir: process.env.TEST_CACHE || path('./node_modules/.vite'),
  plugins: [react(), forms({ workspace })],
});

export default defineConfig({
  root: path('./src'),
  base: process.env.BASE_PATH,
  plugins: [
    react(),
    leanLibraries(),
    usedWidgets({ workspace, file: '/src/widgets/index.ts' }),
    forms({ workspace, language, providerHost: process.env.PROVIDER_HOST }),
    sandbox({
      workspace,
      data: resolve(process.env.SANDBOX_DATA || path('./.sandbox')),
      pagesKey: process.env.SANDBOX_KEY?.trim() || undefined,
      providerHost: process.env.PROVIDER_HOST,
    }),
    gallery({ workspace, language: process.env.FORMS_LANGUAGE }),
    prerenderPlugin({ workspace, widgetModule, language }),
    ...(language ? [] : [sizeReport({ widgetModule, file: process.env.SIZE_REPORT })]),
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
      // Emotion imports it for a function that nobody uses, 0.9 kB.
      treeshake: {
        moduleSideEffects: [{ test: /node_modules.hoist-non-react-statics\W/, sideEffects: false }],
      },
      output: {
        codeSplitting: {
          groups: bundleGroups,
        },
      },
    },
  },
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        ...project(),
        test: {
          name: 'unit',
          // Files share what they import, which takes longer to read than most of them take to run.
          isolate: false,
          globalSetup: database,
          include: [`${tests}/**/*.test.ts`],
          exclude: ['**/node_modules/**', ...inBrowser],
          maxWorkers: maxWorkers.unit,
          sequence: { groupOrder: 0 },
          expect: expectOptions,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        ...project(),
        optimizeDeps: {
          // What they import is found before the first test: found late, it would reload the page in the middle of one.
          entries: ['src/widgets/*.tsx', 'src/engine/**/*.tsx'],
        },
        test: {
          name: 'browser',
          include: [`${tests}/**/*.test.tsx`],
          setupFiles: 'tests/widgets/set-up.ts',
          // One page for all files, which would otherwise read the libraries anew for each.
          isolate: false,
          maxWorkers: maxWorkers.journeys,
          sequence: { groupOrder: 1 },
          expect: expectOptions,
          testTimeout: 60_000,
          browser: {
            enabled: true,
            headless: true,
            // One page beside the workers of the other projects.
            fileParallelism: false,
            // Another run of the tests may have the port.
            api: { strictPort: false },
            screenshotFailures: false,
            provider: playwright({
              launchOptions,
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        ...project(),
        test: {
          name: 'journeys',
          include: inBrowser,
          exclude: ['**/node_modules/**', ...leftOut],
          // A part of Node.js since 22, and in 20 only by this flag.
          execArgv: ['--experimental-websocket'],
          // A browser, and what the files import, for all files that one process runs.
          isolate: false,
          setupFiles: 'tests/journeys/each-file.ts',
          globalSetup: [...database, 'tests/journeys/set-up.ts'],
          maxWorkers: maxWorkers.journeys,
          sequence: { groupOrder: 1 },
          expect: expectOptions,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
