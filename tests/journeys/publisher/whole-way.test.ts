// Proves that a visitor gets from the sign-up to the stored application and its closed link without a layout shift.
import { randomUUID } from 'node:crypto';
import { describe, test } from 'vitest';
import { expect } from '../expect.ts';
import { recordLayoutShifts } from '../layout-shifts.ts';
import { visitor } from '../visitor.ts';
import { password } from './answers.ts';
import { choose, field, listed, next, stepHeading, submit } from './elements.ts';
import { mailedLink } from './mailed-link.ts';
import { product, storedApplication } from './provider.ts';
import { fillSignUp } from './sign-up.ts';
import { wholeApplication } from './whole-application.ts';

describe('Section 1: the whole way', () => {
  test('from the sign-up to the stored application, without a layout shift', async () => {
    const email = `${randomUUID()}@example.com`;
    const page = await visitor({
      viewport: { width: 1280, height: 800 },
      reducedMotion: 'no-preference',
    });
    const { shifts, mayShift, recorded } = await recordLayoutShifts(page);
    await page.goto(product);
    await fillSignUp(page, email);
    await submit(page);
    await expect(page).toHaveURL(`${product}/confirm`);

    const link = await mailedLink(email);
    await page.goto(link);

    await field(page, 'Company name').fill('Analytical Media');
    await field(page, 'Your title').fill('Founder');
    await field(page, 'Website URL').fill('https://analytical.example');
    await field(page, 'Address').fill('1 Engine Street');
    await field(page, 'Address line 2').fill('Floor 2');
    await mayShift(async () => {
      await choose(page, 'Country', 'United Kingdom');
      await field(page, 'Region').fill('Cornwall');
      await listed(page).getByText('Cornwall').click();
    });
    await field(page, 'City').fill('Truro');
    await field(page, 'Postal code').fill('TR1 1AA');
    await next(page);

    await expect(stepHeading(page, 'Contact Details')).toBeVisible();
    await field(page, 'Phone number').fill('020 7946 0018');
    await field(page, 'Best time to contact you by phone').selectOption('11:00AM-1:00PM PST');
    await mayShift(() => field(page, 'IM Service').selectOption('Other'));
    await field(page, 'Other IM Service').fill('Matrix');
    await field(page, 'IM Screenname').fill('@ada');
    await field(page, 'LinkedIn URL').fill('https://linkedin.example/in/ada');
    await next(page);

    await expect(stepHeading(page, 'Traffic Channels')).toBeVisible();
    await page.reload();
    await expect(stepHeading(page, 'Traffic Channels')).toBeVisible();
    await field(page, 'What is your primary method of driving traffic?').selectOption('Display');
    await mayShift(async () => {
      await field(page, 'Are there other channels you use to drive traffic?').click();
      await listed(page).getByText('Coupons and Deals').click();
      await listed(page).getByText('Social Media').click();
      await page.keyboard.press('Escape');
    });
    await field(page, 'Additional insight about your traffic that you would like to share').fill(
      'Mostly\nin the evening',
    );
    await field(page, 'How much do you earn per month in Affiliate Marketing?').selectOption(
      '$100,000 +',
    );
    await mayShift(() => page.getByRole('radio', { name: 'Yes' }).check());
    await field(page, 'Which CPA networks?').fill('Two of them');
    await next(page);

    const login_name = `ada-${randomUUID()}`;
    await expect(stepHeading(page, 'Create Login')).toBeVisible();
    await field(page, 'Choose a Username').fill(login_name);
    await field(page, 'Password').fill(password);
    await field(page, 'Re-enter Password').fill(password);
    await field(page, "Anything else you'd like to add?").fill('Thank you');
    await submit(page);
    await expect(page).toHaveURL(`${product}/thankyou`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Your application has been submitted.',
    );

    const { body } = await storedApplication(login_name);
    expect(body).toEqual({ ...wholeApplication, email, login_name });

    await page.goto(link);
    await expect(page).toHaveURL(`${product}/received`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'You have already sent this application.',
    );
    await page.goto(`${product}/signup?token=none`);
    await expect(page).toHaveURL(`${product}/error`);
    await page.goto(`${product}/no/such/page`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    await recorded();
    expect(shifts).toEqual([]);
  });
});
