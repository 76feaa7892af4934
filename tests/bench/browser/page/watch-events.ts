import type { Page } from 'playwright';

/** The slowest event of each kind until its effect was painted, in milliseconds. */
export type SlowestEvents = Record<string, number>;

interface MeasuredEvent {
  start: number;
  duration: number;
}

declare global {
  interface Window {
    /** Returns the presses and keys so far, and the tasks of more than 50 ms. */
    measuredEvents?: () => { events: MeasuredEvent[]; tasks: MeasuredEvent[] };
  }
}

/** Measures the presses and keys on a page by Event Timing, in steps of 8 ms, each under the kind of the visitor's action. */
export class EventWatch {
  private readonly page: Page;
  private readonly actions: { kind: string; start: number }[] = [];

  constructor(page: Page) {
    this.page = page;
  }

  /** Has to be called before the page is opened. */
  async begin(): Promise<void> {
    await this.page.addInitScript(watchEvents);
  }

  /** Does something as a visitor, and waits until its effects are painted. */
  async act(kind: string, action: () => Promise<unknown>): Promise<void> {
    const start = await this.page.evaluate(() => performance.now());
    this.actions.push({ kind, start });
    await action();
    await this.page.waitForTimeout(500);
  }

  /** Returns the slowest event of each kind; 16 ms, the least that is measured, where all were faster. */
  async slowest(): Promise<SlowestEvents> {
    const { events } = await this.measured();
    const slowest: SlowestEvents = {};
    for (const { kind } of this.actions) slowest[kind] = 16;
    for (const { start, duration } of events) {
      const kind = this.actions.findLast((action) => action.start <= start)?.kind;
      if (kind !== undefined) slowest[kind] = Math.max(slowest[kind] ?? 0, duration);
    }
    return slowest;
  }

  /** Returns the longest task since a moment, in milliseconds; 0 where none took more than 50. */
  async longestTask(since: number): Promise<number> {
    const { tasks } = await this.measured();
    return Math.max(0, ...tasks.filter(({ start }) => start >= since).map((task) => task.duration));
  }

  private async measured() {
    const measured = await this.page.evaluate(() => window.measuredEvents?.());
    if (!measured) throw new Error('The events of the page are not watched.');
    return measured;
  }
}

function watchEvents(): void {
  const events: MeasuredEvent[] = [];
  const tasks: MeasuredEvent[] = [];
  const keepEvents = (entries: PerformanceEntryList) => {
    for (const { startTime, duration, interactionId } of entries as PerformanceEventTiming[]) {
      // Presses and keys have one; a pointer that moves is no interaction.
      if (interactionId) events.push({ start: startTime, duration });
    }
  };
  const keepTasks = (entries: PerformanceEntryList) => {
    for (const { startTime, duration } of entries) tasks.push({ start: startTime, duration });
  };
  const ofEvents = new PerformanceObserver((list) => keepEvents(list.getEntries()));
  const ofTasks = new PerformanceObserver((list) => keepTasks(list.getEntries()));
  // The threshold is not in TypeScript's library.
  const options: object = { type: 'event', durationThreshold: 16, buffered: true };
  ofEvents.observe(options);
  ofTasks.observe({ type: 'longtask', buffered: true });
  window.measuredEvents = () => {
    keepEvents(ofEvents.takeRecords());
    keepTasks(ofTasks.takeRecords());
    return { events, tasks };
  };
}
