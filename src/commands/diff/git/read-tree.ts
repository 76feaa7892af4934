import type { Sources } from '../../../compiler/index.ts';
import { type FormsLocation, firstLine } from './repository.ts';
import { runGit } from './run-git.ts';

/** The contents of a forms folder in a commit. */
export interface Tree extends Sources {
  /** The git object id of each file that is not JSON. */
  contents: Map<string, string>;
}

interface Entry {
  path: string;
  hash: string;
  isLink: boolean;
}

/**
 * Reads a forms folder at a commit. Runs git twice, for any number of files.
 *
 * @param root name of the folder, the first part of the files' paths
 * @returns `undefined` if the commit has no such folder
 */
export async function readTree(
  { cwd, path }: FormsLocation,
  commit: string,
  root: string,
): Promise<Tree | undefined> {
  const tree = `${commit}:${path}`;
  const kind = await runGit(cwd, ['cat-file', '-t', tree]);
  if (kind.stdout.toString().trim() !== 'tree') return undefined;
  const listed = await runGit(cwd, ['ls-tree', '-r', '-z', '--full-tree', tree]);
  if (listed.code !== 0) throw new Error(`git can't list ${tree}: ${firstLine(listed.stderr)}`);
  const entries = entriesOf(listed.stdout.toString());
  const json = entries.filter(({ path: name }) => name.endsWith('.json'));
  const names = json.map(({ path: name, hash, isLink }) =>
    // The content of a link is the name of another file.
    isLink ? `${tree}${path === '' ? '' : '/'}${name}` : hash,
  );
  const texts = await readObjects(cwd, names);
  const others = entries.filter((entry) => !json.includes(entry));
  const nameOf = (name: string) => `${root}/${name}`;
  return {
    texts: new Map(json.map((entry, index) => [nameOf(entry.path), texts[index] ?? ''])),
    nonJsonFiles: new Set(others.map((entry) => nameOf(entry.path))),
    contents: new Map(others.map((entry) => [nameOf(entry.path), entry.hash])),
  };
}

/** Parses the files and links in the output of "ls-tree -z": "mode type hash\tpath\0". */
const entriesOf = (output: string): Entry[] =>
  output.split('\0').flatMap((line) => {
    const [, mode, hash = '', path = ''] = /^(\d+) blob (\w+)\t([\s\S]*)$/.exec(line) ?? [];
    return mode === undefined ? [] : [{ path, hash, isLink: mode === '120000' }];
  });

/** Reads the texts of objects, in the given order. */
async function readObjects(cwd: string, names: string[]): Promise<string[]> {
  if (names.length === 0) return [];
  const args = ['cat-file', '--batch', '--follow-symlinks'];
  const { stdout, stderr } = await runGit(cwd, args, `${names.join('\n')}\n`);
  const texts: string[] = [];
  for (let at = 0; at < stdout.length; ) {
    const end = stdout.indexOf('\n', at);
    const head = stdout.toString('utf8', at, end);
    const [, kind, size = '0'] = head.split(' ');
    const start = end + 1;
    if (head.endsWith(' missing')) {
      texts.push('');
      at = start;
      continue;
    }
    // For a link out of the commit, git prints "symlink" or similar, and the length of the following text.
    const length = Number(kind === 'blob' ? size : kind);
    texts.push(kind === 'blob' ? stdout.toString('utf8', start, start + length) : '');
    at = start + length + 1;
  }
  if (texts.length < names.length) throw new Error(`git can't read files: ${firstLine(stderr)}`);
  // Some editors begin a file with an invisible byte order mark.
  return texts.map((text) => text.replace(/^\uFEFF/, ''));
}

/** Returns the git object ids of files in the working tree. */
export async function hashFiles(cwd: string, files: string[]): Promise<string[]> {
  if (files.length === 0) return [];
  const { code, stdout, stderr } = await runGit(cwd, ['hash-object', '--', ...files]);
  if (code !== 0) throw new Error(`git can't read a picture: ${firstLine(stderr)}`);
  return stdout.toString().trim().split('\n');
}
