// Proves that React takes over each prerendered page without a warning, and what visitors did before that counts.
import type { Page } from 'playwright';
import { describe, inject, test } from 'vitest';
import { openBeforeScript, waitForScript } from './before-script.ts';
import { countRenders, firstRender } from './count-renders.ts';
import { expect } from './expect.ts';
import { visitor } from './visitor.ts';

/** The product with two more screens, without an icon, and with the React that warns. */
const url = inject('served').hydration ?? '';

/** A visitor's draft of the wizard. */
const draftOf = (answers: object) => ({
  cookies: [],
  origins: [
    {
      origin: url,
      localStorage: [{ name: 'visit', value: JSON.stringify({ answers, version: 1 }) }],
    },
  ],
});

/** Returns the answers that the browser has stored. */
const storedAnswers = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('visit') ?? '{}').answers);

describe('React warns of nothing, and the browser asks for no icon, when a page starts', () => {
  test.each(['/', '/confirm', '/thankyou', '/error', '/no/such/page', '/visit', '/visit#stay'])(
    'on %s',
    async (path) => {
      const page = await visitor();
      await page.goto(url + path);
      await waitForScript(page);
    },
  );

  test('on a screen with a load call', async () => {
    const page = await visitor({ expected: /Failed to load resource/ });
    await page.goto(`${url}/signup?token=any`);
    await waitForScript(page);
    await expect(page).toHaveURL(`${url}/error`);
  });
});

describe('The script renders what is in the HTML', () => {
  const rendersAt = async (path: string) => {
    const page = await visitor({ viewport: { width: 1000, height: 800 } });
    await countRenders(page);
    await page.goto(url + path);
    await firstRender(page);
    return page.evaluate(() => window.renderedComponents);
  };

  test('once, unless the visitor brings something', async () => {
    const once = await rendersAt('/');
    expect(await rendersAt('/?from=mail')).toBeGreaterThan(1.5 * once);
  });

  test('and then the address of the page, as an answer and in the text above it, without a warning', async () => {
    const page = await visitor();
    await page.goto(`${url}/address`);
    await expect(page.getByLabel('Page')).toHaveValue(`${url}/address`);
    await page.goto(`${url}/address?from=town`);
    await expect(page.getByText('You report')).toHaveText(
      `You report ${url}/address?from=town, and come from town.`,
    );
  });
});

