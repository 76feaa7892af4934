import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Revision } from '../../analysis/diff/compare-revisions.ts';
import { readForms } from '../../compiler/index.ts';
import { withCheckout } from './git/check-out.ts';
import {
  type FormsLocation,
  isFolder,
  locateForms,
  mergeBase,
  resolveCommit,
} from './git/repository.ts';

interface RevisionRange {
  /** The older revision: any name that git resolves. */
  from: string;
  /** The newer revision; absent for the files in the folder. */
  to?: string;
  /** Whether to compare with the merge base of the two. */
  sinceMergeBase?: boolean;
}

/** Parses "a", "a..b" or "a...b". As in git, an omitted revision is HEAD. */
export function readRange(text: string): RevisionRange {
  const [, from, dots, to] = /^(.*?)(\.{2,3})(.*)$/.exec(text) ?? [];
  if (dots === undefined) return { from: text };
  return { from: from || 'HEAD', to: to || 'HEAD', sinceMergeBase: dots === '...' };
}

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
export async function readRevisions(
  folder: string,
  { from, to, sinceMergeBase }: RevisionRange,
): Promise<Revisions> {
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
  const revision = await withCheckout(place, commit, root, readRevision);
  return revision?.sources.texts.size === 0 ? undefined : revision;
}

async function currentRevision(folder: string): Promise<Revision> {
  const revision = await readRevision(folder);
  if (!revision.sources.texts.has(`${revision.root}/app.json`)) {
    throw new Error(`The forms folder ${folder} has no app.json, so there is no product in it.`);
  }
  return revision;
}

/** Reads the files in a folder. */
async function readRevision(folder: string): Promise<Revision> {
  const sources = await readForms(folder);
  const hashes = await Promise.all(
    [...sources.nonJsonFiles].map(async (path) => {
      const content = await readFile(join(dirname(folder), path)).catch(() => '');
      return [path, createHash('sha256').update(content).digest('hex')] as const;
    }),
  );
  const pictures = new Map(hashes);
  return { root: basename(folder), sources, pictures: (path) => pictures.get(path) };
}
