// Proves that a company with an API of its own deletes the provider and its line, and checks and builds as before.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { provesAll } from '../support/extent.ts';

let copy: string;

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'without-provider-'));
  const filter = (file: string) => file !== 'src/provider';
  for (const path of [
    'src',
    'forms',
    '.ci',
    'package.json',
    'package-lock.json',
    'tsconfig.json',
    'vite.config.ts',
  ]) {
    cpSync(path, join(copy, path), { recursive: true, filter });
  }
  // The configuration names that of the tests.
  cpSync('tests', join(copy, 'tests'), {
    recursive: true,
    filter: (file) => /^tests(\/support(\/.*)?|\/[\w-]+\.ts)?$/.test(file),
  });
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  edit('src/development.ts', (text) => text.replaceAll(/^.*providerOfSettings.*\n/gm, ''));
  edit('package.json', (text) =>
    text.replaceAll(/^ +"(start|(build:)?provider\b.*?)": .*\n/gm, ''),
  );
  edit('tsconfig.json', (text) => text.replace('["src", "tests", ', '["src", '));
});

afterAll(() => rmSync(copy, { recursive: true }));

function edit(path: string, change: (text: string) => string): void {
  const text = readFileSync(path, 'utf8');
  const changed = change(text);
  expect([path, changed === text]).toEqual([path, false]);
  writeFileSync(join(copy, path), changed);
}

it.each([
  ['check of definitions', '.ci/npm-script.mjs', 'src/commands/main.ts', 'check'],
  // The test of the layers proves that no other file imports the provider, and the journeys build all products without it.
  ...(provesAll
    ? [
        ['check of types', 'node_modules/typescript/bin/tsc'],
        ['build', '.ci/npm-script.mjs', 'node_modules/vite/bin/vite.js', 'build'],
      ]
    : []),
])(
  'without the provider, the %s succeeds',
  (_, ...args) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, args, {
      cwd: copy,
      encoding: 'utf8',
      env: { PATH: process.env.PATH, HOME: process.env.HOME },
    });
    expect([status, status === 0 ? '' : stdout + stderr]).toEqual([0, '']);
  },
  300_000,
);
