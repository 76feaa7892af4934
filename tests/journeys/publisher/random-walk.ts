import { errors, type Locator, type Page } from 'playwright';
import { randomNumbers } from '../../support/random.ts';
import { expect } from '../expect.ts';
import { field } from './elements.ts';
import { kept } from './kept.ts';
import { type Answer, loaded, play } from './provider.ts';
import { invitation } from './wizard.ts';

/** How the load call of each page of a walk ends: with the same application. */
export const application = loaded({ publisher: { application_id: 'one-of-many' } });

/** Part of every password that a walk types, and of nothing else. */
const sentinel = 'Sentinel-Aa1';

/** What visitors, and who attacks through them, type into a text. */
const texts = [
  'Ada',
  'ada@example.com',
  'https://example.com/?a=1&b=2',
  '<img src=x onerror=alert(1)>',
  '{names.provider} {constructor} {0}',
  '"}],"__proto__":{"a":1}',
  '__proto__',
  '  spaces  ',
  '0',
  'עברית und 日本語 🧑🏽‍🚀',
  // Marks at the ends of a text go, as spaces do.
  'from\u202Eright to left',
  "'; DROP TABLE applications; --",
  'é'.normalize('NFD'),
  '%00 %2e%2e/',
];

const askedUnderConditions = ['Other IM Service', 'Which CPA networks?'];

/** How the provider ends a call. */
const answers: Answer[] = [
  { body: {} },
  { status: 500, body: {} },
  { status: 429, body: {} },
  { body: { errors: ['no'] } },
  { text: '<html>' },
  'no connection',
];

/** What a walk knows of the page and its visitor. */
interface Walk {
  page: Page;
  pick: <Item>(items: readonly Item[]) => Item;
  /** What was typed last into each text, by its label: the page may not lose it. */
  typed: Map<string, string>;
}

/** Labels of the texts on the page that take any text. */
const textLabels = (page: Page): Promise<string[]> =>
  page
    .locator('main')
    .evaluate((main) =>
      [
        ...main.querySelectorAll<HTMLInputElement>(
          'input:not([type="radio"], [type="checkbox"], [type="tel"], [role="combobox"]), textarea',
        ),
      ]
        .filter((input) => !input.disabled && !input.readOnly && input.checkVisibility())
        .map((input) => input.labels?.[0]?.textContent?.replace(/ \(optional\)$/, '').trim() ?? ''),
    );

/**
 * Acts on an element, unless the step that is opening takes it from the page meanwhile.
 *
 * @throws if the element is there, but can't be acted on for 10 s
 */
async function unlessGone(
  element: Locator,
  act: (options: { timeout: number }) => Promise<string>,
): Promise<string> {
  try {
    return await act({ timeout: 10_000 });
  } catch (error) {
    if (!(error instanceof errors.TimeoutError) || (await element.isVisible())) throw error;
    return 'is too late: another step is shown';
  }
}

/** Types into one text, as a key press does it: the browser shortens what is too long. */
async function typeText(walk: Walk, page = walk.page): Promise<string> {
  const labels = (await textLabels(page)).filter((label) => label !== '');
  if (labels.length === 0) return 'nothing to type';
  const label = walk.pick(labels);
  const input = field(page, label);
  const isSecret = /password/i.test(label);
  const text = isSecret ? sentinel : walk.pick(texts);
  try {
    await input.fill(text, { timeout: 3000 });
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) throw error;
    return `is too late to type as ${label}: another step is shown`;
  }
  // The sign-up keeps no draft, and answers that are no longer asked for may go.
  if (page.url().includes('/signup') && !isSecret && !askedUnderConditions.includes(label)) {
    walk.typed.set(label, text.trim());
  }
  return `types ${JSON.stringify(text)} as ${label}`;
}

/** Presses a button of one of these names. */
async function press({ page, pick }: Walk, names: RegExp): Promise<string> {
  const all = page.getByRole('button', { name: names, disabled: false }).filter({ visible: true });
  const count = await all.count();
  if (count === 0) return 'nothing to press';
  const chosen = all.nth(pick([...Array(count).keys()]));
  return unlessGone(chosen, async (options) => {
    const name = await chosen.innerText(options);
    await chosen.click(options);
    return `presses ${name}`;
  });
}

async function chooseOption({ page, pick }: Walk): Promise<string> {
  const lists = page.locator('main select').filter({ visible: true });
  const radios = page.getByRole('radio');
  // At once, since another step may be shown in the meantime.
  const ids = await lists.evaluateAll((all) => all.map(({ id }) => id));
  const choices = await radios.count();
  if (ids.length + choices === 0) return 'nothing to choose';
  const at = pick([...Array(ids.length + choices).keys()]);
  if (at >= ids.length) {
    const radio = radios.nth(at - ids.length);
    return unlessGone(radio, async (options) => {
      await radio.check(options);
      return 'chooses a radio button';
    });
  }
  // Another list takes its position once another step is shown.
  const list = page.locator(`[id="${ids[at]}"]`);
  return unlessGone(list, async (options) => {
    const choices = list.locator('option');
    const values = await choices.evaluateAll((all) =>
      all.map((option) => (option as HTMLOptionElement).value),
    );
    if (values.length === 0) return 'finds no list any more';
    await list.selectOption(pick(values), options);
    return 'chooses from a list';
  });
}

