import type { Browser, Locator, Page } from 'playwright';
import { openPage } from '../page/open-page.ts';

/**
 * Measures from each press and key of a visitor in a wizard until the next paint: in each text, each list and on the button
 * of each step. Returns the longest, in milliseconds by Event Timing in steps of 8.
 */
export async function measureInteractions(browser: Browser, wizard: string) {
  const { page, close } = await openPage(browser, { slowdown: 4, line: 'unlimited' });
  try {
    await page.addInitScript(watchEvents);
    await page.goto(wizard);
    const next = page.getByRole('button', { name: 'Next', exact: true });
    await next.waitFor();
    while (await next.isVisible()) {
      await page.waitForTimeout(1000);
      await fillIn(page);
      const step = await page.locator('h2').innerText();
      await next.click();
      await page.waitForFunction((last) => document.querySelector('h2')?.innerText !== last, step);
    }
    await page.waitForTimeout(1000);
    await fillIn(page);
    await page.getByRole('button', { name: 'Submit', exact: true }).click();
    await page.waitForTimeout(1000);
    const events = await page.evaluate(() => window.slowEvents?.() ?? []);
    events.sort((one, other) => other.duration - one.duration);
    const [slowest] = events;
    if (!slowest) throw new Error('No event was measured.');
    console.error(`Slowest events: ${events.slice(0, 5).map(nameOf).join(', ')}`);
    return { slowest: slowest.duration };
  } finally {
    await close();
  }
}

const nameOf = ({ name, duration }: SlowEvent) => `${name} ${duration} ms`;

/** Types at the end of each text, opens each list, and chooses where nothing is chosen. */
async function fillIn(page: Page): Promise<void> {
  for (const field of await page.locator('main form :is(input, select, textarea)').all()) {
    if (!(await field.isVisible())) continue;
    await use(page, field);
  }
}

async function use(page: Page, field: Locator): Promise<void> {
  const kind = await field.evaluate(
    (element) =>
      element.getAttribute('role') ??
      (element as HTMLInputElement).type.replace(/^(text|url|tel|email|password)$/, 'text'),
  );
  if (kind === 'radio') return field.check();
  if (kind === 'select-one') {
    await field.focus();
    if ((await field.inputValue()) === '') await page.keyboard.press('ArrowDown');
    return;
  }
  await field.click();
  if (kind === 'combobox') {
    // It may have nothing to offer.
    await page.waitForTimeout(500);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
  } else {
    await page.keyboard.press('End');
    await page.keyboard.type('1a');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
  }
}

interface SlowEvent {
  name: string;
  duration: number;
}

declare global {
  interface Window {
    /** Returns the events so far whose effects took longer than 16 ms to be painted. */
    slowEvents?: () => SlowEvent[];
  }
}

function watchEvents(): void {
  const events: SlowEvent[] = [];
  const keep = (entries: PerformanceEntryList) => {
    for (const { name, duration, target, interactionId } of entries as PerformanceEventTiming[]) {
      // Presses and keys have one; a pointer that moves is no interaction.
      if (!interactionId) continue;
      const id = target instanceof HTMLElement ? target.id || target.innerText : '';
      events.push({ name: `${name} ${id}`, duration });
    }
  };
  const observer = new PerformanceObserver((list) => keep(list.getEntries()));
  // The threshold is not in TypeScript's library.
  const options: object = { type: 'event', durationThreshold: 16, buffered: true };
  observer.observe(options);
  window.slowEvents = () => {
    keep(observer.takeRecords());
    return events;
  };
}
