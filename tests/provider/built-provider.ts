import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { buildFolder, contentHash, markUsed } from '../journeys/builds/build-cache.ts';

/** Everything that `npm run build:provider` reads. */
const code = ['src', 'package-lock.json', '.ci/build-provider.mjs'];

/**
 * Builds the provider as `npm run build:provider` does, once for the same code. To start it takes half the processor
 * time of a start from the sources, which are translated in each process.
 *
 * @returns the absolute path of the folder with main.mjs
 */
export async function builtProvider(): Promise<string> {
  const folder = resolve(buildFolder(await contentHash(code, ['provider', process.version])));
  if (!existsSync(folder)) await build(folder);
  await markUsed(folder);
  return folder;
}

async function build(folder: string): Promise<void> {
  const unfinished = `${folder}.${process.pid}`;
  const args = ['.ci/npm-script.mjs', '.ci/build-provider.mjs', unfinished];
  await promisify(execFile)(process.execPath, args);
  await rename(unfinished, folder).catch((error) => {
    // Another process has built the same meanwhile.
    if (error.code !== 'ENOTEMPTY') throw error;
  });
  await rm(unfinished, { recursive: true, force: true });
}

/** The program of a built provider. */
export const builtProgram = async (): Promise<string> => join(await builtProvider(), 'main.mjs');
