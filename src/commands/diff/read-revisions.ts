import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Revision } from '../../analysis/diff/compare-revisions.ts';
import { KeyedCache, parseProduct, readForms, type Sources } from '../../compiler/index.ts';
import type { DiffArguments } from './arguments.ts';
import { hashFiles, readTree } from './git/read-tree.ts';
import {
  type FormsLocation,
  isFolder,
  locateForms,
  mergeBase,
  resolveCommit,
} from './git/repository.ts';

export interface Revisions {
  /** Absent where the commit has no such folder. */
  before: Revision | undefined;
  after: Revision | undefined;
  /** Name of the older revision for messages. */
  from: string;
}

/**
 * Reads the two revisions of a folder.
 *
 * @throws an error with a full sentence if one of them cannot be read
 */
export async function readRevisions(folder: string, options: DiffArguments): Promise<Revisions> {
  const { from, to, sinceMergeBase } = options;
  // Reports an unreadable folder with the compiler's message. Two commits can be compared without the folder.
  if (!isFolder(folder) && (to === undefined || existsSync(folder))) await readForms(folder);
  const place = await locateForms(folder);
  const named = await resolveCommit(place, from);
  const newer = to === undefined ? undefined : await resolveCommit(place, to);
  const older = sinceMergeBase && newer ? await mergeBase(place, named, newer) : named;
  const short = older.slice(0, 7);
  return {
    before: await revisionAt(place, older, basename(folder)),
    after: newer ? await revisionAt(place, newer, basename(folder)) : await currentRevision(folder),
    from: sinceMergeBase ? `${short}, the merge base with ${from}` : `${from} (${short})`,
  };
}

async function revisionAt(
  place: FormsLocation,
  commit: string,
  root: string,
): Promise<Revision | undefined> {
  const tree = await readTree(place, commit, root);
  if (!tree || tree.texts.size === 0) return undefined;
  const { contents, ...sources } = tree;
  return { root, sources, pictures: (path) => contents.get(path) };
}

/** Reads the files in the folder. */
async function currentRevision(folder: string): Promise<Revision> {
  const root = basename(folder);
  const sources = await readForms(folder);
  if (!sources.texts.has(`${root}/app.json`)) {
    throw new Error(`The forms folder ${folder} has no app.json, so there is no product in it.`);
  }
  const pictures = picturesOf(root, sources);
  const hashes = await hashFiles(
    folder,
    pictures.map((path) => join(dirname(folder), path)),
  );
  const contents = new Map(pictures.map((path, index) => [path, hashes[index]]));
  return { root, sources, pictures: (path) => contents.get(path) };
}

function picturesOf(root: string, { texts, nonJsonFiles }: Sources): string[] {
  const inApp = [...texts].filter(([path]) => path === `${root}/app.json`);
  const { app } = parseProduct(root, { texts: new Map(inApp), nonJsonFiles }, new KeyedCache());
  const { logo, favicon } = app;
  return [logo?.file, logo?.darkFile, favicon]
    .map((file) => `${root}/${file}`)
    .filter((path) => nonJsonFiles.has(path));
}
