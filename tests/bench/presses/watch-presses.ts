import type { Page } from 'playwright';
import type { OpenPage } from '../browser/page/open-page.ts';

/** A press or a key of a visitor. */
export interface Press {
  /** What it does, such as "Country opens". */
  kind: string;
  /** Milliseconds until its effect was painted. */
  paint: number;
  /** Milliseconds of processor time that the page took for it, up to the next press. */
  processor: number;
}

interface MeasuredEvent {
  start: number;
  duration: number;
}

declare global {
  interface Window {
    /** Returns the events of presses and keys so far. */
    measuredEvents?: () => MeasuredEvent[];
  }
}

/** The least that Event Timing measures; it does so in steps of 8 ms. */
const least = 16;

/** Measures the presses on a page, over all documents that it opens, by the browser's Event Timing. */
export class PressWatch {
  readonly presses: Press[] = [];
  private readonly page: Page;
  private readonly cdp: OpenPage['cdp'];

  constructor({ page, cdp }: OpenPage) {
    this.page = page;
    this.cdp = cdp;
  }

  /** Has to be called before the page is opened. */
  async begin(): Promise<void> {
    await this.page.addInitScript(watchEvents);
  }

  /** Does something as a visitor, and waits until its effects are painted and the page has come to rest. */
  async measure(kind: string, act: () => Promise<unknown>): Promise<void> {
    const start = await this.page.evaluate(() => performance.now());
    const before = await this.processorTime();
    await act();
    await this.page.evaluate(twoFrames);
    await this.page.waitForTimeout(300);
    const events = await this.page.evaluate(() => window.measuredEvents?.() ?? []);
    const own = events.filter((event) => event.start >= start);
    const paint = Math.max(least, ...own.map(({ duration }) => duration));
    this.presses.push({ kind, paint, processor: (await this.processorTime()) - before });
  }

  private async processorTime(): Promise<number> {
    const { metrics } = await this.cdp.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  }
}

/** Waits until a busy page has painted what it had to; its events are known a moment later. */
const twoFrames = () =>
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

function watchEvents(): void {
  const events: MeasuredEvent[] = [];
  const keep = (entries: PerformanceEntryList) => {
    for (const { startTime, duration, interactionId } of entries as PerformanceEventTiming[]) {
      // Presses and keys have one; a pointer that moves is no interaction.
      if (interactionId) events.push({ start: startTime, duration });
    }
  };
  const observer = new PerformanceObserver((list) => keep(list.getEntries()));
  // The threshold is not in TypeScript's library.
  const options: object = { type: 'event', durationThreshold: 16, buffered: true };
  observer.observe(options);
  window.measuredEvents = () => {
    keep(observer.takeRecords());
    return events;
  };
}
