import type { Browser } from 'playwright';
import { type Candidate, requiredInAddress } from '../candidate.ts';
import { openPage } from '../page/open-page.ts';
import { countErrors, submitUntilErrors } from '../page/submit.ts';
import { inputTimes, watchInput } from '../page/watch-inputs.ts';

const typed = 'Typed early';

/** Tells whether the application takes what is typed, on a slow line, into the first input as soon as it is there. */
export async function keepsEarlyInput(browser: Browser, candidate: Candidate): Promise<boolean> {
  const { page, close } = await openPage(browser, { slowdown: 4, line: 'slow' });
  try {
    await watchInput(page, 1, candidate.isReact);
    await page.goto(candidate.address, { waitUntil: 'commit' });
    const input = page.locator('input[type="text"]').first();
    await input.click();
    await page.keyboard.type(typed);
    await inputTimes(page);
    // Some libraries take a text over only after a pause.
    await page.waitForTimeout(1000);
    await submitUntilErrors(page, requiredInAddress - 1);
    await page.waitForTimeout(1000);
    const isAnswered = (await countErrors(page)) === requiredInAddress - 1;
    return isAnswered && (await input.inputValue()) === typed;
  } finally {
    await close();
  }
}
