import type { Browser, Locator, Page } from 'playwright';
import type { Candidate } from '../candidate.ts';
import { openPage } from '../page/open-page.ts';
import { EventWatch, type SlowestEvents } from '../page/watch-events.ts';
import { inputTimes, watchInput } from '../page/watch-inputs.ts';

/** Milliseconds in which a page loads what it needs later. */
const idleTime = 3000;

/** Measures the presses and keys of a visitor who fills in each step of a wizard, after a press with unanswered questions. */
export async function measureInteractions(
  browser: Browser,
  wizard: string,
): Promise<SlowestEvents> {
  const { page, close } = await openPage(browser, { slowdown: 4, line: 'unlimited' });
  try {
    const watch = new EventWatch(page);
    await watch.begin();
    await page.goto(wizard);
    const next = page.getByRole('button', { name: 'Next', exact: true });
    const submit = page.getByRole('button', { name: 'Submit', exact: true });
    await next.waitFor();
    const shown = await page.evaluate(() => performance.now());
    await page.waitForTimeout(idleTime);
    const idle = await watch.longestTask(shown);
    while (await next.isVisible()) {
      await fillIn(page, next, watch);
      const step = await page.locator('h2').innerText();
      await watch.act('next', async () => {
        await next.click();
        await page.waitForFunction(
          (last) => document.querySelector('h2')?.innerText !== last,
          step,
        );
      });
      await page.waitForTimeout(1000);
    }
    await fillIn(page, submit, watch);
    await watch.act('submit', () => submit.click());
    return { ...(await watch.slowest()), idle };
  } finally {
    await close();
  }
}

/** Measures presses and keys in the address form of a candidate. */
export async function measureAddressEvents(
  browser: Browser,
  { address, isReact }: Candidate,
): Promise<SlowestEvents> {
  const { page, close } = await openPage(browser, { slowdown: 4, line: 'unlimited' });
  try {
    const watch = new EventWatch(page);
    await watch.begin();
    await watchInput(page, 1, isReact);
    await page.goto(address, { waitUntil: 'commit' });
    await inputTimes(page);
    await page.waitForTimeout(idleTime);
    await watch.act('errors', () => page.getByRole('button', { name: 'Submit' }).click());
    for (const text of await page
      .locator('input[type="text"]:not([role="combobox"]):visible')
      .all()) {
      await typeInto(page, text, watch);
    }
    return await watch.slowest();
  } finally {
    await close();
  }
}

/** Presses the button where a question is unanswered, types into each text, opens each list, and makes each choice. */
async function fillIn(page: Page, button: Locator, watch: EventWatch): Promise<void> {
  const isUnanswered = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('main form [aria-required="true"]')].some(
      ({ value }) => value === '',
    ),
  );
  if (isUnanswered) await watch.act('errors', () => button.click());
  for (const field of await page.locator('main form :is(input, select, textarea)').all()) {
    if (await field.isVisible()) await use(page, field, watch);
  }
}

async function use(page: Page, field: Locator, watch: EventWatch): Promise<void> {
  const kind = await field.evaluate(
    (element) => element.getAttribute('role') ?? (element as HTMLInputElement).type,
  );
  if (kind === 'radio' || kind === 'checkbox') {
    await watch.act('choice', () => field.check());
  } else if (kind === 'select-one') {
    await field.focus();
    if ((await field.inputValue()) === '')
      await watch.act('choice', () => page.keyboard.press('ArrowDown'));
  } else if (kind === 'combobox') {
    await watch.act('list', () => field.click());
    for (const key of ['a', 'Backspace', 'ArrowDown']) {
      await watch.act('listKey', () => page.keyboard.press(key));
    }
    // It may have nothing to offer.
    if ((await page.locator('[role="option"]').count()) > 0)
      await watch.act('choice', () => page.keyboard.press('Enter'));
    await page.keyboard.press('Escape');
  } else {
    await typeInto(page, field, watch);
  }
}

async function typeInto(page: Page, field: Locator, watch: EventWatch): Promise<void> {
  await watch.act('focus', () => field.click());
  if ((await field.inputValue()) === '') {
    const type = (await field.getAttribute('type')) ?? '';
    const written = { email: 'ada@example.com', url: 'https://example.com' }[type];
    await watch.act('key', () => page.keyboard.type(written ?? 'abcdefgh1A', { delay: 50 }));
    return;
  }
  await page.keyboard.press('End');
  await watch.act('key', () => page.keyboard.type('1a', { delay: 50 }));
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
}
