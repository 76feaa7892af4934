import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { BrowserContext, Page } from 'playwright';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { forms } from '../../src/build/forms-plugin.ts';
import { openWorkspace } from '../../src/compiler/index.ts';
import { sharedBrowser } from '../journeys/browser.ts';

// Vite prepares the packages for a server of its own, which takes its time on a busy machine.
vi.setConfig({
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 60_000 } },
});

let folder: string;
let server: ViteDevServer;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dev-'));
  const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
  await cp(path('../../forms'), join(folder, 'forms'), { recursive: true });
  server = await createServer({
    configFile: false,
    root: path('../../src'),
    cacheDir: join(folder, 'cache'),
    plugins: [react(), forms({ workspace: openWorkspace(join(folder, 'forms')) })],
    // The gallery's pages need its plugin, without which no package would be found ahead of time: found late, each would
    // reload the page in the middle of a test.
    optimizeDeps: { entries: ['index.html'] },
    server: { port: 0 },
    logLevel: 'silent',
  });
  await server.listen();
  context = await (await sharedBrowser()).newContext();
  context.setDefaultTimeout(60_000);
  page = await context.newPage();
  await page.goto(server.resolvedUrls?.local[0] ?? '');
  await page.getByLabel('First Name').waitFor();
});

afterAll(async () => {
  await context?.close();
  await server?.close();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

/** A draft in which the first step is answered. */
const firstStep = JSON.stringify({
  formValues: {
    company_name: 'Analytical Engines',
    account_address_1: '12 St James Square',
    account_country_name: 'United Kingdom',
    account_region_name: 'London, City of',
    account_city_name: 'London',
    account_postal_code: 'SW1Y 4JH',
  },
});

async function edit(file: string, from: string, to: string): Promise<void> {
  const path = join(folder, 'forms', file);
  await writeFile(path, (await readFile(path, 'utf8')).replace(from, to));
}

it('shows a changed definition at once, and keeps what was typed', async () => {
  await page.getByLabel('First Name').fill('Ada');
  await page.getByRole('checkbox').check();
  await page.evaluate(() => Object.assign(window, { loadedOnce: true }));
  await edit('apply/schema.json', '"Last Name"', '"Family Name"');
  await page.getByLabel('Family Name').waitFor();
  await expect.poll(() => page.getByLabel('First Name').inputValue()).toBe('Ada');
  await expect.poll(() => page.getByRole('checkbox').isChecked()).toBe(true);
  expect(await page.evaluate(() => 'loadedOnce' in window), 'no page is loaded anew').toBe(true);
});

it('keeps the step of a wizard, and what was typed there', async () => {
  const wizard = await context.newPage();
  const body = { data: { channels: [], publisher: {} } };
  await wizard.route('**/publisher/signup/load', (route) => route.fulfill({ json: body }));
  await wizard.addInitScript((draft) => localStorage.setItem('signup-form', draft), firstStep);
  await wizard.goto(`${server.resolvedUrls?.local[0]}signup?token=any#contact-details`);
  await wizard.getByLabel('IM Screenname').fill('ada.lovelace');
  await edit('signup/contact-details/schema.json', '"IM Service"', '"Messenger"');
  await wizard.getByLabel('Messenger').first().waitFor();
  await expect.poll(() => wizard.getByLabel('IM Screenname').inputValue()).toBe('ada.lovelace');
  expect(new URL(wizard.url()).hash).toBe('#contact-details');
  await wizard.close();
});

it('says what is wrong in the words of the command, also after a reload, until it is fixed', async () => {
  const overlay = page.locator('vite-error-overlay');
  await edit('apply/schema.json', '"minLength"', '"minLenght"');
  await overlay.waitFor({ state: 'attached' });
  const said = overlay.locator('.message-body');
  await expect
    .poll(() => said.innerText())
    .toMatch(
      /forms\/apply\/schema\.json:\d+:\d+: error: There is no key "minLenght" here\. Did you mean "minLength"\? \[unknown-key\]\n.*\n> \d+ \|/,
    );
  expect(await overlay.locator('.file').innerText()).toMatch(/forms\/apply\/schema\.json:\d+:\d+/);
  await page.reload();
  await overlay.waitFor({ state: 'attached' });
  await edit('apply/schema.json', '"minLenght"', '"minLength"');
  await page.getByLabel('Family Name').waitFor();
  expect(await overlay.count()).toBe(0);
});