describe('A wizard without a load call', () => {
  test('has its first step in the HTML, with the words for missing values in its texts, which then follow the answers; it goes on to the next step, and back', async () => {
    const { page, arrive } = await openBeforeScript(`${url}/visit?name=Ada&from=town`);
    const intro = page.getByText('Hello');
    await expect(page).toHaveTitle('Visitor – Plan a visit – Meridian Partner Network');
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('Visitor');
    await expect(page.locator('[aria-current="step"]')).toHaveText(/Visitor/);
    await expect(page.getByLabel('Town')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Next' })).toBeVisible();
    await expect(intro).toHaveText('Hello you, welcome from afar.');
    arrive();
    await expect(intro).toHaveText('Hello Ada, welcome from town.');
    await expect(page.getByLabel('Name')).toHaveValue('Ada');
    await expect(page).toHaveURL(/#visitor$/);
    await page.getByLabel('Name').fill('Bo');
    await expect(intro).toHaveText('Hello Bo, welcome from town.');
    await page.getByLabel('Name').fill('');
    await expect(intro).toHaveText('Hello you, welcome from town.');
    await page.getByLabel('Name').fill('Ada');
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('Stay');
    await page.goBack();
    await expect(page.getByLabel('Name')).toHaveValue('Ada');
  });

  test('fills in a draft and says so, and moves nothing for it', async () => {
    const { page, arrive } = await openBeforeScript(`${url}/visit`, {
      storageState: draftOf({ name: 'Ada' }),
    });
    // The page is not drawn before its styles are there.
    await page.waitForFunction(
      () => document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]')?.sheet,
    );
    const place = () => page.getByLabel('Town').boundingBox();
    const before = await place();
    arrive();
    await page.getByRole('status').getByText('Welcome back: your answers are kept.').waitFor();
    await expect(page.getByLabel('Name')).toHaveValue('Ada');
    await expect(page.getByRole('button', { name: 'Start over' })).toHaveCount(1);
    expect(await place()).toEqual(before);
  });

  test('opens at the step in the address', async () => {
    const page = await visitor({ storageState: draftOf({ name: 'Ada' }) });
    await page.goto(`${url}/visit#stay`);
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('Stay');
    await expect(page).toHaveURL(/#stay$/);
  });
});

describe('Answers from before the script', () => {
  test('chosen and ticked ones become answers', async () => {
    const { page, arrive } = await openBeforeScript(`${url}/visit`);
    await page.getByLabel('Room').selectOption('Cellar');
    await page.getByRole('radio', { name: 'Supper' }).check();
    await page.getByRole('radio', { name: 'No', exact: true }).check();
    await page.getByRole('checkbox', { name: 'Send me news' }).check();
    await page.getByRole('checkbox', { name: 'Tower' }).check();
    await page.getByRole('checkbox', { name: 'Garden' }).check();
    await page.getByLabel('Arrival').fill('2027-06-01');
    await page.getByLabel('Notes').fill('One\nTwo');
    await page.getByLabel('Country', { exact: true }).fill('Ireland');
    await page.getByLabel('Phone', { exact: true }).fill('+442079460018');
    await page.getByLabel('Name').focus();
    arrive();
    await page.getByLabel('Who comes with you?').fill('Bo');
    await expect
      .poll(() => storedAnswers(page))
      .toMatchObject({
        room: 'Cellar',
        meal: 'Supper',
        alone: false,
        company: 'Bo',
        news: true,
        tours: ['Garden', 'Tower'],
        arrival: '2027-06-01',
        notes: 'One\nTwo',
        country: 'Ireland',
        phone: '+442079460018',
      });
    await expect(page.getByRole('radio', { name: 'Supper' })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'Tower' })).toBeChecked();
    await expect(page.getByLabel('Room')).toHaveValue('1');
  });

  test('a list that is being searched opens', async () => {
    const { page, arrive } = await openBeforeScript(`${url}/visit`);
    await page.getByLabel('Country', { exact: true }).pressSequentially('Icel');
    arrive();
    await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['Iceland']);
    await page.keyboard.type('and');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Country', { exact: true })).toHaveValue('Iceland');
  });

  test('win over those of a draft, which gives the others', async () => {
    const drafted = {
      name: 'Bo',
      town: 'Bath',
      room: 'Hall',
      meal: 'Breakfast',
      alone: true,
      news: true,
      tours: ['Library'],
      notes: 'Earlier',
    };
    const { page, arrive } = await openBeforeScript(`${url}/visit`, {
      storageState: draftOf(drafted),
    });
    await page.getByLabel('Name').fill('Ada');
    await page.getByLabel('Room').selectOption('Attic');
    await page.getByRole('radio', { name: 'Supper' }).check();
    await page.getByRole('checkbox', { name: 'Tower' }).check();
    await page.getByRole('checkbox', { name: 'Send me news' }).check();
    await page.getByLabel('Name').focus();
    arrive();
    await expect(page.getByLabel('Town')).toHaveValue('Bath');
    await expect(page.getByLabel('Name')).toHaveValue('Ada');
    await expect(page.getByLabel('Name')).toBeFocused();
    const answers = {
      ...drafted,
      name: 'Ada',
      room: 'Attic',
      meal: 'Supper',
      tours: ['Library', 'Tower'],
    };
    await expect.poll(() => storedAnswers(page)).toMatchObject(answers);
    await expect(page.getByRole('checkbox', { name: 'Library' })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'Send me news' })).toBeChecked();
    await expect(page.getByRole('radio', { name: 'Breakfast' })).not.toBeChecked();
  });
});