async function openEarlierStep({ page, pick }: Walk): Promise<string> {
  const links = page.getByRole('navigation', { name: 'Steps' }).getByRole('link');
  const count = await links.count();
  if (count === 0) return 'no step to open';
  const link = links.nth(pick([...Array(count).keys()]));
  return unlessGone(link, async (options) => {
    await link.click(options);
    return 'opens a step by its link';
  });
}

/** Answers a question in another tab, which both then show. */
async function useOtherTab(walk: Walk): Promise<string> {
  const { page } = walk;
  if (!page.url().includes('/signup')) return 'no other tab';
  const other = await page.context().newPage();
  const thrown: Error[] = [];
  other.on('pageerror', (error) => thrown.push(error));
  await play(other, 'load', application);
  await other.goto(page.url());
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  // Text that is filled in while the draft of the first tab arrives would stand beside it.
  await expect(other.locator('main :is(input, textarea)').first()).toBeVisible();
  await expect.poll(() => faultsIn({ ...walk, page: other })).toEqual([]);
  const done = await typeText(walk, other);
  await other.close();
  expect(thrown).toEqual([]);
  return `in another tab ${done}`;
}

/** What a visitor does; the more often it stands here, the more often it is done. */
const actions: ((walk: Walk) => Promise<unknown>)[] = [
  typeText,
  typeText,
  typeText,
  typeText,
  chooseOption,
  chooseOption,
  (walk) => press(walk, /^(Next|Submit)$/),
  (walk) => press(walk, /^(Next|Submit)$/),
  (walk) => press(walk, /^Back$/),
  (walk) => press(walk, /^(Show|Hide) password$/),
  openEarlierStep,
  useOtherTab,
  async ({ page, pick }) => {
    const key = pick(['Enter', 'Escape', 'Tab', 'ArrowDown', ' ', 'Backspace']);
    // In a field, keys change the answer.
    const isAnswer = () => document.activeElement?.matches('input, select, textarea') ?? true;
    if (await page.evaluate(isAnswer)) return 'presses no key';
    await page.keyboard.press(key);
    return `presses the key ${key}`;
  },
  async ({ page }) => {
    await page.reload();
    return 'reloads';
  },
  async ({ page }) => {
    // The tab was empty before the product was opened.
    if (!(await page.evaluate(() => navigation.canGoBack))) return 'has nowhere to go back to';
    await page.goBack();
    return 'goes back in the browser';
  },
  async ({ page }) => {
    await page.goto((await invitation()).link);
    return 'follows the mailed link';
  },
  async ({ page }) => {
    await page.goForward();
    return 'goes forward in the browser';
  },
];

interface Shown {
  heading: string;
  address: string;
  /** Values of the texts by their labels. */
  values: Record<string, string>;
}

/** Reads what the page shows, or nothing while another one opens. */
const read = (page: Page): Promise<Shown | undefined> =>
  page
    .evaluate(() => ({
      heading: document.querySelector('h1')?.innerText ?? '',
      address: location.href,
      values: Object.fromEntries(
        [...document.querySelectorAll<HTMLInputElement>('main input, main textarea')].map(
          (input) => [
            input.labels?.[0]?.textContent?.replace(/ \(optional\)$/, '').trim() ?? '',
            input.value,
          ],
        ),
      ),
    }))
    .catch(() => undefined);

/** Returns what is wrong with the page; soon after an action it may still be on its way. */
async function faultsIn({ page, typed }: Walk): Promise<string[]> {
  const shown = await read(page);
  if (!shown?.heading) return ['the page is blank'];
  // An application that was sent leaves no draft.
  if (new URL(shown.address).pathname === '/thankyou') typed.clear();
  return (
    [...typed]
      // A field takes spaces at the ends away once it is left.
      .filter(([label, text]) => (shown.values[label] ?? text).trim() !== text)
      .map(([label, text]) => `${label}: ${JSON.stringify(text)} is ${shown.values[label]}`)
  );
}

async function expectNothingLost(walk: Walk): Promise<void> {
  await expect.poll(() => faultsIn(walk)).toEqual([]);
  const everything = await kept(walk.page).catch(() => '');
  expect(everything + walk.page.url()).not.toContain(sentinel);
}

/**
 * Walks about on a page at random. After each action the page shows something, holds every answer that was typed, and no
 * storage and no address has a password.
 *
 * @throws with all actions so far
 */
export async function walkAtRandom(
  page: Page,
  { seed, steps }: { seed: number; steps: number },
): Promise<void> {
  const random = randomNumbers(seed);
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
  const walk: Walk = { page, pick, typed: new Map() };
  await play(page, 'save', pick(answers));
  await play(page, 'email', pick(answers));
  const done: string[] = [];

  for (let step = 0; step < steps; step++) {
    const action = pick(actions);
    try {
      done.push(String(await action(walk)));
      await expectNothingLost(walk);
    } catch (error) {
      const actions = done.map((each) => `\n  ${each}`).join('');
      throw new Error(`Seed ${seed}:${actions}\n${error}`, { cause: error });
    }
  }
}
