import type { Browser, Page } from 'playwright';
import { type Candidate, requiredInAddress } from './candidate.ts';
import { openPage } from './page/open-page.ts';
import { countErrors, submitUntilErrors } from './page/submit.ts';

/**
 * Checks that a candidate does what the others do, so that equal work is measured.
 *
 * @param size one of the sizes of the form of texts
 * @throws where the empty address has other errors, or where "Extra" is not asked for exactly "x"
 */
export async function checkCandidate(
  browser: Browser,
  candidate: Candidate,
  size: number,
): Promise<void> {
  const { page, close } = await openPage(browser, { slowdown: 1, line: 'unlimited' });
  const fail = (problem: string) => {
    throw new Error(`${candidate.title}: ${problem}`);
  };
  try {
    await page.goto(candidate.address);
    await page.locator('input[type="text"]').first().waitFor();
    await page.waitForTimeout(1000);
    await submitUntilErrors(page, requiredInAddress);
    const errors = await countErrors(page);
    if (errors !== requiredInAddress) fail(`the empty address has ${errors} errors`);
    if (!(await asksExtra(page, candidate.texts(size), size)))
      fail('"Extra" is not asked for exactly "x"');
  } finally {
    await close();
  }
}

async function asksExtra(page: Page, address: string, size: number): Promise<boolean> {
  await page.goto(address);
  const inputs = page.locator('input[type="text"]:visible');
  const first = inputs.first();
  await first.click();
  const counts: number[] = [];
  for (const key of ['x', 'y', 'Backspace']) {
    await page.keyboard.press(key);
    await page.waitForTimeout(700);
    counts.push(await inputs.count());
  }
  return counts.join() === [size + 1, size, size + 1].join();
}
