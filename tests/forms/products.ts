import { readdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { isOwnProduct } from '../../.ci/snapshot-folder.mjs';
import { compileFolder } from '../../src/compiler/index.ts';
import { proofSeed, provesAll } from '../support/extent.ts';
import { shuffled } from '../support/sample.ts';

/**
 * The folder of every product that is proven: the one that FORMS_DIR names, else the one that is shipped and those that
 * only tests know.
 */
const products: string[] = process.env.FORMS_DIR
  ? [resolve(process.env.FORMS_DIR)]
  : [
      resolve('forms'),
      ...readdirSync(resolve('tests/products'), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => join(resolve('tests/products'), name)),
    ];

/** Returns whether a product is one that only tests know. */
export const isSample = (folder: string): boolean =>
  folder.startsWith(join(resolve('tests/products'), '/'));

export const named = products.map((folder) => [basename(folder), folder] as const);

/**
 * Products that people would write, which show that the language carries them. What it can do is proven by the others, as
 * a whole: these are proven in Node, and a browser walks one path of each.
 */
const samples = ['conference', 'permit', 'quote', 'survey', 'vacancy'];

/** Returns whether the snapshots of a product are those of its walks in Node, and of one path. */
export const keepsFewSnapshots = (folder: string): boolean =>
  isOwnProduct(folder) && samples.includes(basename(folder));

/** The products of which everything is proven in a browser, too. */
export const fullyProven = named.filter(([, folder]) => !keepsFewSnapshots(folder));

const keptFew = named.filter(([, folder]) => keepsFewSnapshots(folder));

/** The products that a browser walks through: of those of which it walks one path, two, which are others each day. */
export const walkedInBrowser = [
  ...fullyProven,
  ...(provesAll ? keptFew : shuffled(keptFew, proofSeed).slice(0, 2)),
];

const compilations = new Map<string, ReturnType<typeof compileFolder>>();

/** Compiles a product once for all files of tests that a process runs. */
export function compileProduct(folder: string): ReturnType<typeof compileFolder> {
  const compilation = compilations.get(folder) ?? compileFolder(folder);
  compilations.set(folder, compilation);
  return compilation;
}
