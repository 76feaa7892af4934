import type { Page } from 'playwright';

export interface InputTimes {
  /** First frame with the input on the page, in milliseconds since the navigation. */
  shown: number;
  /** First frame in which the application answers to it, painted. */
  usable: number;
}

declare global {
  interface Window {
    inputTimes: Partial<InputTimes>;
  }
}

/** Watches, from the next navigation on, when the n-th text input is there and when it answers. */
export function watchInput(page: Page, nth: number, isReact: boolean): Promise<unknown> {
  return page.addInitScript(
    ({ nth, isReact }) => {
      const times: Partial<InputTimes> = {};
      window.inputTimes = times;
      const keyed = (element: Element | null, prefix: string) =>
        element && Object.entries(element).find(([key]) => key.startsWith(prefix))?.[1];
      // React puts its properties on an element that it has drawn or hydrated, and marks a root until it is hydrated.
      const answers = (input: Element) => {
        if (!isReact) return true;
        if (!keyed(input, '__reactProps$')) return false;
        let container: Element | null = input;
        while (container && !keyed(container, '__reactContainer$'))
          container = container.parentElement;
        const root = keyed(container, '__reactContainer$')?.stateNode;
        return root?.current.memoizedState.isDehydrated !== true;
      };
      const look = () => {
        const input = document.querySelectorAll('input[type="text"], input:not([type])')[nth - 1];
        if (input) times.shown ??= performance.now();
        if (!input || !answers(input)) return requestAnimationFrame(look);
        // A message arrives after the frame is painted.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          times.usable = performance.now();
        };
        return port2.postMessage(undefined);
      };
      requestAnimationFrame(look);
    },
    { nth, isReact },
  );
}

/** Waits until the watched input answers. */
export async function inputTimes(page: Page): Promise<InputTimes> {
  await page.waitForFunction(() => window.inputTimes?.usable !== undefined);
  return (await page.evaluate(() => window.inputTimes)) as InputTimes;
}
