// Proves that the wizard and the browser's Back, Forward and reload lead from step to step, and lose no answer.
import type { Page } from 'playwright';
import { describe, test } from 'vitest';
import { expectNoBarriers } from '../barriers.ts';
import { expect } from '../expect.ts';
import { companyInfo, contactDetails } from './answers.ts';
import { answer, back, button, field, next, stepHeading, summary } from './elements.ts';
import { hold } from './provider.ts';
import { followLink, invitation, openWizard, storageIn } from './wizard.ts';

const steps = (page: Page) => page.getByRole('navigation', { name: 'Steps' }).getByRole('listitem');

/** Which step is on the screen: its heading, the tab's title and the address all say so. */
async function expectStep(page: Page, title: string): Promise<void> {
  await expect(stepHeading(page, title)).toBeVisible();
  await expect(page).toHaveTitle(`${title} – Publisher Application – Meridian Partner Network`);
  const hash = `#${title.toLowerCase().replace(' ', '-')}`;
  await expect.poll(() => new URL(page.url()).hash).toBe(hash);
}

describe('Section 2: the wizard', () => {
  test('at /signup with a query parameter named token, titled "Publisher Application", maximum width 760px, a stepper of Company Info, Contact Details, Traffic Channels, Create Login', async () => {
    const page = await openWizard();
    await page.setViewportSize({ width: 1600, height: 900 });
    const address = new URL(page.url());
    expect(address.pathname).toBe('/signup');
    expect(address.searchParams.get('token')).toBe((await invitation()).token);
    await expectStep(page, 'Company Info');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Publisher Application');
    const card = page.getByRole('heading', { level: 1 }).locator('..');
    expect((await card.boundingBox())?.width).toBe(760);
    await expect(steps(page)).toHaveText([
      /Company Info/,
      /Contact Details/,
      /Traffic Channels/,
      /Create Login/,
    ]);
  });

  test('earlier steps show as completed, the current one active, later ones disabled; on a phone, the bar of a completed one leads to it', async () => {
    const page = await openWizard({ at: 'contact-details' });
    await expect(steps(page).nth(0)).toHaveText(/Company Info completed/);
    await expect(steps(page).nth(1)).toHaveAttribute('aria-current', 'step');
    for (const later of [2, 3]) {
      await expect(steps(page).nth(later)).toHaveAttribute('aria-disabled', 'true');
      await expect(steps(page).nth(later)).not.toHaveText(/completed/);
    }
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('link', { name: 'Company Info completed' }).click();
    await expectStep(page, 'Company Info');
  });

  test('every step has Back, disabled on the first one, and Next; on the last one the button reads Submit', async () => {
    const page = await openWizard({ at: 'create-login' });
    await expect(button(page, 'Submit')).toHaveAttribute('type', 'submit');
    await expect(button(page, 'Next')).toHaveCount(0);
    for (const title of ['Traffic Channels', 'Contact Details', 'Company Info']) {
      await back(page);
      await expectStep(page, title);
      await expect(button(page, 'Next')).toBeVisible();
      await expect(button(page, 'Submit')).toHaveCount(0);
    }
    await expect(button(page, 'Back')).toBeDisabled();
  });

  test('its fields appear only after the load call has succeeded, however slow it is; its stepper and the heading of its first step are there at once, without barriers', async () => {
    let release = () => {};
    const page = await followLink({
      before: async (opening) => {
        release = await hold(opening, 'load');
      },
    });
    // A second region of status follows, which tells of a long wait.
    await expect(page.getByRole('status').filter({ hasText: 'Loading…' })).toBeVisible();
    await expect(page.getByRole('navigation').getByRole('listitem')).toHaveCount(4);
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('Company Info');
    await expect(stepHeading(page, 'Company Info')).toHaveCount(0);
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await expect(page.getByRole('combobox')).toHaveCount(0);
    await expectNoBarriers(page);
    release();
    await expect(stepHeading(page, 'Company Info')).toBeVisible();
    await expect(page.getByText('Loading…')).toHaveCount(0);
  });
});

