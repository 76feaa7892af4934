import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rename, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { ScreenSize } from '../../../src/vite/size-report.ts';
import {
  buildFolder,
  codeHash,
  contentHash,
  isBuilt,
  markUsed,
  removeUnused,
} from './build-cache.ts';

export interface Build {
  name: string;
  /** Folder of the definitions. */
  forms: string;
  /** Address of the provider, if it is not that in app.json. */
  providerHost?: string;
  /** The path that it is served below, "/apply"; the root of the host by default. */
  basePath?: string;
  /** Whether React warns in the browser; styles are then filled in as texts, which the product's policy forbids. */
  isDevelopment?: boolean;
}

/** A build, and the folder of its content: another run that builds the same product of the same code uses it too. */
export interface PlannedBuild extends Build {
  folder: string;
  /** Folder of the built files. */
  dist: string;
}

/** Makes the folders of builds, which are empty until they are built: servers of their files can start before. */
export async function planBuilds<T extends Build>(builds: T[]): Promise<(T & PlannedBuild)[]> {
  const code = await codeHash();
  return Promise.all(
    builds.map(async (build) => {
      const { providerHost = '', basePath = '', isDevelopment = false } = build;
      const settings = [code, providerHost, basePath, String(isDevelopment)];
      const folder = buildFolder(await contentHash([build.forms], settings));
      const dist = join(folder, 'dist');
      await mkdir(dist, { recursive: true });
      return { ...build, folder, dist };
    }),
  );
}

/** Builds the products that no earlier run has built, as `npm run build` does. */
export async function buildProducts(builds: PlannedBuild[]): Promise<void> {
  await removeUnused();
  const missing = builds.filter(({ folder }) => !isBuilt(folder));
  // The first product of a process takes twice as long as the next ones; React's variant for development is for itself.
  await Promise.all([
    buildInProcess(missing.filter(({ isDevelopment }) => !isDevelopment)),
    buildInProcess(missing.filter(({ isDevelopment }) => isDevelopment)),
  ]);
  await Promise.all(builds.map(({ folder }) => markUsed(folder)));
}

/** Returns the JavaScript that each screen of a built product loads. */
export const sizesOf = async (folder: string): Promise<ScreenSize[]> =>
  JSON.parse(await readFile(join(folder, 'sizes.json'), 'utf8'));

/** Builds products in one process, since a test's own would build for development. */
async function buildInProcess(products: PlannedBuild[]): Promise<void> {
  if (products.length === 0) return;
  const begun = products.map((build) => ({
    ...build,
    unfinished: `${build.folder}.${process.pid}`,
  }));
  for (const { unfinished } of begun) await mkdir(unfinished, { recursive: true });
  const settings = begun.map(({ forms, providerHost, basePath, isDevelopment, unfinished }) => ({
    FORMS_DIR: resolve(forms),
    OUT_DIR: resolve(unfinished, 'dist'),
    SIZE_REPORT: resolve(unfinished, 'sizes.json'),
    COMPRESS: 'no',
    ...(providerHost !== undefined && { PROVIDER_HOST: providerHost }),
    ...(basePath !== undefined && { BASE_PATH: basePath }),
    ...(isDevelopment && { NODE_ENV: 'development' }),
  }));
  const cwd = await copyBuildFiles();
  await run(process.execPath, [...savingMemory, script, JSON.stringify(settings)], {
    cwd,
    env: inherited(),
  });
  await rm(cwd, { recursive: true });
  for (const { folder, unfinished } of begun) {
    // Another run may have built the same product meanwhile. The sizes come last: with them it counts as built.
    await rename(join(unfinished, 'dist'), join(folder, 'dist')).catch((error) => {
      if (error.code !== 'ENOTEMPTY') throw error;
    });
    await rename(join(unfinished, 'sizes.json'), join(folder, 'sizes.json'));
    await rm(unfinished, { recursive: true, force: true });
  }
}

/**
 * Copies what a build needs, without the tests and the local provider: a build that reads them fails.
 *
 * @returns the folder of the copy
 */
async function copyBuildFiles(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'build-'));
  const provider = join('src', 'provider');
  const filter = (file: string) => file !== provider;
  for (const name of ['src', 'vite.config.ts', 'package.json']) {
    await cp(name, join(folder, name), { recursive: true, filter });
  }
  await symlink(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
  return folder;
}

const run = promisify(execFile);
const script = fileURLToPath(new URL('build-products.mjs', import.meta.url));
const savingMemory = ['--import', resolve('.ci/save-memory.mjs')];

/** Returns the environment without the settings of the tests. */
function inherited(): NodeJS.ProcessEnv {
  const ofTests = new Set(['NODE_ENV', 'VITEST', 'PROVIDER_HOST', 'BASE_PATH']);
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !ofTests.has(name)));
}
