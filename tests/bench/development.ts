import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { createServer, type ViteDevServer } from 'vite';
import { fieldsPerScreen, firstLabel, firstSchema } from './many-screens.ts';
import { type Measured, median, milliseconds } from './median.ts';

const rounds = 7;

/** Longest wait for a changed label. */
const patience = 60_000;

/** Measures, in Vite's development server, the time from saving a definition to its new label in the browser. */
export async function measureDevelopment(
  folder: string,
  screens: number,
  scratch: string,
): Promise<Measured> {
  const server = await serve(folder, scratch);
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(patience);
    await page.goto(server.resolvedUrls?.local[0] ?? '');
    const times: number[] = [];
    let label = firstLabel;
    await page.getByText(label).waitFor();
    // The first save is warming up: Vite may still be bundling what the page imports.
    for (let round = 0; round <= rounds; round++) {
      const changed = `A new label, number ${round}`;
      const { time } = await milliseconds(() => save(page, folder, label, changed));
      if (round > 0) times.push(time);
      label = changed;
    }
    const size = `${screens} screens of ${fieldsPerScreen} fields`;
    return { what: 'save, until it is seen', size, screens, time: median(times) };
  } finally {
    await browser.close();
    await server.close();
  }
}

async function serve(folder: string, scratch: string): Promise<ViteDevServer> {
  // vite.config.ts reads these.
  process.env.FORMS_DIR = folder;
  process.env.SANDBOX_DATA = join(scratch, 'data');
  const server = await createServer({
    configFile: 'vite.config.ts',
    cacheDir: join(scratch, 'cache'),
    logLevel: 'error',
    server: { port: 0, strictPort: false },
  });
  return server.listen();
}

async function save(page: Page, folder: string, from: string, to: string): Promise<void> {
  const file = join(folder, firstSchema);
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace(from, to));
  await page.getByText(to).waitFor();
}
