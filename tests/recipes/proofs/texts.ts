import { expect } from '../../journeys/expect.ts';
import { expectError, field } from '../../journeys/publisher/elements.ts';
import type { Proofs } from '../prove.ts';
import { fillSignUp, open, openStep, signUp } from '../visit.ts';

export const texts: Proofs = {
  async 'Change a text'(product) {
    const page = await open(product, '/');
    await expect(field(page, 'Given Name')).toBeVisible();
    await expect(field(page, 'First Name')).toHaveCount(0);
  },

  async 'Change a message'(product) {
    const page = await open(product, '/');
    await signUp(page);
    await expectError(page, 'Last Name', 'Please tell us your last name');
  },

  async 'Change the words on a button'(product) {
    const page = await open(product, '/');
    await expect(page.getByRole('button')).toHaveText(['Send me the link']);
  },

  async 'Explain a question'(product) {
    const page = await openStep(product, 'company-info');
    await expect(field(page, 'Address Line 2')).toHaveAccessibleDescription(
      'Floor, building or the like',
    );
    await expect(page.getByText('Floor, building or the like')).toBeVisible();
  },

  async 'Link from a hint'(product) {
    const page = await openStep(product, 'contact-details');
    const link = page.getByRole('link', { name: /^How to find your address/ });
    await expect(link).toHaveAttribute('href', 'https://www.linkedin.com/help');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(field(page, 'LinkedIn URL')).toHaveAccessibleDescription(
      'Not sure? How to find your address (opens in a new tab)',
    );
  },

  async 'Change a name that many texts use'(product) {
    const page = await open(product, '/confirm');
    await expect(
      page.getByText("The provider's domain is mail.meridian-network.example."),
    ).toBeVisible();
  },

  async 'Greet visitors by name on a page'(product) {
    const page = await open(product, '/confirm');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Hello, please check your email');
    await page.goto(product);
    await fillSignUp(page);
    await signUp(page);
    await expect(heading).toHaveText('Ada, please check your email');
    await page.reload();
    await expect(heading).toHaveText('Ada, please check your email');
  },
};
