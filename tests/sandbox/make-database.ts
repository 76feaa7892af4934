import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDataFolder } from '../../src/sandbox/data-folder.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A data folder with a new database in it. Nobody opens it: copies of it are what tests use. */
    newData: string;
  }
}

/** Makes a database once for all tests of a project: that takes seconds, of which a copy takes a tenth. */
export default async function makeDatabase(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'database-'));
  await (await openDataFolder(folder)).close();
  project.provide('newData', folder);
  return () => rm(folder, { recursive: true, force: true });
}
