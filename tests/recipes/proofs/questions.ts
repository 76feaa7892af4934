import { expect } from '../../journeys/expect.ts';
import {
  answer,
  choose,
  expectError,
  expectNoError,
  field,
  labels,
  next,
} from '../../journeys/publisher/elements.ts';
import type { Proofs } from '../prove.ts';
import { fillSignUp, finish, open, openStep, signUp } from '../visit.ts';

export const questions: Proofs = {
  async 'Add a question'(product) {
    const page = await openStep(product, 'company-info');
    expect((await labels(page)).at(-1)).toMatch(/^Founded in/);
    await answer(page, 'Founded in', '1066');
    await expectError(page, 'Founded in', 'Please give a year from 1900 on');
    await answer(page, 'Founded in', '1999');
    await page.reload();
    await expect(field(page, 'Founded in')).toHaveValue('1999');
    expect(await finish(page)).toMatchObject({ founded: 1999 });
  },

  async 'Add a question whose answer is sent by name'(product) {
    const page = await open(product, '/');
    await fillSignUp(page);
    await field(page, 'Company').fill('Moor and Sons');
    const call = page.waitForRequest('**/publisher/signup/email');
    await signUp(page);
    expect((await call).postDataJSON()).toMatchObject({ company_name: 'Moor and Sons' });
    await page.waitForURL('**/confirm');
  },

  async 'Move a question'(product) {
    const page = await openStep(product, 'company-info');
    expect((await labels(page)).slice(0, 3)).toEqual(['Website URL', 'Company Name', 'Your Title']);
  },

  async 'Take a question out'(product) {
    const page = await openStep(product, 'traffic-channels', { traffic_notes: 'An old answer' });
    await expect(page.getByText(/Additional insight/)).toHaveCount(0);
    expect(await finish(page)).not.toHaveProperty('traffic_notes');
  },

  async 'Require an answer'(product) {
    const page = await openStep(product, 'company-info', { website_url: '' });
    await next(page);
    await expectError(page, 'Website URL', 'Please tell us your website');
    await answer(page, 'Website URL', 'https://moor.example');
    expect(await finish(page)).toMatchObject({ website_url: 'https://moor.example' });
  },

  async 'Limit a date'(product) {
    const page = await openStep(product, 'create-login');
    const tomorrow = new Date(Date.now() + 36 * 3_600_000).toISOString().slice(0, 10);
    await answer(page, 'Founded on', tomorrow);
    await expectError(page, 'Founded on', 'Today at the latest');
    await answer(page, 'Founded on', '2020-03-01');
    await expectNoError(page, 'Founded on');
    await answer(page, 'First campaign', '2020-02-29');
    await expectError(page, 'First campaign', 'Not before March 1, 2020');
    await answer(page, 'First campaign', '2020-03-01');
    await expectNoError(page, 'First campaign');
  },

  async 'Add up answers'(product) {
    const page = await openStep(product, 'traffic-channels', {
      sources: [
        { source: 'Search', share: 60 },
        { source: 'Mail', share: 30 },
      ],
    });
    const sum = page.getByRole('status', { name: 'All shares' });
    await expect(sum).toHaveText('90 %');
    await next(page);
    await expect(sum).toHaveAccessibleDescription('The shares have to add up to 100 %');
    await field(page, 'Share').nth(1).fill('40');
    await expect(sum).toHaveText('100 %');
    expect(await finish(page)).toMatchObject({ all_shares: 100 });
  },

  async 'Check what is typed'(product) {
    const page = await openStep(product, 'create-login');
    await answer(page, 'Choose a Username', 'Ada!');
    await expectError(page, 'Choose a Username', 'Small letters, digits and hyphens only');
    await answer(page, 'Choose a Username', 'ada');
    await expectError(page, 'Choose a Username', 'At least 4 characters');
    await answer(page, 'Choose a Username', 'ada-moor');
    await expectNoError(page, 'Choose a Username');
  },

  async 'Add a choice'(product) {
    const page = await openStep(product, 'contact-details');
    await field(page, 'IM Service').selectOption('Zalo');
    expect(await finish(page)).toMatchObject({ messenger_type: 19 });
  },

  async 'Explain a choice'(product) {
    const page = await openStep(product, 'create-login');
    const choice = page.getByRole('radio', { name: 'Never', exact: true });
    await expect(choice).toHaveAccessibleDescription('Only messages about your account');
    await page.getByText('Only messages about your account').click();
    await expect(choice).toBeChecked();
  },

  async 'Offer only some choices'(product) {
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
    await expect(countries.first()).toHaveText('Antigua and Barbuda');
    await expect(countries.filter({ hasText: 'Antarctica' })).toHaveCount(0);
  },

  async 'Offer "None of these"'(product) {
    const page = await openStep(product, 'traffic-channels');
    const box = (name: string) => page.getByRole('checkbox', { name });
    await box('Apps').check();
    await box('Websites').check();
    await box('None of these').check();
    await expect(box('Apps')).not.toBeChecked();
    await expect(page.getByText('No longer chosen: Websites, Apps')).toBeAttached();
    await box('Apps').check();
    await expect(box('None of these')).not.toBeChecked();
    await box('None of these').check();
    expect(await finish(page)).toMatchObject({ placements: ['none'] });
  },

  async 'Ask only sometimes'(product) {
    const page = await openStep(product, 'company-info');
    await expect(field(page, 'Business Number')).toHaveCount(0);
    await choose(page, 'Country', 'Canada');
    await choose(page, 'Region', 'Alberta');
    await next(page);
    await expectError(page, 'Business Number', 'This field is required');
    await answer(page, 'Business Number', '123456789');
    await choose(page, 'Country', 'Spain');
    await expect(field(page, 'Business Number')).toHaveCount(0);
    await choose(page, 'Region', 'Madrid');
    expect(await finish(page)).toMatchObject({ business_number: '' });
  },

  async 'Ask on a second condition'(product) {
    const page = await openStep(product, 'contact-details');
    const box = page.getByRole('checkbox', { name: 'Before 9:00AM is fine too' });
    await expect(box).toHaveCount(0);
    await field(page, 'Best time to contact you by phone').selectOption('9:00AM-11:00AM PST');
    await box.check();
    await field(page, 'IM Service').selectOption('Other');
    await field(page, 'Other IM Service').fill('Matrix');
    expect(await finish(page)).toMatchObject({ early_bird: true, other_messenger_type: 'Matrix' });
  },

  async 'Ask for several of a kind'(product) {
    const page = await openStep(product, 'traffic-channels');
    for (const [index, advertiser] of ['Brown', 'Green', 'White'].entries()) {
      await page.getByRole('button', { name: 'Add a campaign' }).click();
      await field(page, 'Advertiser').nth(index).fill(advertiser);
    }
    await expect(page.getByRole('button', { name: 'Add a campaign' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Remove Campaign 2' }).click();
    await field(page, 'Year').first().fill('2024');
    expect(await finish(page)).toMatchObject({
      campaigns: [{ advertiser: 'Brown', year: 2024 }, { advertiser: 'White' }],
    });
  },
};
