import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { createServer, type ViteDevServer } from 'vite';
import { launchOptions } from '../support/launch-options.ts';
import { firstLabel, firstSchema, writeProduct } from './many-screens.ts';
import { type Measured, median, milliseconds } from './median.ts';

const rounds = 15;

/** Longest wait for a changed label. */
const patience = 60_000;

/** A product of so many screens that is being developed: its first screen stands in a browser. */
interface Developed {
  screens: number;
  folder: string;
  server: ViteDevServer;
  page: Page;
}

/**
 * Measures, in Vite's development server, the time from saving a definition to its new label in the browser. The
 * sizes take turns, so that whatever else the machine does bears on all of them.
 */
export async function measureDevelopment(sizes: number[], scratch: string): Promise<Measured[]> {
  const browser = await chromium.launch(launchOptions);
  const open: Developed[] = [];
  try {
    for (const screens of sizes) open.push(await develop(browser, screens, scratch));
    const times = open.map((): number[] => []);
    let label = firstLabel;
    // The first saves are warming up: Vite may still be bundling what the page imports.
    for (let round = -2; round < rounds; round++) {
      const changed = `A new label, number ${round}`;
      for (const [index, developed] of open.entries()) {
        const { time } = await milliseconds(() => save(developed, label, changed));
        if (round >= 0) times[index]?.push(time);
      }
      label = changed;
    }
    return open.map(({ screens }, index) => ({
      what: 'save, until it is seen',
      screens,
      value: median(times[index] ?? []),
    }));
  } finally {
    await browser.close();
    for (const { server } of open) await server.close();
  }
}

async function develop(browser: Browser, screens: number, scratch: string): Promise<Developed> {
  const own = join(scratch, `developed-${screens}`);
  const folder = join(own, 'forms');
  await writeProduct(folder, screens);
  const server = await serve(folder, own);
  const page = await browser.newPage();
  page.setDefaultTimeout(patience);
  await page.goto(server.resolvedUrls?.local[0] ?? '');
  await page.getByText(firstLabel).waitFor();
  return { screens, folder, server, page };
}

/** Serves a product with Vite's development server. */
export async function serve(folder: string, scratch: string): Promise<ViteDevServer> {
  // vite.config.ts reads these.
  process.env.FORMS_DIR = folder;
  process.env.DATA_DIR = join(scratch, 'data');
  const server = await createServer({
    configFile: 'vite.config.ts',
    cacheDir: join(scratch, 'cache'),
    logLevel: 'error',
    server: { port: 0, strictPort: false },
  });
  return server.listen();
}

async function save({ folder, page }: Developed, from: string, to: string): Promise<void> {
  const file = join(folder, firstSchema);
  const text = await readFile(file, 'utf8');
  // Asked at every frame; waiting for a locator asks ever more seldom.
  const seen = page.waitForFunction((label) => document.body.textContent?.includes(label), to);
  await writeFile(file, text.replace(from, to));
  await seen;
}
