import { expect } from '../../../journeys/expect.ts';
import {
  answer,
  expectError,
  expectNoError,
  field,
  labels,
  next,
} from '../../../journeys/publisher/elements.ts';
import type { Proofs } from '../../prove.ts';
import { finish, openStep } from '../../visit.ts';

export const questions: Proofs = {
  async 'Add a question'(product) {
    const page = await openStep(product, 'company-info');
    // Another recipe adds a question behind it.
    expect((await labels(page)).slice(-2).join('; ')).toMatch(/\bFounded in/);
    await answer(page, 'Founded in', '1066');
    await expectError(page, 'Founded in', 'Please give a year from 1900 on');
    await answer(page, 'Founded in', '1999');
    await page.reload();
    await expect(field(page, 'Founded in')).toHaveValue('1999');
    expect(await finish(page)).toMatchObject({ founded: 1999 });
  },

  async 'Ask for a code from a message'(product) {
    const page = await openStep(product, 'company-info');
    const code = field(page, 'Code from our email');
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await answer(page, 'Code from our email', '123');
    await expectError(page, 'Code from our email', 'Please enter the 6 digits of the code');
    await answer(page, 'Code from our email', '123-456');
    await expect(code).toHaveValue('123456');
    expect(await finish(page)).toMatchObject({ code: '123456' });
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

  async 'Check an answer with a call'(product) {
    const page = await openStep(product, 'create-login', {}, /409/);
    await answer(page, 'Choose a Username', 'admin');
    await expectError(page, 'Choose a Username', 'The name admin is taken');
    await answer(page, 'Choose a Username', 'ada-moor');
    await expectNoError(page, 'Choose a Username');
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
    await expect(countries.first()).toHaveText('Antigua & Barbuda');
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
