import type { Page } from 'playwright';

/** The part of Chromium's entry that TypeScript does not know. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

interface LayoutShifts {
  /** The recorded shifts: address, size and the elements that moved. */
  shifts: string[];
  /** Returns the sum of all sizes, also of those that `mayShift` allows. */
  total: () => number;
  /** Does something that may move the page, such as to open a list or another question. */
  mayShift: (act: () => Promise<unknown>) => Promise<void>;
  /** Waits until all shifts up to now are recorded. */
  recorded: () => Promise<void>;
}

/**
 * Records the layout shifts of a page that follow no input of the visitor, over all documents that it opens from now on.
 *
 * @param alsoAfterInput whether shifts within half a second of an input count, too
 */
export async function recordLayoutShifts(
  page: Page,
  { alsoAfterInput = false } = {},
): Promise<LayoutShifts> {
  const shifts: string[] = [];
  let total = 0;
  await page.exposeFunction('reportLayoutShift', (shift: string, size: number) => {
    shifts.push(shift);
    total += size;
  });
  await page.addInitScript((isAnyReported) => {
    const { reportLayoutShift } = window as unknown as {
      reportLayoutShift: (shift: string, size: number) => Promise<void>;
    };
    const nameOf = (node: Node | null) =>
      node instanceof Element ? node.outerHTML.slice(0, 100) : (node?.textContent ?? 'nothing');
    const report = async (shift: LayoutShift) => {
      if (shift.hadRecentInput && !isAnyReported) return;
      const moved = shift.sources.map(({ node }) => nameOf(node)).join('; ');
      const { pathname, hash } = location;
      await reportLayoutShift(`${pathname}${hash}: ${shift.value} of ${moved}`, shift.value);
    };
    const reportAll = (entries: PerformanceEntryList) =>
      Promise.all((entries as LayoutShift[]).map(report));
    const observer = new PerformanceObserver((list) => void reportAll(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { reportLayoutShifts: () => reportAll(observer.takeRecords()) });
  }, alsoAfterInput);
  const recorded = () => page.evaluate(reportLastFrame);
  return {
    shifts,
    total: () => total,
    async mayShift(act) {
      const { length } = shifts;
      await act();
      await recorded();
      shifts.length = length;
    },
    recorded,
  };
}

/** Reports the shifts up to the last frame, which the observer may not have been told of. */
async function reportLastFrame(): Promise<void> {
  const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
  await frame();
  await frame();
  await (window as unknown as { reportLayoutShifts: () => Promise<unknown> }).reportLayoutShifts();
}
