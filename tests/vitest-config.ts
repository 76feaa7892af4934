import { playwright } from '@vitest/browser-playwright';
import type { ConfigEnv } from 'vite';
import type { ViteUserConfig } from 'vitest/config';
import { LongestFirst } from './longest-first.ts';
import { provesAll } from './support/extent.ts';
import { launchOptions, lessMotion } from './support/launch-options.ts';
import { waitTimeout } from './support/wait-timeout.ts';

// Another product is proven alone: its tests tell nothing of the project itself.
const [tests, database] = process.env.FORMS_DIR
  ? ['tests/forms', []]
  : ['tests', ['tests/provider/make-database.ts']];
const ofEngine = process.env.FORMS_DIR ? ['tests/forms/{diff-*,page-sample}.test.ts'] : [];
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

/**
 * Options of V8 for processes that run many files: with room for new objects, and a first full collection at 1.5 GB in
 * place of some MB, they collect garbage less often.
 */
const roomyHeap = [
  '--min-semi-space-size=64',
  '--max-semi-space-size=64',
  '--initial-old-space-size=1536',
];

const expectOptions = { poll: { timeout: waitTimeout } };

export interface TestEnv extends ConfigEnv {
  /**
   * Returns what each project of tests needs of Vite's configuration. Extended with `extends`, each would read and bundle
   * that once more, and compile the definitions by itself.
   */
  project: () => ViteUserConfig;
}

/** Returns how Vitest runs the tests. */
export default ({ project }: TestEnv): ViteUserConfig => ({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        ...project(),
        test: {
          name: 'unit',
          // Files share what they import, which takes longer to read than most of them take to run.
          isolate: false,
          execArgv: roomyHeap,
          globalSetup: database,
          include: [`${tests}/**/*.test.ts`],
          exclude: ['**/node_modules/**', ...inBrowser, ...ofEngine],
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
              contextOptions: lessMotion,
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
          execArgv: ['--experimental-websocket', ...roomyHeap],
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
