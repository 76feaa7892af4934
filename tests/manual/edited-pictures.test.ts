// Proves that the development server draws a picture again once its definitions have changed, in place of the old one.
import { join } from 'node:path';
import { createServer } from 'vite';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { Sources } from '../../src/compiler/index.ts';
import { shippedForms } from '../../src/manual/manual.ts';
import { pictures } from '../../src/manual/pictures/vite-plugin.ts';

const read = vi.hoisted(() => ({ edit: (text: string) => text }));

vi.mock('../../src/compiler/index.ts', async (original) => {
  const compiler = await original<typeof import('../../src/compiler/index.ts')>();
  const readForms = async (folder: string): Promise<Sources> => {
    const { texts, nonJsonFiles } = await compiler.readForms(folder);
    const edited = [...texts].map(([file, text]) => [file, read.edit(text)] as const);
    return { texts: new Map(edited), nonJsonFiles };
  };
  return { ...compiler, readForms };
});

const frame = '/gallery-frame/signup/company-info/filled?still&of=questions%23add-a-question';

it('a picture whose definitions have changed replaces the one before', async () => {
  const server = await createServer({
    configFile: false,
    root: join(shippedForms, '../src'),
    plugins: [pictures()],
    optimizeDeps: { noDiscovery: true, include: [] },
    server: { port: 0, watch: null, hmr: false },
    logLevel: 'silent',
  });
  onTestFinished(() => server.close());
  await server.listen();
  const keyNow = async () => {
    const page = await fetch(new URL(frame, server.resolvedUrls?.local[0]));
    return /\?picture=(\w+)/.exec(await page.text())?.[1];
  };
  const key = await keyNow();
  const contentNow = async () =>
    (await server.transformRequest(`\0picture:${key}:virtual:gallery`))?.code;
  expect(await contentNow()).toContain('Company');
  read.edit = (text) => text.replaceAll('Company', 'Guild');
  expect(await keyNow()).toBe(key);
  expect(await contentNow()).not.toContain('Company');
  expect(await contentNow()).toContain('Guild');
});
