// Proves that another product has its own words, colours and language, and no barrier on its pages and steps.
import { describe, expect, it } from 'vitest';
import { expectNoBarriers } from '../barriers.ts';
import { visitor } from '../visitor.ts';
import { application, booking, expectStep, goOn, studio, visit } from './studio.ts';

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

describe('no barrier, and no horizontal scrolling: light and dark, 1280, 360 and 320 pixels wide', () => {
  it.each(wizards)('on the steps of $wizard', async ({ wizard, answers, steps }) => {
    const page = await visit(wizard, { answers: answers() });
    for (const [index, title] of steps.entries()) {
      if (index > 0) await goOn(page);
      await expectStep(page, title);
      await expectNoBarriers(page);
    }
  });

  it('on the pages, of which the one for unknown addresses has a way home', async () => {
    const page = await visitor();
    for (const route of ['/', '/booked', '/received', '/no-such-workshop', '/signup']) {
      await page.goto(studio + route);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expectNoBarriers(page);
    }
    await page.getByRole('heading', { name: 'There is no page here.' }).waitFor();
    await page.getByRole('link', { name: 'See all workshops' }).click();
    await page.getByRole('heading', { name: 'Make something with your hands' }).waitFor();
  });

  it('with messages in lists and groups', async () => {
    const answers = { ...booking(), bringing_guests: true };
    const page = await visit('book', { answers, step: 'guests' });
    await expectStep(page, 'Your guests');
    await goOn(page);
    await page.getByText('Please answer this question').first().waitFor();
    await expectNoBarriers(page);
  });
});

it('the product has its own language, titles, colours, logo and words', async () => {
  const page = await visit('book');
  await expectStep(page, 'Session');
  expect(await page.locator('html').getAttribute('lang')).toBe('en-GB');
  await expect
    .poll(() => page.title())
    .toBe('Session – Book a workshop – Hollow Lane Craft School');
  await page.getByRole('img', { name: 'Hollow Lane Craft School' }).waitFor();
  const next = page.getByRole('button', { name: 'Continue' });
  const colour = await next.evaluate((button) => getComputedStyle(button).backgroundColor);
  expect(colour).toBe('rgb(138, 59, 18)');
  expect(await page.locator('link[rel=icon]').getAttribute('href')).toMatch(/^data:image\/svg/);
});
