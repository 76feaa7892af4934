// Proves that the specification's journey ends the same in Firefox and WebKit, drafts and right-to-left pages included.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { adviceFor } from '../../../.ci/debian-packages.mjs';
import { display, firefox, webkit, windowManager } from '../../../.ci/other-browsers.mjs';
import { password } from '../publisher/answers.ts';
import { mailedLink } from '../publisher/mailed-link.ts';
import { product, storedApplication } from '../publisher/provider.ts';
import { wholeApplication } from '../publisher/whole-application.ts';
import { type Driver, keys } from './driver.ts';
import { launchFirefox } from './firefox.ts';
import { VisitorPage } from './visitor-page.ts';
import { launchWebKit } from './webkit.ts';

/** Milliseconds for a start, or a journey of some sixty waits. */
const longest = 180_000;

describe.each([
  [firefox.name, launchFirefox, [firefox]],
  [webkit.name, launchWebKit, [webkit, display, windowManager]],
])('%s', { timeout: longest }, (_name, launch, needs) => {
  const missing = needs.filter((program) => program.find() === undefined);
  let driver: Driver;
  let page: VisitorPage;
  beforeAll(async () => {
    if (missing.length > 0) return;
    driver = await launch();
    page = new VisitorPage(driver);
    console.log(`The journey runs in ${driver.name}.`);
  }, longest);
  beforeEach(({ skip }) => {
    if (missing.length > 0) skip(missing.map(adviceFor).join(' '));
  });
  afterAll(() => driver?.close());

  test('from the sign-up to the stored application and its closed link', async () => {
    const email = `${randomUUID()}@example.com`;
    await page.open(product);
    await page.fill('First Name', 'Ada');
    await page.fill('Last Name', 'Lovelace');
    await page.fill('Email Address', email);
    await page.fill('Confirm Email Address', email);
    await page.click('checkbox', 'I agree to the terms and conditions (opens in a new tab)');
    await page.click('button', 'Submit');
    await page.expectAddress(`${product}/confirm`);

    const link = await mailedLink(email);
    await page.open(link);
    await page.expectHeading('Company Info');
    await page.fill('Company name', 'Analytical Media');
    await page.reload();
    await page.expectValue('Company name', 'Analytical Media');
    await page.fill('Your title', 'Founder');
    await page.fill('Website URL', 'https://analytical.example');
    await page.fill('Address', '1 Engine Street');
    await page.fill('Address line 2', 'Floor 2');
    await page.choose('Country', 'United Kingdom');
    await page.choose('Region', 'Cornwall');
    await page.fill('City', 'Truro');
    await page.fill('Postal code', 'TR1 1AA');
    await page.click('button', 'Next');

    await page.expectHeading('Contact Details');
    await page.fill('Phone number', '020 7946 0018');
    await page.select('Best time to contact you by phone', '11:00AM-1:00PM PST');
    await page.select('IM Service', 'Other');
    await page.fill('Other IM Service', 'Matrix');
    await page.fill('IM Screenname', '@ada');
    await page.fill('LinkedIn URL', 'https://linkedin.example/in/ada');
    await page.click('button', 'Next');

    await page.expectHeading('Traffic Channels');
    await page.select('What is your primary method of driving traffic?', 'Display');
    const others = 'Are there other channels you use to drive traffic?';
    await page.choose(others, 'Coupons and Deals');
    await page.choose(others, 'Social Media');
    await page.press(keys.escape);
    await page.fill(
      'Additional insight about your traffic that you would like to share',
      `Mostly${keys.enter}in the evening`,
    );
    await page.select('How much do you earn per month in Affiliate Marketing?', '$100,000 +');
    await page.click('radio', 'Yes');
    await page.fill('Which CPA networks?', 'Two of them');
    await page.click('button', 'Next');

    const login_name = `ada-${randomUUID()}`;
    await page.expectHeading('Create Login');
    await page.fill('Choose a Username', login_name);
    await page.fill('Password', password);
    await page.fill('Re-enter Password', password);
    await page.fill("Anything else you'd like to add?", 'Thank you');
    await page.click('button', 'Submit');
    await page.expectAddress(`${product}/thankyou`);
    await page.expectHeading('Your application has been submitted.');

    const { body } = await storedApplication(login_name);
    expect(body).toEqual({ ...wholeApplication, email, login_name });

    await page.open(link);
    await page.expectAddress(`${product}/received`);
    await page.expectHeading('You have already sent this application.');
  });

  test('a link with a wrong token leads to the error page', async () => {
    await page.open(`${product}/signup?token=none`);
    await page.expectAddress(`${product}/error`);
    await page.expectHeading(
      'We encountered an error. Your registration form may have expired. Please sign up again.',
    );
  });

  test('a page in Arabic runs from right to left, and fits', async () => {
    await page.open(`${product}/ar/`);
    await page.expectHeading('طلب انضمام ناشر');
    expect(await page.layout()).toEqual({ lang: 'ar', dir: 'rtl', scrollsSideways: false });
  });
});
