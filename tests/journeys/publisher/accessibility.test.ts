import { describe, test } from 'vitest';
import { expectNoBarriers } from '../barriers.ts';
import { expect } from '../expect.ts';
import { visitor } from '../visitor.ts';
import { companyInfo, contactDetails } from './answers.ts';
import { button, choose, field, listed, next, stepHeading, submit } from './elements.ts';
import { failedCall, hold, play, product } from './provider.ts';
import { fillSignUp, openSignUp } from './sign-up.ts';
import { followLink, openLastStep, openWizard } from './wizard.ts';

describe('No barriers, and nothing to scroll sideways: light and dark, 1280, 360 and 320 pixels wide', () => {
  test('email sign-up, empty and with errors', async () => {
    const page = await openSignUp();
    await expectNoBarriers(page);
    await submit(page);
    await expectNoBarriers(page);
  });

  test('email sign-up, while it is sent, and after it failed', async () => {
    const page = await openSignUp({ expected: failedCall });
    const release = await hold(page, 'email', { status: 500, body: {} });
    await fillSignUp(page);
    await submit(page);
    await expect(button(page, 'Submit')).toHaveCount(0);
    await expectNoBarriers(page);
    release();
    await expect(page.getByText(/could not send your confirmation email/)).toBeVisible();
    await expectNoBarriers(page);
  });

  test('confirmation, thank you, already sent, error, page not found', async () => {
    const page = await visitor();
    for (const path of ['/confirm', '/thankyou', '/received', '/error', '/nowhere']) {
      await page.goto(product + path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expectNoBarriers(page);
    }
  });

  test('the wizard, while it is loading', async () => {
    let release = () => {};
    const page = await followLink({
      before: async (opening) => {
        release = await hold(opening, 'load');
      },
    });
    await expect(page.getByText('Loading…')).toBeVisible();
    await expectNoBarriers(page);
    release();
    await expect(stepHeading(page, 'Company Info')).toBeVisible();
  });

  test('step 1, empty and with errors', async () => {
    const page = await openWizard();
    await expectNoBarriers(page);
    await next(page);
    await expectNoBarriers(page);
  });

  test('step 1, with errors of country and region, an open list, and filled', async () => {
    const { account_country_name, account_region_name, ...texts } = companyInfo;
    const page = await openWizard({ draft: { ...texts, company_name: 'W'.repeat(250) } });
    await next(page);
    await expect(page.getByText('Region Required', { exact: true })).toBeVisible();
    await expectNoBarriers(page);
    await choose(page, 'Country', 'France');
    await field(page, 'Region').fill('Br');
    await expect(listed(page).first()).toBeVisible();
    await expectNoBarriers(page);
    await page.keyboard.press('Enter');
    await expectNoBarriers(page);
  });

  test('step 2, with errors, and filled', async () => {
    const page = await openWizard({ at: 'contact-details', draft: { messenger_type: 3 } });
    await next(page);
    await expectNoBarriers(page);
    await page.reload();
    await field(page, 'Phone Number').fill('6 12 34 56 78');
    await field(page, 'Other IM Service').fill('W'.repeat(60));
    await expectNoBarriers(page);
  });

  test('step 3, with errors, an open list, and filled', async () => {
    const page = await openWizard({
      at: 'traffic-channels',
      draft: { use_other_cpa_networks: '1' },
    });
    await next(page);
    await expectNoBarriers(page);
    await field(page, 'Are there other channels you use to drive traffic?').click();
    for (const channel of ['Call Centers', 'Content and Blogging', 'Search Engine Marketing']) {
      await listed(page).getByText(channel).click();
    }
    await expectNoBarriers(page);
    await page.keyboard.press('Escape');
    await expectNoBarriers(page);
  });

  test('step 4, with errors, a shown password, while it is sent, and with the username taken', async () => {
    const page = await openWizard({ at: 'create-login', expected: failedCall });
    await submit(page);
    await expectNoBarriers(page);
    await field(page, 'Choose a Username').fill('ada');
    await field(page, 'Password').fill('Secret1');
    await field(page, 'Re-enter Password').fill('Secret1');
    await button(page, 'Show password').first().click();
    await expectNoBarriers(page);
    const release = await hold(page, 'save', { status: 500, body: {} });
    await submit(page);
    await expect(button(page, 'Submit')).toHaveCount(0);
    await expectNoBarriers(page);
    release();
    await expect(page.getByText('Username is taken.', { exact: true })).toBeVisible();
    await expectNoBarriers(page);
  });

  test('step 4, offline, in a browser that stores nothing', async () => {
    const { page } = await openLastStep({ expected: failedCall });
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('Full', 'QuotaExceededError');
      };
    });
    await field(page, "Anything else you'd like to add?").fill('Hello');
    await page.context().setOffline(true);
    await submit(page);
    await expect(page.getByText(/You are offline/)).toBeVisible();
    await expect(page.getByText(/cannot be saved in this browser/)).toBeVisible();
    await expectNoBarriers(page);
  });
});

describe('Structure', () => {
  test('one heading of level 1, the step below it, one banner and one main part; the language is said', async () => {
    const page = await openWizard({ at: 'contact-details' });
    const headings = await page
      .getByRole('heading')
      .evaluateAll((all) => all.map((heading) => `${heading.tagName} ${heading.textContent}`));
    expect(headings).toEqual(['H1 Publisher Application', 'H2 Contact Details']);
    await expect(page.getByRole('banner')).toHaveCount(1);
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.getByRole('region', { name: 'Contact Details' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
  });
});

describe('Keyboard', () => {
  test('after a call that failed, Submit has focus again, so that Enter tries once more', async () => {
    const page = await openSignUp({ expected: failedCall });
    await play(page, 'email', { status: 500, body: {} }, { body: {} });
    await fillSignUp(page);
    await button(page, 'Submit').press('Enter');
    await expect(page.getByText(/could not send your confirmation email/)).toBeVisible();
    await expect(button(page, 'Submit')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${product}/confirm`);
  });
});

describe('Screen readers', () => {
  test('hear the step that opens, and its position', async () => {
    const page = await openWizard({ at: 'contact-details', draft: contactDetails });
    await expect(page.getByText('Step 2 of 4')).toBeAttached();
    await next(page);
    await expect(page.getByText('Step 3 of 4')).toBeAttached();
    await expect(stepHeading(page, 'Traffic Channels')).toBeFocused();
  });
});
