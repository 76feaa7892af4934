// Proves that a token which has left its address is there in another language, by Back, and in no other tab.
import { randomUUID } from 'node:crypto';
import { inject, test } from 'vitest';
import { expect } from './expect.ts';
import { visitor } from './visitor.ts';

/** A product below a path, whose wizard has `"removeFromAddress": ["token"]`. */
const product = `${inject('oneHost')}/eu/apply-now`;

test('the wizard of a mailed link opens in English, by Back and Forward, without a token in any address', async () => {
  const email = `${randomUUID()}@example.com`;
  const person = { first_name: 'Ada', last_name: 'Lovelace', email, url: `${product}/` };
  await fetch(`${product}/publisher/signup/email`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(person),
  });
  const mails = await (await fetch(`${product}/sandbox/outbox.json`)).json();
  const { link } = mails.find(({ to }: { to: string }) => to === email);
  const page = await visitor({ locale: 'de' });
  const german = page.getByLabel('Name des Unternehmens');
  const english = page.getByLabel('Company name');
  await page.goto(link);
  await german.fill('Northwind');
  await expect(page).toHaveURL(`${product}/de/signup#company-info`);
  await page.getByRole('link', { name: 'English' }).click();
  await expect(english).toHaveValue('Northwind');
  await expect(page).toHaveURL(`${product}/signup#company-info`);
  await page.goBack();
  await expect(german).toHaveValue('Northwind');
  await page.goForward();
  await expect(english).toHaveValue('Northwind');
  const tab = await page.context().newPage();
  await tab.goto(page.url());
  await expect(tab).toHaveURL(`${product}/error`);
  await page.reload();
  await expect(english).toHaveValue('Northwind');
});