describe('Section 4: from step to step', () => {
  test('Next with errors moves focus to their summary, whose lines lead to the fields, and tell what is mended', async () => {
    const page = await openWizard({
      draft: { company_name: 'Acme', account_city_name: 'Rennes' },
    });
    await next(page);
    const links = summary(page).getByRole('link');
    await expect(summary(page)).toBeFocused();
    await expect(summary(page)).toHaveAccessibleName('2 answers need your attention first');
    await expect(links).toHaveText(['Address required', 'Postal code is required']);
    await expect(page).toHaveTitle(/^Error: Company Info – /);
    const place = () => field(page, 'Address').evaluate((one) => one.getBoundingClientRect().top);
    await links.first().click();
    await expect(field(page, 'Address')).toBeFocused();
    const before = await place();
    await answer(page, 'Address', '1 Main Street');
    await expect(links).toHaveText(['Address required (fixed)', 'Postal code is required']);
    expect(await place()).toBe(before);
    await next(page);
    await expect(summary(page)).toBeFocused();
    await expect(summary(page)).toHaveAccessibleName('1 answer needs your attention first');
    await expect(links).toHaveText(['Postal code is required']);
    await answer(page, 'Postal code', '35000');
    await expect(summary(page)).toHaveAccessibleName('Everything listed here is fixed');
    await expect(links).toHaveText(['Postal code is required (fixed)']);
    await expect(page).toHaveTitle(/^Company Info – /);
    expect(page.url()).not.toContain('field');
  });

  test('a completed step is a link to it; Next leads back from there, and every answer is still there', async () => {
    const page = await openWizard({ at: 'traffic-channels' });
    const steps = page.getByRole('navigation', { name: 'Steps' });
    await expect(steps.getByRole('link')).toHaveCount(2);
    await answer(
      page,
      'Additional insight about your traffic that you would like to share',
      'Much',
    );
    await steps.getByRole('link', { name: 'Company Info completed' }).click();
    await expectStep(page, 'Company Info');
    await expect(stepHeading(page, 'Company Info')).toBeFocused();
    await expect(stepHeading(page, 'Company Info')).toHaveAccessibleDescription('Step 1 of 4');
    await expect(steps.getByRole('link')).toHaveCount(0);
    await next(page);
    await expectStep(page, 'Traffic Channels');
    await expect(
      field(page, 'Additional insight about your traffic that you would like to share'),
    ).toHaveValue('Much');
  });

  test("each step's heading takes focus when it opens, and says its position; Next stores the values at once, Back goes one step back, and every answer is still there", async () => {
    const page = await openWizard({ draft: companyInfo });
    await expect(stepHeading(page, 'Company Info')).toBeFocused();
    await expect(page.getByText('Step 1 of 4')).toBeAttached();
    await field(page, 'City').fill('Brest');
    await next(page);
    const { 'signup-form': item = '' } = await storageIn(page);
    expect(JSON.parse(item).formValues).toEqual({ ...companyInfo, account_city_name: 'Brest' });
    await expect(stepHeading(page, 'Contact Details')).toBeFocused();
    await expect(page.getByText('Step 2 of 4')).toBeAttached();
    await field(page, 'IM Screenname').fill('ada');
    await back(page);
    await expectStep(page, 'Company Info');
    await expect(stepHeading(page, 'Company Info')).toBeFocused();
    await expect(field(page, 'Company name')).toHaveValue(companyInfo.company_name);
    await expect(field(page, 'Region')).toHaveValue(companyInfo.account_region_name);
    await next(page);
    await expect(field(page, 'IM Screenname')).toHaveValue('ada');
  });

  test('two quick presses or a double click on Next, and Enter held down, go one step on and show no errors there; two quick presses on Back go one back', async () => {
    const page = await openWizard({ draft: companyInfo });
    const pressTwice = (name: string) =>
      button(page, name).evaluate((pressed: HTMLElement) => {
        pressed.click();
        pressed.click();
      });
    const expectNoErrors = () =>
      expect(field(page, 'IM Screenname')).toHaveAttribute('aria-invalid', 'false');
    await pressTwice('Next');
    await expectStep(page, 'Contact Details');
    await expectNoErrors();
    await pressTwice('Back');
    await expectStep(page, 'Company Info');
    // After a second step back, it would not lead here.
    await page.goForward();
    await expectStep(page, 'Contact Details');
    await page.goBack();
    await expectStep(page, 'Company Info');
    await button(page, 'Next').dblclick();
    await expectStep(page, 'Contact Details');
    await expectNoErrors();
    await page.goBack();
    await expectStep(page, 'Company Info');
    await field(page, 'City').focus();
    for (let presses = 0; presses < 8; presses++) await page.keyboard.down('Enter');
    await expectStep(page, 'Contact Details');
    for (let presses = 0; presses < 8; presses++) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await expectNoErrors();
  });
});

describe("Section 4: the browser's own ways", () => {
  test("browser Back goes one step back, Forward one forward, also after the wizard's Back; a reload stays on the step; Forward is refused while the step before is not valid or has a text that is in no list", async () => {
    const page = await openWizard({ draft: { ...companyInfo, ...contactDetails } });
    await next(page);
    await expectStep(page, 'Contact Details');
    await page.goBack();
    await expectStep(page, 'Company Info');
    await page.goForward();
    await expectStep(page, 'Contact Details');
    await expect(stepHeading(page, 'Contact Details')).toBeFocused();
    await next(page);
    await expectStep(page, 'Traffic Channels');
    await back(page);
    await expectStep(page, 'Contact Details');
    await page.goBack();
    await expectStep(page, 'Company Info');
    await page.goForward();
    await expectStep(page, 'Contact Details');
    await page.reload();
    await expectStep(page, 'Contact Details');
    await back(page);
    await expectStep(page, 'Company Info');
    await field(page, 'City').fill('');
    await page.goForward();
    await expectStep(page, 'Company Info');
    await expect(field(page, 'City')).toHaveValue('');
    await field(page, 'City').fill('Rennes');
    await field(page, 'Country').fill('Atlantis');
    await field(page, 'City').focus();
    const goAhead = () => page.evaluate(() => location.assign('#contact-details'));
    await goAhead();
    await expectStep(page, 'Company Info');
    await page.reload();
    await expect(field(page, 'Country')).toHaveValue('Atlantis');
    await expect(page.getByText('“Atlantis” is not in the list')).toBeVisible();
    await goAhead();
    await expectStep(page, 'Company Info');
  });

  test('a link to a step whose earlier ones are not valid opens the first of those, also at a reload; one to no step opens the first', async () => {
    const page = await followLink({ draft: companyInfo, hash: 'no-such-step' });
    await expectStep(page, 'Company Info');
    const { link } = await invitation();
    for (const step of ['create-login', 'contact-details']) {
      await page.goto('about:blank');
      await page.goto(`${link}#${step}`);
      await expectStep(page, 'Contact Details');
    }
    await page.evaluate(() => {
      const item = JSON.parse(localStorage.getItem('signup-form') ?? '');
      delete item.formValues.account_city_name;
      localStorage.setItem('signup-form', JSON.stringify(item));
    });
    await page.reload();
    await expectStep(page, 'Company Info');
  });
});
