// Proves that a visitor applies by touch alone on a phone: each target can be hit, and nothing moves away.
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';
import { describe, test } from 'vitest';
import { waitForScript } from '../before-script.ts';
import { expect } from '../expect.ts';
import { recordLayoutShifts } from '../layout-shifts.ts';
import { tap } from '../tap.ts';
import { visitor } from '../visitor.ts';
import { password } from './answers.ts';
import { button, field, listed, stepHeading, summary } from './elements.ts';
import { mailedLink } from './mailed-link.ts';
import { product, storedApplication } from './provider.ts';
import { agreement } from './sign-up.ts';
import { wholeApplication } from './whole-application.ts';

const phone = { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } };

/** Expects a step to open with its first question in the upper half of the screen. */
async function expectOpenStep(page: Page, step: string): Promise<void> {
  await expect(stepHeading(page, step)).toBeFocused();
  const top = await page
    .getByRole('main')
    .locator('form :is(input, select, textarea)')
    .first()
    .evaluate((element) => element.getBoundingClientRect().top);
  expect(top, 'the first question').toBeLessThan(phone.viewport.height / 2);
}

describe('By touch alone, on a phone', () => {
  test('from the sign-up to the stored application: each target is free and big enough, and nothing moves', async () => {
    const email = `${randomUUID()}@example.com`;
    const page = await visitor({ ...phone, reducedMotion: 'no-preference' });
    const recording = await recordLayoutShifts(page, { alsoAfterInput: true });
    const { shifts, total, mayShift, recorded } = recording;
    /** Taps a field and types; the keyboard on the screen types into what has focus, too. */
    const type = async (label: string, text: string) => {
      await tap(page, field(page, label));
      await expect(field(page, label)).toBeFocused();
      await page.keyboard.insertText(text);
    };
    const press = (name: string) => tap(page, button(page, name));
    /** Questions keep their place while the errors of an empty step are summed up above them. */
    const pressEmpty = async (name: string) => {
      await press(name);
      await expect(summary(page)).toBeFocused();
    };
    /** Taps a list of the phone itself, which then shows the options outside of the page. */
    const pick = async (label: string, option: string) => {
      await tap(page, field(page, label));
      await field(page, label).selectOption(option);
    };
    const choose = async (label: string, text: string, name: string) => {
      await type(label, text);
      await tap(page, listed(page).filter({ hasText: name }).first());
      await expect(field(page, label)).toHaveValue(name);
    };
    await page.goto(product);
    await waitForScript(page);
    await pressEmpty('Submit');
    await type('First Name', 'Ada');
    await type('Last Name', 'Lovelace');
    await type('Email Address', email);
    await type('Confirm Email Address', email);
    await tap(page, page.getByRole('checkbox', { name: agreement }));
    await press('Submit');
    await expect(page).toHaveURL(`${product}/confirm`);

    await page.goto(await mailedLink(email));
    await expectOpenStep(page, 'Company Info');
    await pressEmpty('Next');
    await type('Company name', 'Analytical Media');
    await type('Your title', 'Founder');
    await type('Website URL', 'https://analytical.example');
    await type('Address', '1 Engine Street');
    await type('Address line 2', 'Floor 2');
    // An open list follows its input.
    await mayShift(() => choose('Country', 'united k', 'United Kingdom'));
    await mayShift(() => choose('Region', 'cornw', 'Cornwall'));
    await type('City', 'Truro');
    await type('Postal code', 'TR1 1AA');
    await mayShift(async () => {
      await press('Next');
      await expectOpenStep(page, 'Contact Details');
    });
    await pressEmpty('Next');
    await type('Phone number', '020 7946 0018');
    await pick('Best time to contact you by phone', '11:00AM-1:00PM PST');
    await mayShift(() => pick('IM Service', 'Other'));
    await type('Other IM Service', 'Matrix');
    await type('IM Screenname', '@ada');
    await type('LinkedIn URL', 'https://linkedin.example/in/ada');
    await mayShift(async () => {
      await press('Next');
      await expectOpenStep(page, 'Traffic Channels');
    });
    await pressEmpty('Next');
    await pick('What is your primary method of driving traffic?', 'Display');
    const others = field(page, 'Are there other channels you use to drive traffic?');
    await mayShift(async () => {
      await tap(page, others);
      for (const channel of ['Coupons and Deals', 'Call Centers', 'Social Media']) {
        await tap(page, listed(page).filter({ hasText: channel }));
        await expect(button(page, `Remove ${channel}`)).toBeVisible();
      }
      await press('Close');
      await expect(listed(page)).toHaveCount(0);
      await press('Remove Call Centers');
      await expect(button(page, 'Remove Call Centers')).toHaveCount(0);
    });
    await type(
      'Additional insight about your traffic that you would like to share',
      'Mostly\nin the evening',
    );
    await pick('How much do you earn per month in Affiliate Marketing?', '$100,000 +');
    await mayShift(() => tap(page, page.getByRole('radio', { name: 'Yes' })));
    await type('Which CPA networks?', 'Two of them');
    await mayShift(async () => {
      await press('Next');
      await expectOpenStep(page, 'Create Login');
    });
    await pressEmpty('Submit');
    const login_name = `ada-${randomUUID()}`;
    await type('Choose a Username', login_name);
    await type('Password', password);
    await tap(page, button(page, 'Show password').first());
    await expect(field(page, 'Password')).toHaveAttribute('type', 'text');
    await type('Re-enter Password', password);
    await type("Anything else you'd like to add?", 'Thank you');
    await press('Submit');
    await expect(page).toHaveURL(`${product}/thankyou`);
    const { body } = await storedApplication(login_name);
    expect(body).toEqual({ ...wholeApplication, email, login_name });
    await recorded();
    expect(shifts).toEqual([]);
    // Opened questions, the rows of chips and a message of two lines take their room below what is pressed.
    expect(total()).toBeLessThan(0.25);
  });
});
