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
  /** Does something that may move the page, such as to open a list or another question. */
  mayShift: (act: () => Promise<unknown>) => Promise<void>;
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
  await page.exposeFunction('reportLayoutShift', (shift: string) => shifts.push(shift));
  await page.addInitScript((isAnyReported) => {
    const { reportLayoutShift } = window as unknown as {
      reportLayoutShift: (shift: string) => void;
    };
    const nameOf = (node: Node | null) =>
      node instanceof Element ? node.outerHTML.slice(0, 100) : (node?.textContent ?? 'nothing');
    const report = (shift: LayoutShift) => {
      if (shift.hadRecentInput && !isAnyReported) return;
      const moved = shift.sources.map(({ node }) => nameOf(node)).join('; ');
      reportLayoutShift(`${location.pathname}${location.hash}: ${shift.value} of ${moved}`);
    };
    new PerformanceObserver((list) => (list.getEntries() as LayoutShift[]).forEach(report)).observe(
      { type: 'layout-shift', buffered: true },
    );
  }, alsoAfterInput);
  return {
    shifts,
    async mayShift(act) {
      const { length } = shifts;
      await act();
      await page.evaluate(twoFrames);
      shifts.length = length;
    },
  };
}

/** Waits until the shifts of the last frame are reported. */
const twoFrames = () =>
  new Promise<void>((done) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50)));
  });
