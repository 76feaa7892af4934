import type { Browser } from 'playwright';
import type { Candidate } from '../candidate.ts';
import { countRenders } from '../page/count-renders.ts';
import { openPage } from '../page/open-page.ts';
import { inputTimes, watchInput } from '../page/watch-inputs.ts';
import { pause, startTyping } from './type-keys.ts';

const keys = 5;

/** Counts the components that React renders for a key, by its average. */
export async function countRendersPerKey(browser: Browser, candidate: Candidate, fields: number) {
  const { page, close } = await openPage(browser, { slowdown: 1, line: 'unlimited' });
  try {
    await countRenders(page);
    await watchInput(page, fields, candidate.isReact);
    await page.goto(candidate.texts(fields), { waitUntil: 'commit' });
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
