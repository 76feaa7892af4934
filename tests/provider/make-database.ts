import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDataFolder } from '../../src/provider/store/data-folder.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A data folder with a new database in it. Tests open copies of it, never the folder itself. */
    newData: string;
  }
}

/** Vitest reads this file once for each project, so the projects of a run share through the process. */
const run: typeof globalThis & { newData?: Promise<string> } = globalThis;

/** Makes a database once for all tests: that takes seconds, of which a copy takes a tenth. */
export default async function makeDatabase(project: TestProject) {
  run.newData ??= newData();
  const folder = await run.newData;
  project.provide('newData', folder);
  return () => rm(folder, { recursive: true, force: true });
}

async function newData(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'database-'));
  await (await openDataFolder(folder)).close();
  return folder;
}
