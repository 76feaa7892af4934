import type { Page } from 'playwright';
import { requiredMessage } from '../candidate.ts';

/** In XPath, whole texts only: an announcement may list all messages again. */
const messageCount = `count(//body//text()[normalize-space() = '${requiredMessage}'])`;

/**
 * Presses the button that is named "Submit", and waits until so many fields say that they need an answer.
 *
 * @returns milliseconds from the press until all of it is painted
 */
export function submitUntilErrors(page: Page, errors: number): Promise<number> {
  return page.evaluate(
    async ({ errors, count }) => {
      const buttons = document.querySelectorAll<HTMLElement>('button, input[type="button"]');
      const button = [...buttons].find(
        (each) => (each.getAttribute('value') || each.textContent)?.trim() === 'Submit',
      );
      const told = () => document.evaluate(count, document, null, 1).numberValue;
      const start = performance.now();
      button?.click();
      do {
        await new Promise(requestAnimationFrame);
        if (performance.now() - start > 30_000) throw new Error(`${told()} errors, not ${errors}`);
      } while (told() < errors);
      await new Promise<unknown>((done) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = done;
        port2.postMessage(undefined);
      });
      return performance.now() - start;
    },
    { errors, count: messageCount },
  );
}

/** Counts the messages on the page that ask for an answer. */
export const countErrors = (page: Page): Promise<number> =>
  page.evaluate((count) => document.evaluate(count, document, null, 1).numberValue, messageCount);
