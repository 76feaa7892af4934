// Proves that no state of the publisher's forms has a barrier that axe knows, light and dark, wide and narrow.
import { describe, test } from 'vitest';
import { expectNoBarriers } from '../barriers.ts';
import { expect } from '../expect.ts';
import { companyInfo } from './answers.ts';
import { answer, button, choose, field, listed, messages, next, submit } from './elements.ts';
import { failedCall, hold, play, product } from './provider.ts';
import { fillSignUp, openSignUp } from './sign-up.ts';
import { openWizard } from './wizard.ts';

// The screens without a form are in routes-and-screens.test.ts, the wizard that is loading in wizard.test.ts.
describe('No barriers, and nothing to scroll sideways: light and dark, 1280, 360 and 320 pixels wide', () => {
  test('email sign-up, empty, with errors, while it is sent, and after it failed: then Submit has focus again, so that Enter tries once more', async () => {
    const page = await openSignUp({ expected: failedCall });
    await expectNoBarriers(page);
    await submit(page);
    await expectNoBarriers(page);
    const release = await hold(page, 'email', { status: 500, body: {} });
    await fillSignUp(page);
    await button(page, 'Submit').press('Enter');
    await expect(button(page, 'Submit')).toBeDisabled();
    await expectNoBarriers(page);
    release();
    await expect(page.getByText(/could not send your confirmation email/)).toBeVisible();
    await expect(button(page, 'Submit')).toBeFocused();
    await expectNoBarriers(page);
    await play(page, 'email', { body: {} });
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${product}/confirm`);
  });

  test('step 1, empty, with errors, with errors of country and region, an open list, and filled', async () => {
    const page = await openWizard();
    await expectNoBarriers(page);
    await next(page);
    await expectNoBarriers(page);
    await answer(page, 'Company name', 'W'.repeat(250));
    await answer(page, 'Address', companyInfo.account_address_1);
    await answer(page, 'City', companyInfo.account_city_name);
    await answer(page, 'Postal code', companyInfo.account_postal_code);
    await next(page);
    await expect(messages(page, 'Region Required')).toBeVisible();
    await expectNoBarriers(page);
    await choose(page, 'Country', 'France');
    await field(page, 'Region').fill('Br');
    await expect(listed(page).first()).toBeVisible();
    await expectNoBarriers(page);
    await page.keyboard.press('Enter');
    await expectNoBarriers(page);
  });

  test('step 2, with errors, and filled; one heading of level 1, the step below it, one banner and one main part, and its language', async () => {
    const page = await openWizard({ at: 'contact-details', draft: { messenger_type: 3 } });
    const headings = await page
      .getByRole('heading')
      .evaluateAll((all) => all.map((heading) => `${heading.tagName} ${heading.textContent}`));
    expect(headings).toEqual(['H1 Publisher Application', 'H2 Contact Details']);
    await expect(page.getByRole('banner')).toHaveCount(1);
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.getByRole('region', { name: 'Contact Details' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
    await next(page);
    await expectNoBarriers(page);
    await answer(page, 'Phone number', '6 12 34 56 78');
    await answer(page, 'Other IM Service', 'W'.repeat(60));
    await answer(page, 'IM Screenname', 'ada');
    await field(page, 'Best time to contact you by phone').selectOption({ index: 1 });
    await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0);
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

  test('step 4, with errors, a shown password, while it is sent, with the username taken, and offline, in a browser that stores nothing', async () => {
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
    await expect(button(page, 'Submit')).toBeDisabled();
    await expectNoBarriers(page);
    release();
    await expect(page.locator('strong', { hasText: 'Username is taken.' })).toBeVisible();
    await expectNoBarriers(page);
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('Full', 'QuotaExceededError');
      };
    });
    await field(page, 'Choose a Username').fill('grace');
    await page.context().setOffline(true);
    await submit(page);
    await expect(page.getByText(/You are offline/)).toBeVisible();
    await expect(page.getByText(/cannot be saved in this browser/)).toBeVisible();
    await expectNoBarriers(page);
  });
});
