// Proves that temporary files are kept in memory where it has room, and that killed runs leave nothing there.
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { makeTemporaryFolder } from '../../.ci/temporary-folder.mjs';

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'memory-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

it('is in memory, where users of a database get through it', () => {
  const memory = emptyFolder();
  const folder = makeTemporaryFolder({ memory, neededRoom: 0 });
  expect(dirname(folder)).toBe(memory);
  expect(statSync(folder).mode & 0o777).toBe(0o711);
});

it.each([
  ['has too little room', emptyFolder, Number.POSITIVE_INFINITY],
  ['is not there', () => '/no/such/folder', 0],
])('is where the system has temporary files if memory %s', (_, memory, neededRoom) => {
  const folder = makeTemporaryFolder({ memory: memory(), neededRoom });
  onTestFinished(() => rmSync(folder, { recursive: true }));
  expect(dirname(folder)).toBe(tmpdir());
});

it('removes the folders of processes of this machine that have ended, and no others', () => {
  const memory = emptyFolder();
  // No process has this number: Linux counts to 4 million.
  const ended = 99_999_999;
  const left = [`test-${hostname()}-${ended}-aB3xYz`];
  const others = [
    `test-${hostname()}-${process.ppid}-aB3xYz`,
    `test-another-machine-${ended}-aB3xYz`,
    `test-${hostname()}-my-notes`,
    'test-results',
  ];
  for (const name of [...left, ...others]) mkdirSync(join(memory, name));
  const folder = makeTemporaryFolder({ memory, neededRoom: 0 });
  expect(readdirSync(memory).sort()).toEqual([...others, basename(folder)].sort());
});
