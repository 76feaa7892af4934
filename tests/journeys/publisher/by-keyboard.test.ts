// Proves that a visitor applies by keyboard alone, with corrections and ways back, and always sees where the focus is.
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';
import { describe, test } from 'vitest';
import { waitForScript } from '../before-script.ts';
import { expect } from '../expect.ts';
import { tabTo } from '../tab-order.ts';
import { visitor } from '../visitor.ts';
import { password } from './answers.ts';
import { button, field, listed, stepHeading, summary } from './elements.ts';
import { mailedLink } from './mailed-link.ts';
import { product, storedApplication } from './provider.ts';
import { agreement } from './sign-up.ts';
import { wholeApplication } from './whole-application.ts';

/** Fills in a page with keys alone, as visitors do who use no mouse. */
function keysOn(page: Page) {
  const { keyboard } = page;
  const press = async (name: string, key = 'Enter') => {
    await tabTo(page, button(page, name));
    await keyboard.press(key);
  };
  return {
    press,
    /** Goes to the field of that label and types. */
    async type(label: string, text: string) {
      await tabTo(page, field(page, label));
      await keyboard.type(text);
    },
    /** Follows the link of the summary, which a failed attempt has opened, to its field. */
    async correct(label: string, message = label) {
      await expect(summary(page)).toBeFocused();
      await tabTo(page, summary(page).getByRole('link', { name: new RegExp(`^${message}`, 'i') }));
      await keyboard.press('Enter');
      await expect(field(page, label)).toBeFocused();
    },
    /** Goes back from the heading of a step to an earlier one. */
    async openStep(name: string) {
      const link = page.getByRole('link', { name: `${name} completed`, exact: true });
      await tabTo(page, link, 'Shift+Tab');
      await keyboard.press('Enter');
      await expect(stepHeading(page, name)).toBeFocused();
    },
    /** Types what finds one option of a list, and takes it. */
    async choose(label: string, text: string, name: string, key: 'Enter' | 'Tab') {
      await tabTo(page, field(page, label));
      await keyboard.type(text);
      await expect(listed(page)).toHaveText([name]);
      await keyboard.press(key);
      await expect(field(page, label)).toHaveValue(name);
    },
  };
}

describe('By keyboard alone', () => {
  test('from the sign-up to the stored application, with corrections and ways back', async () => {
    const email = `${randomUUID()}@example.com`;
    const page = await visitor();
    const { keyboard } = page;
    const { press, type, correct, openStep, choose } = keysOn(page);
    await page.goto(product);
    await waitForScript(page);
    await type('First Name', 'Ada');
    await type('Email Address', email);
    await type('Confirm Email Address', email);
    await tabTo(page, page.getByRole('checkbox', { name: agreement }));
    await keyboard.press('Space');
    await press('Submit');
    await correct('Last Name');
    await keyboard.type('Lovelace');
    await press('Submit', 'Space');
    await expect(page).toHaveURL(`${product}/confirm`);

    await page.goto(await mailedLink(email));
    await expect(stepHeading(page, 'Company Info')).toBeFocused();
    await type('Company name', 'Analytical Media');
    await type('Your title', 'Founder');
    await type('Website URL', 'https://analytical.example');
    await type('Address', '1 Engine Street');
    await type('Address line 2', 'Floor 2');
    await choose('Country', 'united k', 'United Kingdom', 'Enter');
    await choose('Region', 'cornw', 'Cornwall', 'Tab');
    await expect(field(page, 'City')).toBeFocused();
    await keyboard.type('Truro');
    await type('Postal code', 'TR1 1AA');
    await keyboard.press('Enter');

    await expect(stepHeading(page, 'Contact Details')).toBeFocused();
    await type('Country calling code', 'germ');
    await expect(field(page, 'Country calling code')).toHaveValue('DE');
    await type('Phone number', '30 901820');
    await type('Best time to contact you by phone', '11:00');
    await type('IM Service', 'oth');
    await type('Other IM Service', 'Matrix');
    await press('Next');
    await correct('IM Screenname');
    await keyboard.type('@ada');
    await type('LinkedIn URL', 'https://linkedin.example/in/ada');
    await press('Next', 'Space');

    await expect(stepHeading(page, 'Traffic Channels')).toBeFocused();
    await openStep('Company Info');
    await expect(field(page, 'Region')).toHaveValue('Cornwall');
    // Next returns to the step that the link was followed from.
    await press('Next');
    await expect(stepHeading(page, 'Traffic Channels')).toBeFocused();
    await press('Back');
    await expect(stepHeading(page, 'Contact Details')).toBeFocused();
    await expect(field(page, 'Other IM Service')).toHaveValue('Matrix');
    await press('Next');
    await expect(stepHeading(page, 'Traffic Channels')).toBeFocused();
    await type('What is your primary method of driving traffic?', 'disp');
    const others = field(page, 'Are there other channels you use to drive traffic?');
    await tabTo(page, others);
    for (const [text, name] of [
      ['coup', 'Coupons and Deals'],
      ['call', 'Call Centers'],
      ['soc', 'Social Media'],
    ] as const) {
      await keyboard.type(text);
      await expect(listed(page)).toHaveText([name]);
      await keyboard.press('ArrowDown');
      await keyboard.press('Enter');
      await expect(button(page, `Remove ${name}`)).toBeVisible();
    }
    await keyboard.press('Escape');
    await tabTo(page, button(page, 'Remove Call Centers'), 'Shift+Tab');
    await keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(2);
    await type('Additional insight about your traffic that you would like to share', 'Mostly');
    await keyboard.press('Enter');
    await keyboard.type('in the evening');
    await type('How much do you earn per month in Affiliate Marketing?', '$100');
    await tabTo(page, page.getByRole('radio', { name: 'Yes' }));
    await keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: 'No' })).toBeChecked();
    await keyboard.press('ArrowUp');
    await expect(page.getByRole('radio', { name: 'Yes' })).toBeChecked();
    await type('Which CPA networks?', 'Two of them');
    await press('Next');

    const login_name = `ada-${randomUUID()}`;
    await expect(stepHeading(page, 'Create Login')).toBeFocused();
    await type('Choose a Username', login_name);
    await type('Password', password);
    await tabTo(page, button(page, 'Show password').first());
    await keyboard.press('Space');
    await expect(field(page, 'Password')).toHaveAttribute('type', 'text');
    await type('Re-enter Password', 'Other1');
    await type("Anything else you'd like to add?", 'Thank you');
    await press('Submit');
    await correct('Re-enter Password', 'Password');
    await keyboard.press('ControlOrMeta+a');
    await keyboard.type(password);
    await keyboard.press('Enter');
    await expect(page).toHaveURL(`${product}/thankyou`);
    const { body } = await storedApplication(login_name);
    expect(body).toEqual({
      ...wholeApplication,
      email,
      login_name,
      primary_phone: '+4930901820',
    });
  });
});
