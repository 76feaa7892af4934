import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, inject, test } from 'vitest';
import { type RunningSandbox, startSandbox } from '../../src/sandbox/start.ts';
import { buildProducts } from '../journeys/builds/build-products.ts';
import { copyDatabase } from '../sandbox/copy-database.ts';
import { follow } from './follow.ts';
import type { Recipe } from './page.ts';

/** A build ends by itself, however busy the machine is. */
const noLimit = 0;

/** Checks what a recipe promises, in the product at an address. */
type Proof = (product: string) => Promise<void>;

/** Proofs by the titles of their recipes. */
export type Proofs = Record<string, Proof>;

/** Follows the recipes that have a proof, all in one copy of the product; builds and serves it, and runs the proofs. */
export function prove(title: string, recipes: Recipe[], proofs: Proofs): void {
  describe(title, () => {
    let folder: string;
    let served: RunningSandbox;

    beforeAll(async () => {
      folder = await copyOfForms();
      for (const recipe of recipes) if (proofs[recipe.title]) await follow(recipe, folder);
      const forms = join(folder, 'forms');
      const data = join(folder, 'data');
      copyDatabase(inject('newData'), data);
      const builds = await buildProducts([{ name: 'recipes', forms }]);
      const dist = builds.get('recipes')?.dist;
      served = await startSandbox({ port: 0, data, forms, dist, origins: [] }, { log: () => {} });
    }, noLimit);

    afterAll(async () => {
      await served?.close();
      await rm(folder, { recursive: true, force: true });
    });

    for (const [recipe, proof] of Object.entries(proofs)) test(recipe, () => proof(served.url));
  });
}

/** A new folder with a copy of the product's definitions under "forms". */
export async function copyOfForms(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'recipes-'));
  await cp('forms', join(folder, 'forms'), { recursive: true });
  return folder;
}
