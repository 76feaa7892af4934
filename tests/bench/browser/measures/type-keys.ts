import type { CDPSession, Page } from 'playwright';
import { median } from '../../median.ts';

declare global {
  interface Window {
    paints: number[];
  }
}

/** Milliseconds after which libraries have done what they put off until nobody types. */
export const pause = 500;

/** Types into the first text input; returns milliseconds of script for each key, and those from a key to the next paint. */
export async function typeKeys(page: Page, cdp: CDPSession, keys: number) {
  await startTyping(page);
  await page.evaluate(recordPaints);
  const before = await scriptTime(cdp);
  for (let key = 0; key < keys; key++) {
    await page.keyboard.press('a');
    await page.waitForTimeout(50);
  }
  await page.waitForTimeout(pause);
  const script = ((await scriptTime(cdp)) - before) / keys;
  return { script, paint: median(await page.evaluate(() => window.paints)) };
}

/** Goes to the first text input of a page that has come to rest; the first keys are warming up. */
export async function startTyping(page: Page): Promise<void> {
  await page.waitForTimeout(1000);
  await page.locator('input[type="text"]').first().click();
  await page.keyboard.type('bb');
  await page.waitForTimeout(pause);
}

async function scriptTime(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN) * 1000;
}

function recordPaints(): void {
  window.paints = [];
  const record = ({ timeStamp }: KeyboardEvent) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => window.paints.push(performance.now() - timeStamp);
      port2.postMessage(undefined);
    });
  document.addEventListener('keydown', record, true);
}
