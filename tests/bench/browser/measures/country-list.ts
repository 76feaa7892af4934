import type { Browser } from 'playwright';
import type { Candidate } from '../candidate.ts';
import { openPage } from '../page/open-page.ts';
import { inputTimes, watchInput } from '../page/watch-inputs.ts';

declare global {
  interface Window {
    opened: number | undefined;
  }
}

/**
 * Measures from the press on the list of countries until its options are painted.
 *
 * @returns milliseconds, or `undefined` where the browser shows the list without a script
 */
export async function measureCountryList(browser: Browser, { address, isReact }: Candidate) {
  const { page, close } = await openPage(browser, { slowdown: 4, line: 'unlimited' });
  try {
    await watchInput(page, 1, isReact);
    await page.goto(address, { waitUntil: 'commit' });
    await inputTimes(page);
    // Visitors answer the fields before it first.
    await page.waitForTimeout(1500);
    await page.evaluate(recordOpening);
    // Forced, since some libraries lay other elements over it.
    await page.getByRole('combobox').first().click({ force: true });
    const opened = page.waitForFunction(() => window.opened, undefined, { timeout: 3000 });
    return { open: await opened.then((handle) => handle.jsonValue()).catch(() => undefined) };
  } finally {
    await close();
  }
}

function recordOpening(): void {
  window.opened = undefined;
  const record = ({ timeStamp }: PointerEvent) => {
    const look = () => {
      const options = document.querySelectorAll('[role="option"]:not(option)');
      const isOpen = [...options].some((option) => option.getClientRects().length > 0);
      if (!isOpen) return requestAnimationFrame(look);
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        window.opened = performance.now() - timeStamp;
      };
      return port2.postMessage(undefined);
    };
    requestAnimationFrame(look);
  };
  document.addEventListener('pointerdown', record, { capture: true, once: true });
}
