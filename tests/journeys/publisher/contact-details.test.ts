// Proves that step 2 has the fields, options, phone numbers, rules and messages of the specification.
import { describe, test } from 'vitest';
import { expect } from '../expect.ts';
import { contactDetails } from './answers.ts';
import {
  answer,
  back,
  choose,
  expectError,
  expectNoError,
  field,
  labels,
  messages,
  next,
  options,
  stepHeading,
  summary,
} from './elements.ts';
import { draftIn, openWizard } from './wizard.ts';

const at = 'contact-details';
const draft = contactDetails;

describe('Sections 2 and 3: step 2, Contact Details', () => {
  test('its fields in their order, with their autocomplete tokens; "Other IM Service" is shown only when IM Service is Other; contact times; IM services and their number codes', async () => {
    const page = await openWizard({ at });
    expect(await labels(page)).toEqual([
      'Phone number',
      'Best time to contact you by phone',
      'IM Service',
      'IM Screenname',
      'LinkedIn URL',
    ]);
    const codes = [2, 10, 11, 12, 13, 14, 15, 16, 17, 18, 3];
    const services = await options(page, 'IM Service');
    expect(services).toEqual([
      'Skype',
      'Facebook Messenger',
      'Google Chat',
      'LINE',
      'Slack',
      'Telegram',
      'Signal',
      'Viber',
      'WeChat',
      'WhatsApp',
      'Other',
    ]);
    for (const [index, service] of services.entries()) {
      await field(page, 'IM Service').selectOption(service);
      expect((await draftIn(page))?.messenger_type).toBe(codes[index]);
    }
    expect((await labels(page)).slice(2, 5)).toEqual([
      'IM Service',
      'Other IM Service',
      'IM Screenname',
    ]);
    for (const [label, token] of [
      ['Phone number', 'tel-national'],
      ['Best time to contact you by phone', 'off'],
      ['IM Service', 'off'],
      ['Other IM Service', 'off'],
      ['IM Screenname', 'impp'],
      ['LinkedIn URL', 'off'],
    ] as const) {
      await expect(field(page, label)).toHaveAttribute('autocomplete', token);
    }
    await field(page, 'IM Service').selectOption('Signal');
    await expect(field(page, 'Other IM Service')).toHaveCount(0);
    expect(await options(page, 'Best time to contact you by phone')).toEqual([
      '9:00AM-11:00AM PST',
      '11:00AM-1:00PM PST',
      '1:00PM-3:00PM PST',
      '3:00PM-5:00PM PST',
    ]);
  });
});

describe('Sections 2 and 5: rules of step 2', () => {
  test('required: phone ("Phone Number Required", which hides when the user types), best time, IM Service and IM Screenname ("This field is required"); maximum lengths: IM Screenname 250, LinkedIn URL 255', async () => {
    const page = await openWizard({ at });
    await next(page);
    await expectError(page, 'Phone number', 'Phone Number Required');
    await expectError(page, 'Best time to contact you by phone', 'This field is required');
    await expectError(page, 'IM Service', 'This field is required');
    await expectError(page, 'IM Screenname', 'This field is required');
    await expectNoError(page, 'LinkedIn URL');
    await expect(summary(page)).toBeFocused();
    await summary(page)
      .getByRole('link', { name: /^Phone number/i })
      .click();
    await expect(field(page, 'Phone number')).toBeFocused();
    await page.keyboard.type('2');
    await expect(messages(page, 'Phone Number Required')).toHaveCount(0);
    for (const [label, limit] of [
      ['IM Screenname', 250],
      ['LinkedIn URL', 255],
    ] as const) {
      await answer(page, label, 'x'.repeat(limit + 1));
      await expectError(page, label, `Too Long! ${limit} characters at most`);
      await answer(page, label, 'x'.repeat(limit));
      await expectNoError(page, label);
    }
  });

  test("the phone's default country is the United States, else that of the stored country_code, and follows the country chosen in step 1; the number has 2 to 17 national digits, and is kept as E.164", async () => {
    const page = await openWizard({ at });
    const country = field(page, 'Country calling code');
    await expect(country).toHaveValue('US');
    await answer(page, 'Phone number', '2');
    await expectError(page, 'Phone number', 'Please enter a phone number of 2 to 17 digits');
    await answer(page, 'Phone number', '2'.repeat(18));
    await expectError(page, 'Phone number', 'Please enter a phone number of 2 to 17 digits');
    for (const digits of ['22', '2'.repeat(17), '2025550123']) {
      await answer(page, 'Phone number', digits);
      await expectNoError(page, 'Phone number');
      expect((await draftIn(page))?.primary_phone).toBe(`+1${digits}`);
    }
    await answer(page, 'Phone number', '');
    await back(page);
    await choose(page, 'Country', 'Spain');
    await choose(page, 'Region', 'Madrid');
    await next(page);
    await expect(country).toHaveValue('ES');
    await page.reload();
    await expect(country).toHaveValue('ES');
  });

  test('"Other IM Service" is required only when IM Service is Other', async () => {
    const page = await openWizard({ at, draft: { ...draft, messenger_type: 3 } });
    await next(page);
    await expectError(page, 'Other IM Service', 'This field is required');
    await field(page, 'IM Service').selectOption('Viber');
    await next(page);
    await expect(stepHeading(page, 'Traffic Channels')).toBeVisible();
  });
});
