import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startSandbox } from '../../src/sandbox/start.ts';
import { copyDatabase } from '../sandbox/copy-database.ts';
import { buildProduct } from './build-product.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the product of forms/ is served, with its sandbox. */
    publisher: string;
    /** Where the second product, of tests/products/workshop, is served. */
    workshop: string;
  }
}

/** Builds both products as `npm start` does, and serves each with a sandbox of its own. */
export default async function setUp(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'journeys-'));
  const serve = async (name: string, forms: string) => {
    const dist = join(folder, name, 'dist');
    await buildProduct({ forms, dist });
    const data = join(folder, name, 'data');
    copyDatabase(project.getProvidedContext().newData, data);
    return startSandbox({ port: 0, data, forms, dist, origins: [] }, { log: () => {} });
  };
  const [publisher, workshop] = await Promise.all([
    serve('publisher', resolve('forms')),
    serve('workshop', resolve('tests/products/workshop')),
  ]);
  project.provide('publisher', publisher.url);
  project.provide('workshop', workshop.url);
  return async () => {
    await Promise.all([publisher.close(), workshop.close()]);
    await rm(folder, { recursive: true, force: true });
  };
}
