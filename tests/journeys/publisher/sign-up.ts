import type { BrowserContextOptions, Page } from 'playwright';
import { visitor } from '../visitor.ts';
import { field } from './elements.ts';
import { product } from './provider.ts';

interface Opening extends BrowserContextOptions {
  /** Query string of the address. */
  search?: string;
  expected?: RegExp;
}

/** Opens the email sign-up screen. */
export async function openSignUp({ search = '', ...options }: Opening = {}): Promise<Page> {
  const page = await visitor(options);
  await page.goto(`${product}/${search}`);
  await field(page, 'First Name').waitFor();
  return page;
}

/** The label of the box, with what is heard of its link. */
export const agreement = /^I agree to the terms and conditions/;

/** Fills in the form so that every rule is met. */
export async function fillSignUp(page: Page, email = 'ada@example.com'): Promise<void> {
  await field(page, 'First Name').fill('Ada');
  await field(page, 'Last Name').fill('Lovelace');
  await field(page, 'Email Address').fill(email);
  await field(page, 'Confirm Email Address').fill(email);
  await page.getByRole('checkbox', { name: agreement }).check();
}
