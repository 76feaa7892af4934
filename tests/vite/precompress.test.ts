// Proves that a build writes compressed copies of its assets, and of nothing else.
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { ViteBuilder } from 'vite';
import { expect, it } from 'vitest';
import { precompress } from '../../src/vite/precompress.ts';

it('compresses scripts, stylesheets and drawings, and leaves pages and photographs', async () => {
  const outDir = await mkdtemp(join(tmpdir(), 'precompress-'));
  await mkdir(join(outDir, 'assets'));
  const script = 'a();'.repeat(500);
  for (const name of ['start.js', 'page.css', 'logo.svg', 'photo.jpg']) {
    await writeFile(join(outDir, 'assets', name), script);
  }
  await writeFile(join(outDir, 'index.html'), script);
  const { buildApp } = precompress();
  if (typeof buildApp !== 'object') throw new Error('It runs at no time of its own.');
  const builder = { environments: { client: { config: { build: { outDir } } } } };
  await buildApp.handler.call({} as never, builder as unknown as ViteBuilder);
  const written = (await readdir(outDir, { recursive: true })).filter((name) =>
    name.endsWith('.br'),
  );
  expect(written.sort()).toEqual(
    ['logo.svg.br', 'page.css.br', 'start.js.br'].map((name) => join('assets', name)),
  );
  const copy = await readFile(join(outDir, 'assets/start.js.br'));
  expect(copy.length).toBeLessThan(script.length / 10);
  expect(brotliDecompressSync(copy).toString()).toBe(script);
  await rm(outDir, { recursive: true });
});
