import { execFile } from 'node:child_process';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { ScreenSize } from '../../../src/build/size-report.ts';
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
  /** Whether React warns in the browser; styles are then filled in as texts, which the product's policy forbids. */
  isDevelopment?: boolean;
}

export interface Built {
  /** Folder of the built files, which other runs may use too. */
  dist: string;
  sizes: ScreenSize[];
}

/**
 * Builds products as `npm run build` does, each in the folder of its content: a product that an earlier run has built of
 * the same code and definitions is taken from there.
 *
 * @returns the built products by their names
 */
export async function buildProducts(builds: Build[]): Promise<Map<string, Built>> {
  await removeUnused();
  const code = await codeHash();
  const all = await Promise.all(
    builds.map(async (build) => {
      const { providerHost = '', isDevelopment = false } = build;
      const settings = [code, providerHost, String(isDevelopment)];
      return { build, folder: buildFolder(await contentHash([build.forms], settings)) };
    }),
  );
  const missing = all.filter(({ folder }) => !isBuilt(folder));
  // The first product of a process takes twice as long as the next ones; React's variant for development is for itself.
  const inProduction = missing.filter(({ build }) => !build.isDevelopment);
  const processes = [
    inProduction.filter((_, index) => index % 2 === 0),
    inProduction.filter((_, index) => index % 2 === 1),
    missing.filter(({ build }) => build.isDevelopment),
  ];
  await Promise.all(processes.map(buildInProcess));
  const built = all.map(async ({ build, folder }): Promise<[string, Built]> => {
    await markUsed(folder);
    const sizes = JSON.parse(await readFile(join(folder, 'sizes.json'), 'utf8'));
    return [build.name, { dist: join(folder, 'dist'), sizes }];
  });
  return new Map(await Promise.all(built));
}

/** Builds products in one process, since a test's own would build for development. */
async function buildInProcess(products: { build: Build; folder: string }[]): Promise<void> {
  if (products.length === 0) return;
  const begun = products.map(({ build, folder }) => ({
    build,
    folder,
    unfinished: `${folder}.${process.pid}`,
  }));
  for (const { unfinished } of begun) await mkdir(unfinished, { recursive: true });
  const settings = begun.map(({ build: { forms, providerHost, isDevelopment }, unfinished }) => ({
    FORMS_DIR: forms,
    OUT_DIR: join(unfinished, 'dist'),
    SIZE_REPORT: join(unfinished, 'sizes.json'),
    ...(providerHost !== undefined && { PROVIDER_HOST: providerHost }),
    ...(isDevelopment && { NODE_ENV: 'development' }),
  }));
  await run(process.execPath, [...savingMemory, script, JSON.stringify(settings)], {
    env: inherited(),
  });
  for (const { folder, unfinished } of begun) {
    // Another run may have built the same product meanwhile.
    await rename(unfinished, folder).catch((error) => {
      if (!isBuilt(folder)) throw error;
    });
    await rm(unfinished, { recursive: true, force: true });
  }
}

const run = promisify(execFile);
const script = fileURLToPath(new URL('build-products.mjs', import.meta.url));
const savingMemory = ['--import', './.ci/save-memory.mjs'];

/** Returns the environment without the settings of the tests. */
function inherited(): NodeJS.ProcessEnv {
  const { NODE_ENV: _, VITEST: _vitest, PROVIDER_HOST: _host, ...rest } = process.env;
  return rest;
}
