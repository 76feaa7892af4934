// Proves that a build reads neither the tests nor the local provider, and installs its packages in production too.
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { loadConfigFromFile } from 'vite';
import { expect, it } from 'vitest';
import { innerImports } from '../support/source-imports.ts';

const isLeftOut = (file: string) => /^(tests|src\/provider)\//.test(file);

it('the configuration of the build imports neither', async () => {
  const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' });
  const files = loaded?.dependencies.map((file) => relative('.', file).replaceAll('\\', '/')) ?? [];
  expect(files).toContain('src/vite/forms-plugin.ts');
  expect(files.filter(isLeftOut)).toEqual([]);
});

it('the scripts of the pages import neither', () => {
  const read = new Set(['main.tsx', 'prerender.tsx']);
  for (const file of read) {
    for (const { from, to } of innerImports) if (from === file && to) read.add(to);
  }
  expect(read.size).toBeGreaterThan(100);
  expect([...read].map((file) => `src/${file}`).filter(isLeftOut)).toEqual([]);
});

it('with NODE_ENV=production, npm installs the packages of the build too', () => {
  const folder = mkdtempSync(join(tmpdir(), 'install-'));
  try {
    for (const file of ['package.json', 'package-lock.json'])
      copyFileSync(file, join(folder, file));
    // In the place of npm, a program that writes down its arguments.
    mkdirSync(join(folder, 'bin'));
    const npm = join(folder, 'bin', 'npm');
    writeFileSync(npm, '#!/bin/sh\necho "$@" > arguments.txt\n', { mode: 0o755 });
    execFileSync(process.execPath, [resolve('.ci/install.mjs')], {
      cwd: folder,
      env: { NODE_ENV: 'production', PATH: `${join(folder, 'bin')}:${process.env.PATH}` },
    });
    expect(readFileSync(join(folder, 'arguments.txt'), 'utf8')).toMatch(/^ci .*--include=dev\b/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
