import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, inject } from 'vitest';
import { copyDatabase } from '../../provider/copy-database.ts';
import { type DevServer, startDevServer } from '../dev-server.ts';

export interface DevelopedProduct {
  /** Address of the development server. */
  url: string;
  /** Folder of the definitions. */
  forms: string;
  /** Replaces a text in a file of the definitions, and saves it. */
  edit: (file: string, from: string, to: string) => Promise<void>;
  /** Waits until the server has said a text. */
  said: DevServer['said'];
  /** Opens a page and waits until the server can tell it of changes: it is never told of an earlier one. */
  openConnected: (page: Page, path: string) => Promise<void>;
}

/** Serves a copy of the product with one development server for all tests of a file, which may edit it. */
export function developedProduct(): DevelopedProduct {
  let server: DevServer;
  const product: DevelopedProduct = {
    url: '',
    forms: '',
    said: (text) => server.said(text),
    async edit(file, from, to) {
      const path = join(product.forms, file);
      const text = await readFile(path, 'utf8');
      if (!text.includes(from)) throw new Error(`${file} has no ${from}.`);
      await writeFile(path, text.replace(from, to));
    },
    async openConnected(page, path) {
      const connected = page.waitForEvent('console', (message) =>
        message.text().startsWith('[vite] connected'),
      );
      await page.goto(`${product.url}${path}`);
      await connected;
    },
  };
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'development-'));
    product.forms = join(folder, 'forms');
    await cp(resolve('forms'), product.forms, { recursive: true });
    copyDatabase(inject('newData'), join(folder, 'data'));
    server = await startDevServer(product.forms, join(folder, 'data'));
    product.url = server.url;
  }, 120_000);

  afterAll(async () => {
    await server?.close();
    await rm(folder, { recursive: true, force: true });
  });

  return product;
}
