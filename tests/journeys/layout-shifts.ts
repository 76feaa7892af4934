import type { Page } from 'playwright';

/** The part of Chromium's entry that TypeScript does not know. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

/**
 * Records the layout shifts of a page that follow no input of the visitor, over all documents that it opens from now on.
 *
 * @returns the recorded shifts: address, size and the elements that moved
 */
export async function recordLayoutShifts(page: Page): Promise<() => string[]> {
  const shifts: string[] = [];
  await page.exposeFunction('reportLayoutShift', (shift: string) => shifts.push(shift));
  await page.addInitScript(() => {
    const { reportLayoutShift } = window as unknown as {
      reportLayoutShift: (shift: string) => void;
    };
    const nameOf = (node: Node | null) =>
      node instanceof Element ? node.outerHTML.slice(0, 100) : (node?.textContent ?? 'nothing');
    const report = (shift: LayoutShift) => {
      if (shift.hadRecentInput) return;
      const moved = shift.sources.map(({ node }) => nameOf(node)).join('; ');
      reportLayoutShift(`${location.pathname}${location.hash}: ${shift.value} of ${moved}`);
    };
    new PerformanceObserver((list) => (list.getEntries() as LayoutShift[]).forEach(report)).observe(
      { type: 'layout-shift', buffered: true },
    );
  });
  return () => shifts;
}
