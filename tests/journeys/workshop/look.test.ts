import axeCore from 'axe-core';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { visitor } from '../visitor.ts';
import { application, booking, expectStep, goOn, studio, visit } from './studio.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function barriers(page: Page): Promise<string[]> {
  // Injected by the protocol, which the policy of the page says nothing about.
  await page.evaluate(axeCore.source);
  return page.evaluate(async (runOnly) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    // Fades are half transparent on the way.
    await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {})));
    const { violations } = await axe.run(document, { runOnly });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }, tags);
}

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

const assisted = () => {
  const answers = application('Rug', 'Shawl', 'Blanket');
  const stay = { ...(answers.stay as object), with_assistant: 'yes' };
  return { ...answers, stay, assistant: { assistant_name: 'Max Hill' } };
};

const wizards = [
  {
    wizard: 'book',
    answers: () => booking('Bo Chen', 'Cy Dee'),
    steps: ['Session', 'Your guests', 'Contact and address', 'Check your answers'],
  },
  {
    wizard: 'residency',
    answers: assisted,
    steps: [
      'About you',
      'Your practice',
      'Your stay',
      'Your assistant',
      'Your application',
      'Declaration',
    ],
  },
] as const;

describe.each([
  ['light and wide', { colorScheme: 'light', viewport: { width: 1280, height: 900 } }],
  ['dark and narrow', { colorScheme: 'dark', viewport: { width: 360, height: 800 } }],
] as const)('%s', (_name, options) => {
  it.each(wizards)('no step of $wizard has a barrier or scrolls sideways', async (one) => {
    const page = await visit(one.wizard, { ...options, answers: one.answers() });
    for (const [index, title] of one.steps.entries()) {
      if (index > 0) await goOn(page);
      await expectStep(page, title);
      expect(await barriers(page), title).toEqual([]);
      expect(await widthOf(page), title).toBe(options.viewport.width);
    }
  });

  it('no page has a barrier or scrolls sideways', async () => {
    const page = await visitor(options);
    for (const route of ['/', '/booked', '/received', '/no-such-workshop', '/nowhere']) {
      await page.goto(studio + route);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await barriers(page), route).toEqual([]);
      expect(await widthOf(page), route).toBe(options.viewport.width);
    }
  });

  it('messages in lists and groups are no barrier', async () => {
    const answers = { ...booking(), bringing_guests: true };
    const page = await visit('book', { ...options, answers, step: 'guests' });
    await expectStep(page, 'Your guests');
    await goOn(page);
    await page.getByText('Please answer this question').first().waitFor();
    expect(await barriers(page)).toEqual([]);
    expect(await widthOf(page)).toBe(options.viewport.width);
  });
});

it('the product has its own language, titles, colours, logo and words', async () => {
  const page = await visit('book');
  await expectStep(page, 'Session');
  expect(await page.locator('html').getAttribute('lang')).toBe('en-GB');
  expect(await page.title()).toBe('Session – Book a workshop – Hollow Lane Craft School');
  await page.getByRole('img', { name: 'Hollow Lane Craft School' }).waitFor();
  const next = page.getByRole('button', { name: 'Continue' });
  const colour = await next.evaluate((button) => getComputedStyle(button).backgroundColor);
  expect(colour).toBe('rgb(138, 59, 18)');
  expect(await page.locator('link[rel=icon]').getAttribute('href')).toMatch(/^data:image\/svg/);
});

it('an unknown address has the not-found screen of the product, with a way home', async () => {
  const page = await visitor();
  await page.goto(`${studio}/signup`);
  await page.getByRole('heading', { name: 'There is no page here.' }).waitFor();
  await page.getByRole('link', { name: 'See all workshops' }).click();
  await page.getByRole('heading', { name: 'Make something with your hands' }).waitFor();
});
