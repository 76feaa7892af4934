import type { Browser } from 'playwright';
import { countRenders } from '../page/count-renders.ts';
import { openPage } from '../page/open-page.ts';
import { inputTimes, watchInput } from '../page/watch-inputs.ts';
import type { TextForm } from './texts.ts';
import { pause, startTyping } from './type-keys.ts';

const keys = 5;

/** Counts the components that React renders for a key, by its average. */
export async function countRendersPerKey(
  browser: Browser,
  { address, inputs }: TextForm,
): Promise<number> {
  const { page, close } = await openPage(browser, { slowdown: 1, line: 'unlimited' });
  try {
    await countRenders(page);
    await watchInput(page, inputs, true);
    await page.goto(address, { waitUntil: 'commit' });
    await inputTimes(page);
    await startTyping(page);
    await page.evaluate(() => {
      window.rendered = 0;
    });
    for (let key = 0; key < keys; key++) {
      await page.keyboard.press('a');
      await page.waitForTimeout(50);
    }
    await page.waitForTimeout(pause);
    return (await page.evaluate(() => window.rendered)) / keys;
  } finally {
    await close();
  }
}
