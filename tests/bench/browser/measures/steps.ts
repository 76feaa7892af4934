import type { Browser, CDPSession, Page } from 'playwright';
import { median } from '../../median.ts';
import { openPage } from '../page/open-page.ts';

/**
 * Measures from a press on "Next" or "Back" until the other step is painted, after each was on the screen for a second, and
 * counts the frames of a change that took longer than 50 ms.
 */
export async function measureStepChange(browser: Browser, wizard: string) {
  const { page, close } = await openPage(browser, { slowdown: 4, line: 'unlimited' });
  try {
    await openWizard(page, wizard);
    const times: number[] = [];
    const longFrames: number[] = [];
    for (const button of ['Next', 'Next', 'Back', 'Back', 'Next', 'Next']) {
      await page.waitForTimeout(1000);
      await page.evaluate(watchFrames);
      times.push(await changeStep(page, button));
      await page.waitForTimeout(500);
      longFrames.push(await page.evaluate(() => window.longFrames?.() ?? 0));
    }
    return { change: median(times), longFrames: Math.max(...longFrames) };
  } finally {
    await close();
  }
}

/** Measures the memory of scripts, in MB after garbage collection, before and after 100 changes of the step. */
export async function measureMemory(browser: Browser, wizard: string) {
  const { page, cdp, close } = await openPage(browser, { slowdown: 1, line: 'unlimited' });
  try {
    await openWizard(page, wizard);
    const changeTwice = async () => {
      await changeStep(page, 'Next');
      await changeStep(page, 'Back');
    };
    // The first changes load what the steps share.
    for (let round = 0; round < 5; round++) await changeTwice();
    const before = await heapSize(page, cdp);
    for (let round = 0; round < 50; round++) await changeTwice();
    return { before, after: await heapSize(page, cdp) };
  } finally {
    await close();
  }
}

declare global {
  interface Window {
    /** Returns how many frames have taken longer than 50 ms since they are watched. */
    longFrames?: () => number;
  }
}

function watchFrames(): void {
  let count = 0;
  const observer = new PerformanceObserver((list) => {
    count += list.getEntries().length;
  });
  observer.observe({ type: 'long-animation-frame' });
  window.longFrames = () => {
    count += observer.takeRecords().length;
    observer.disconnect();
    return count;
  };
}

async function openWizard(page: Page, wizard: string): Promise<void> {
  await page.goto(wizard);
  await page.getByRole('button', { name: 'Next', exact: true }).waitFor();
  await page.waitForTimeout(1000);
}

const changeStep = (page: Page, button: string): Promise<number> =>
  page.evaluate(async (name) => {
    const heading = () => document.querySelector('h2')?.textContent;
    const last = heading();
    const buttons = [...document.querySelectorAll('button')];
    const start = performance.now();
    buttons.find(({ textContent }) => textContent?.trim() === name)?.click();
    do {
      await new Promise(requestAnimationFrame);
      if (performance.now() - start > 10_000) throw new Error(`"${name}" leaves "${last}" there.`);
    } while (heading() === last || !document.querySelector('form input'));
    await new Promise<unknown>((done) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = done;
      port2.postMessage(undefined);
    });
    return performance.now() - start;
  }, button);

async function heapSize(page: Page, cdp: CDPSession): Promise<number> {
  await page.waitForTimeout(1000);
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return usedSize / 1_000_000;
}
