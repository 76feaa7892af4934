// Proves that step 1 has the fields, lists of countries and regions, rules and messages of the specification.
import { describe, test } from 'vitest';
import { expect } from '../expect.ts';
import { companyInfo } from './answers.ts';
import {
  answer,
  choose,
  expectError,
  expectNoError,
  field,
  labels,
  listed,
  next,
  stepHeading,
  summary,
} from './elements.ts';
import { draftIn, openWizard, storageIn } from './wizard.ts';

const texts = {
  company_name: 'Acme',
  account_address_1: '1 Main Street',
  account_city_name: 'Springfield',
  account_postal_code: '12345',
};

describe('Sections 2 and 4: step 1, Company Info', () => {
  test('its fields in their order, with their autocomplete tokens; placeholders "Select Country *" and "Select Region *"; about 250 countries, the United States first, one is found by its name or its two-letter code; its code is stored under country_code; the region list depends on it', async () => {
    const page = await openWizard();
    expect(await labels(page)).toEqual([
      'Company name',
      'Your title',
      'Website URL',
      'Address',
      'Address line 2',
      'Country',
      'Region',
      'City',
      'Postal code',
    ]);
    await expect(field(page, 'Country')).toHaveAttribute('placeholder', 'Select Country *');
    await expect(field(page, 'Region')).toHaveAttribute('placeholder', 'Select Region *');
    for (const [label, token] of [
      ['Company name', 'organization'],
      ['Your title', 'organization-title'],
      ['Website URL', 'url'],
      ['Address', 'address-line1'],
      ['Address line 2', 'address-line2'],
      ['Country', 'country-name'],
      ['Region', 'address-level1'],
      ['City', 'address-level2'],
      ['Postal code', 'postal-code'],
    ] as const) {
      await expect(field(page, label)).toHaveAttribute('autocomplete', token);
    }
    expect(await page.locator('form').evaluate((it: HTMLFormElement) => it.noValidate)).toBe(true);

    await field(page, 'Region').click();
    await expect(page.getByText('Please choose a country first')).toBeVisible();
    await field(page, 'Country').click();
    await expect(listed(page).first()).toHaveText('United States');
    // Most rows are not drawn before they come in sight.
    const countries = Number(await listed(page).first().getAttribute('aria-setsize'));
    expect(countries).toBeGreaterThan(240);
    expect(countries).toBeLessThan(260);
    for (const [typed, name] of [
      ['fran', 'France'],
      ['NZ', 'New Zealand'],
    ] as const) {
      await field(page, 'Country').fill(typed);
      await expect(listed(page).first()).toHaveText(name);
    }
    await choose(page, 'Country', 'New Zealand');
    await expect.poll(async () => (await storageIn(page)).country_code).toBe('NZ');
    expect(await draftIn(page)).toEqual({ account_country_name: 'New Zealand' });

    await choose(page, 'Country', 'United States');
    await field(page, 'Region').click();
    await expect(listed(page).filter({ hasText: 'California' })).toBeVisible();
    // A country whose regions have no short codes.
    await choose(page, 'Country', 'North Macedonia');
    await field(page, 'Region').click();
    await expect(listed(page).filter({ hasText: 'California' })).toHaveCount(0);
    await listed(page).first().click();
    await expect(field(page, 'Region')).not.toHaveValue('');
  });
});

describe('Sections 4 and 5: rules of step 1', () => {
  test('Next advances only after it validates; required: "Company name required", "Address required", "City is required", "Postal code is required"; maximum lengths: company 250, title 20, website 250, address lines 250, city 250, postal code 16', async () => {
    const page = await openWizard();
    await next(page);
    await expectError(page, 'Company name', 'Company name required');
    await expectError(page, 'Address', 'Address required');
    await expectError(page, 'City', 'City is required');
    await expectError(page, 'Postal code', 'Postal code is required');
    for (const optional of ['Your title', 'Website URL', 'Address line 2']) {
      await expectNoError(page, optional);
    }
    await expect(stepHeading(page, 'Company Info')).toBeVisible();
    for (const [label, limit] of [
      ['Company name', 250],
      ['Your title', 20],
      ['Website URL', 250],
      ['Address', 250],
      ['Address line 2', 250],
      ['City', 250],
      ['Postal code', 16],
    ] as const) {
      await answer(page, label, 'x'.repeat(limit + 1));
      await expectError(page, label, `Too Long! ${limit} characters at most`);
      await answer(page, label, 'x'.repeat(limit));
      await expectNoError(page, label);
    }
  });

  test('country and region are checked only after the text fields pass: "Country Required", "Region Required", highlighted; choosing each clears its error; on a valid Next the values, the country and the region are saved', async () => {
    const page = await openWizard();
    await field(page, 'Country').focus();
    await field(page, 'Address').focus();
    await next(page);
    await expectNoError(page, 'Country');
    await expectNoError(page, 'Region');
    await answer(page, 'Company name', texts.company_name);
    await answer(page, 'Address', texts.account_address_1);
    await answer(page, 'City', texts.account_city_name);
    await answer(page, 'Postal code', texts.account_postal_code);
    await expectNoError(page, 'Country');
    await next(page);
    await expectError(page, 'Country', 'Country Required');
    await expectError(page, 'Region', 'Region Required');
    await expect(summary(page)).toBeFocused();
    await choose(page, 'Country', 'Germany');
    await expectNoError(page, 'Country');
    await expectError(page, 'Region', 'Region Required');
    await choose(page, 'Region', 'Hamburg');
    await expectNoError(page, 'Region');
    await next(page);
    expect(await draftIn(page)).toEqual({
      ...texts,
      account_country_name: 'Germany',
      account_region_name: 'Hamburg',
    });
    await expect(stepHeading(page, 'Contact Details')).toBeVisible();
  });

  test('changing the country empties the region; blanks are no answer, also when Enter is pressed', async () => {
    const page = await openWizard({ draft: companyInfo });
    await choose(page, 'Country', 'Spain');
    await expect(field(page, 'Region')).toHaveValue('');
    const { account_region_name, ...others } = companyInfo;
    expect(await draftIn(page)).toEqual({ ...others, account_country_name: 'Spain' });
    await next(page);
    await expectError(page, 'Region', 'Region Required');
    await field(page, 'Company name').fill('   ');
    await page.keyboard.press('Enter');
    await expectError(page, 'Company name', 'Company name required');
  });
});
