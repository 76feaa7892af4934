// Proves that a booking with guests goes from the start page through every step to its call.
import { it } from 'vitest';
import { expect } from '../expect.ts';
import { visitor } from '../visitor.ts';
import { callsOf, draftOf, expectStep, goOn, lineOf, studio } from './studio.ts';

it('a visitor books a workshop with guests, from the start page to the end', async () => {
  const page = await visitor();
  const calls = callsOf(page);
  await page.goto(studio);
  await page.getByRole('link', { name: 'Book the raku weekend' }).click();
  await page.getByLabel('Which session').selectOption({ label: 'Saturday 20 March, 10:00' });
  await page.getByLabel('I have a practice of my own').check();
  await page.getByLabel('I will bring tools of my own').check();
  await page.getByRole('radio', { name: 'Yes' }).check();
  await goOn(page);

  await expectStep(page, 'Your guests');
  await page.getByLabel('Full name').fill('Bo Chen');
  await page.getByLabel('Age').fill('34');
  await page.getByLabel('Is hard of hearing').check();
  await page.getByLabel('Something else').check();
  await page.getByLabel('What else?').fill('A chair with a back');
  const emergency = page.getByRole('group', { name: 'In an emergency, call' });
  await emergency.getByLabel('Name').fill('Ann Bell');
  await emergency.getByLabel('Telephone').fill('01632 960001');
  await goOn(page);

  await expectStep(page, 'Contact and address');
  const you = page.getByRole('group', { name: 'About you' });
  const email = `${crypto.randomUUID()}@example.com`;
  await you.getByLabel('Full name').fill('Ada Moor');
  await you.getByLabel('Email').fill(email);
  const postcode = page.getByLabel('Postcode');
  const country = page.getByRole('combobox', { name: 'Country', exact: true });
  const street = page.getByLabel('Street and number');
  await postcode.fill('D02 X285');
  await postcode.blur();
  await expect(street).toHaveValue('Merrion Square');
  await expect(country).toHaveValue('Ireland');
  await expect(postcode).toHaveAccessibleDescription('Please add the number of the house');
  await street.fill('1 Low Road');
  await postcode.fill('HL1 2AB');
  await postcode.blur();
  await expect(country).toHaveValue('United Kingdom');
  await expect(street).toHaveValue('1 Low Road');
  await country.fill('Irel');
  await page.getByRole('listbox').getByRole('option', { name: 'Ireland' }).click();
  await page.getByLabel('Gift voucher').fill('GIFT2027');
  await page.getByLabel('house rules').check();
  const voucher = page.getByLabel('Gift voucher');
  await expect(voucher).toHaveAccessibleDescription(/gave you one\. Your voucher takes 20 % off/);
  await expect(voucher).not.toHaveAttribute('aria-invalid', 'true');
  await goOn(page);

  await expectStep(page, 'Check your answers');
  await page.getByRole('button', { name: 'Book now' }).click();
  await page.getByRole('heading', { name: 'Your bench is waiting for you.' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/booked');
  expect(await draftOf(page, 'book')).toBeUndefined();
  expect(calls.map(lineOf)).toEqual([
    'GET /api/workshops/raku',
    'GET /api/postcodes/D02%20X285',
    'GET /api/postcodes/HL1%202AB',
    'GET /api/vouchers/GIFT2027',
    'POST /api/workshops/raku/reservations',
  ]);
  expect(calls.at(-1)?.postDataJSON()).toEqual({
    session: { id: 12 },
    booker: {
      name: 'Ada Moor',
      email,
      phone: null,
      address: { street: '1 Low Road', postcode: 'HL1 2AB', country: 'Ireland' },
    },
    guests: [
      {
        fullName: 'Bo Chen',
        age: 34,
        needs: ['hearing', 'other'],
        otherNeed: 'A chair with a back',
        emergency: { full_name: 'Ann Bell', telephone: '+441632960001' },
      },
    ],
    experience: 'much',
    voucher: 'GIFT2027',
    channel: 'web',
  });
});
