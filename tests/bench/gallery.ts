import { join } from 'node:path';
import { chromium } from 'playwright';
import { launchOptions } from '../support/launch-options.ts';
import { serve } from './development.ts';
import { writeProduct } from './many-screens.ts';
import { type Measured, milliseconds } from './median.ts';

/** Longest wait for the first words. */
const patience = 300_000;

/** Measures how long the gallery of a product takes to open, and how much of it is drawn at once. */
export async function measureGallery(scratch: string, screens: number): Promise<Measured[]> {
  const own = join(scratch, `gallery-${screens}`);
  const folder = join(own, 'forms');
  await writeProduct(folder, screens);
  const server = await serve(folder, own);
  const browser = await chromium.launch(launchOptions);
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(patience);
    const { time } = await milliseconds(async () => {
      await page.goto(`${server.resolvedUrls?.local[0]}gallery`);
      await page.locator('article').first().waitFor();
    });
    const elements = await page.locator('*').count();
    return [
      { what: 'gallery, until it is seen', screens, value: time },
      { what: 'gallery, elements', screens, value: elements, unit: '' },
    ];
  } finally {
    await browser.close();
    await server.close();
  }
}
