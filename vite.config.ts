import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { inputs } from './src/build/bundle-groups.ts';
import { forms } from './src/build/forms-plugin.ts';
import { leanRjsf } from './src/build/lean-rjsf.ts';
import { sizeReport } from './src/build/size-report.ts';
import { openWorkspace } from './src/compiler/index.ts';
import { gallery } from './src/gallery/vite-plugin.ts';
import { sandbox } from './src/sandbox/dev-plugin.ts';
import { LongestFirst } from './tests/longest-first.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

const workspace = openWorkspace(process.env.FORMS_DIR || path('./forms'));

// Another product is proven alone: its tests tell nothing of the project itself.
const tests = process.env.FORMS_DIR ? 'tests/forms' : 'tests';

export default defineConfig({
  root: path('./src'),
  plugins: [
    react(),
    leanRjsf(),
    forms({ workspace, providerHost: process.env.PROVIDER_HOST }),
    sandbox({ workspace, data: resolve(process.env.SANDBOX_DATA || path('./.sandbox')) }),
    gallery({ workspace }),
    sizeReport({
      widgetModule: (name) => `/src/widgets/${name}.tsx`,
    }),
  ],
  server: { port: Number(process.env.PORT || 4173), strictPort: true },
  build: {
    outDir: resolve(process.env.OUT_DIR || path('./dist')),
    emptyOutDir: true,
    // Files of their own, so that the page's policy needs no exception for them.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [inputs],
        },
      },
    },
  },
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        root: path('.'),
        test: {
          name: 'unit',
          // Files share what they import, which takes longer to read than most of them take to run.
          isolate: false,
          // One project after the other: two cores are soon taken, and three workers leave neither of them waiting.
          sequence: { groupOrder: 0 },
          globalSetup: 'tests/sandbox/make-database.ts',
          include: [`${tests}/**/*.test.ts`],
          maxWorkers: 3,
          exclude: ['tests/{journeys,recipes,forms/in-browser}/**'],
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        root: path('.'),
        optimizeDeps: {
          // What widgets import is found before the first test: found late, it would reload the page in the middle of one.
          entries: ['src/widgets/*.tsx'],
        },
        test: {
          name: 'browser',
          sequence: { groupOrder: 1 },
          include: [`${tests}/**/*.test.tsx`],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: {
                executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
                args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        extends: true,
        root: path('.'),
        test: {
          name: 'journeys',
          sequence: { groupOrder: 2 },
          include: [`${tests}/{journeys,recipes}/**/*.test.ts`],
          // A browser, and what the files import, for all files that one process runs.
          isolate: false,
          setupFiles: 'tests/journeys/end-visits.ts',
          globalSetup: ['tests/sandbox/make-database.ts', 'tests/journeys/set-up.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: 3,
        },
      },
      {
        extends: true,
        root: path('.'),
        test: {
          name: 'forms',
          sequence: { groupOrder: 3 },
          include: ['tests/forms/in-browser/**/*.test.ts'],
          // A browser, and what the files import, for all files that one process runs.
          isolate: false,
          setupFiles: 'tests/journeys/end-visits.ts',
          globalSetup: 'tests/forms/in-browser/set-up.ts',
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: 3,
        },
      },
    ],
  },
});
