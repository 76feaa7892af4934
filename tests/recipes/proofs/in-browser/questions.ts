import { expect } from '../../../journeys/expect.ts';
import {
  answer,
  expectError,
  expectNoError,
  field,
  labels,
  next,
} from '../../../journeys/publisher/elements.ts';
import { finish, openStep } from '../../visit.ts';

export const questions = {
  async 'Add a question'(product: string) {
    const page = await openStep(product, 'company-info');
    await expect.poll(() => labels(page)).toContainEqual(expect.stringMatching(/^Founded in/));
    await answer(page, 'Founded in', '1066');
    await expectError(page, 'Founded in', 'Please give a year from 1900 on');
    await answer(page, 'Founded in', '1999');
    await page.reload();
    await expect(field(page, 'Founded in')).toHaveValue('1999');
    expect(await finish(page)).toMatchObject({ founded: 1999 });
  },

  async 'Add up answers'(product: string) {
    const page = await openStep(product, 'traffic-channels', {
      sources: [
        { source: 'Search', share: 60 },
        { source: 'Mail', share: 30 },
      ],
    });
    const sum = page.getByRole('status', { name: 'All shares' });
    await expect(sum).toHaveText('90%');
    await next(page);
    await expect(sum).toHaveAccessibleDescription('The shares have to add up to 100%');
    await field(page, 'Share').nth(1).fill('40');
    await expect(sum).toHaveText('100%');
    expect(await finish(page)).toMatchObject({ all_shares: 100 });
  },

  async 'Check an answer with a call'(product: string) {
    const page = await openStep(product, 'create-login', {}, /409/);
    await answer(page, 'Choose a Username', 'admin');
    await expectError(page, 'Choose a Username', 'The name admin is taken');
    await answer(page, 'Choose a Username', 'ada-moor');
    await expectNoError(page, 'Choose a Username');
  },

  async 'Fill in answers that a call knows'(product: string) {
    const page = await openStep(
      product,
      'company-info',
      { company_name: '', account_city_name: '' },
      /404/,
    );
    await answer(page, 'Company Number', '1066');
    await expect(field(page, 'Company name')).toHaveValue('Hastings Media Ltd');
    await expect(page.getByText('We have filled in what we know')).toBeVisible();
    await answer(page, 'City', 'Bexhill');
    await answer(page, 'Company Number', '1067');
    await expect(page.getByText('We find no company with this number')).toBeVisible();
    await expect(field(page, 'Company name')).toHaveValue('');
    await expect(field(page, 'City')).toHaveValue('Bexhill');
  },

  async 'Fill in answers from an entry that is found'(product: string) {
    const empty = { company_name: '', account_city_name: '' };
    const page = await openStep(product, 'company-info', empty);
    const company = field(page, 'Your company in the register');
    await company.fill('hast');
    await page.getByRole('option', { name: 'Hastings Media Ltd' }).click();
    await company.blur();
    await expect(field(page, 'Company name')).toHaveValue('Hastings Media Ltd');
    await answer(page, 'City', 'Bexhill');
    await company.fill('harold');
    await page.getByRole('option', { name: 'Harold & Sons' }).click();
    await company.blur();
    await expect(field(page, 'Company name')).toHaveValue('Harold & Sons');
    await expect(field(page, 'City')).toHaveValue('Bexhill');
  },

  async 'Explain a choice'(product: string) {
    const page = await openStep(product, 'create-login');
    const choice = page.getByRole('radio', { name: 'Never', exact: true });
    await expect(choice).toHaveAccessibleDescription('Only messages about your account');
    await page.getByText('Only messages about your account').click();
    await expect(choice).toBeChecked();
  },

  async 'Show pictures of choices'(product: string) {
    const page = await openStep(product, 'create-login');
    const choice = page.getByRole('radio', { name: 'A wide, low box Banners', exact: true });
    const picture = page.getByRole('img', { name: 'A wide, low box' });
    await picture.click();
    await expect(choice).toBeChecked();
    const drawn = await picture.evaluate((image: HTMLImageElement) => image.naturalWidth > 0);
    expect(drawn).toBe(true);
  },

  async 'Show choices in a random order'(product: string) {
    const page = await openStep(product, 'create-login');
    const choices = page.getByRole('group', { name: /^Why do you join/ }).locator('label');
    const last = ["I can't say", 'None of these'];
    const first = await choices.allTextContents();
    expect(first.slice(-2)).toEqual(last);
    expect(first.toSorted()).toEqual(
      ['For better ads', 'For the service', 'To earn more', ...last].sort(),
    );
    await page.reload();
    await expect(choices).toHaveText(first);
    const orders = new Set([String(first)]);
    for (let visit = 0; visit < 12 && orders.size < 2; visit++) {
      const other = await openStep(product, 'create-login');
      const texts = other.getByRole('group', { name: /^Why do you join/ }).locator('label');
      orders.add(String(await texts.allTextContents()));
    }
    expect(orders.size).toBe(2);
  },

  async 'Offer only some choices'(product: string) {
    const page = await openStep(product, 'traffic-channels', { other_channels: [11, 2] });
    await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(1);
    await page.getByRole('combobox', { name: /^Are there other channels/ }).click();
    const listed = page.getByRole('listbox').getByRole('option');
    await expect(listed.filter({ hasText: 'Influencers' })).toBeVisible();
    await expect(listed.filter({ hasText: 'Call Centers' })).toHaveCount(0);
    const company = await openStep(product, 'company-info', { account_country_name: 'Antarctica' });
    await expect(field(company, 'Country')).toHaveValue('');
    await field(company, 'Country').fill('Ant');
    const countries = company.getByRole('listbox').getByRole('option');
    await expect(countries.first()).toHaveText('Antigua & Barbuda');
    await expect(countries.filter({ hasText: 'Antarctica' })).toHaveCount(0);
  },
};
