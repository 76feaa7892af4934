import { expect } from '../../journeys/expect.ts';
import { field, next, stepHeading, submit } from '../../journeys/publisher/elements.ts';
import type { Proofs } from '../prove.ts';
import { fillLogin, finish, goOn, openStep, steps, storedUnder } from '../visit.ts';

export const oneMoreStep: Proofs = {
  async 'Add a step'(product) {
    const page = await openStep(product, 'payment', { pay_by: '' });
    expect(await steps(page)).toEqual([
      'Company Info',
      'Contact Details',
      'Traffic Channels',
      'Payment',
      'Create Login',
    ]);
    await next(page);
    await expect(page.getByText('This field is required').first()).toBeVisible();
    await page.getByRole('radio', { name: 'Check' }).check();
    expect(await finish(page)).toMatchObject({ pay_by: 'check' });
  },
};

export const otherSteps: Proofs = {
  async 'Skip a step'(product) {
    const page = await openStep(product, 'contact-details');
    const without = [
      'Company Info',
      'Contact Details',
      'Create Login',
      'Payment',
      'Check your answers',
    ];
    await expect.poll(() => steps(page)).toEqual(without);
    await field(page, 'IM Service').selectOption('Telegram');
    await expect.poll(() => steps(page)).toEqual(without.toSpliced(2, 0, 'Traffic Channels'));
    await goOn(page);
    await expect(stepHeading(page, 'Traffic Channels')).toBeVisible();
    await page.goBack();
    await field(page, 'IM Service').selectOption('Signal');
    await goOn(page);
    await expect(stepHeading(page, 'Create Login')).toBeVisible();
  },

  async 'Show the answers before they are sent'(product) {
    const page = await openStep(product, 'create-login');
    const username = await fillLogin(page);
    await goOn(page);
    await goOn(page);
    await expect(stepHeading(page, 'Check your answers')).toBeVisible();
    const shown = (label: string) =>
      page
        .locator('dl > div')
        .filter({ has: page.getByText(label, { exact: true }) })
        .locator('dd');
    await expect(shown('Company Name')).toHaveText('Analytical Media');
    await expect(shown('IM Service')).toHaveText('Skype');
    await expect(shown('Password')).toHaveText('Hidden');
    await page.getByRole('link', { name: 'Change Company Info' }).click();
    await field(page, 'Company Name').fill('Moor and Sons');
    await goOn(page);
    await expect(shown('Company Name')).toHaveText('Moor and Sons');
    await submit(page);
    await page.waitForURL('**/thankyou');
    expect(await storedUnder(page, username)).toMatchObject({ company_name: 'Moor and Sons' });
  },
};
