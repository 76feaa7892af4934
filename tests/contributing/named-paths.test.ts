// Proves that every file, folder and command that the Markdown pages name is there.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { manualFiles } from '../../src/manual/manual.ts';
import { readHowTos } from './how-to.ts';

/** Files and folders that a page names: in code, or as the target of a link. */
function pathsIn(page: string): string[] {
  const text = readFileSync(page, 'utf8').replace(/^ *```[\s\S]*?^ *```$/gm, '');
  const inCode = [...text.matchAll(/`((?:src|tests|forms|\.ci)\/[^`\s*<>{}]*)`/g)];
  const linked = [...text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)];
  return [
    ...inCode.map(([, path = '']) => path),
    ...linked.map(([, path = '']) => join(dirname(page), path)),
  ];
}

/** Returns the files that the recipes of a page make. */
const newFilesOf = (page: string): string[] =>
  [...readFileSync(page, 'utf8').matchAll(/^New file `([^`]+)`/gm)].map(([, path = '']) => path);

const pages = [
  'README.md',
  'forms/README.md',
  'src/provider/README.md',
  ...manualFiles()
    .filter((file) => !file.startsWith('reference/'))
    .map((file) => join('forms/manual', file)),
];

/** Files that a page asks its reader to make. */
const created: Record<string, string[]> = {
  ...Object.fromEntries(pages.map((page) => [page, newFilesOf(page)])),
  'CONTRIBUTING.md': readHowTos('CONTRIBUTING.md').flatMap(({ edits }) =>
    edits.flatMap((edit) => (edit.do === 'create' ? edit.file : [])),
  ),
};

it.each(Object.keys(created))('every file and folder that %s names is there', (page) => {
  const paths = pathsIn(page);
  const missing = paths.filter((path) => !existsSync(path) && !created[page]?.includes(path));
  expect(missing).toEqual([]);
});

it.each(Object.keys(created))('every command that %s names is in package.json', (page) => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const named = [...readFileSync(page, 'utf8').matchAll(/npm run (\w[\w:-]*)/g)].map(
    ([, name]) => name,
  );
  expect(named.filter((name) => !(`${name}` in scripts))).toEqual([]);
});
