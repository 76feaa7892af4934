// Proves that products below two paths and at the root of one host work side by side, with drafts of their own.
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';
import { describe, inject, test } from 'vitest';
import { expect } from './expect.ts';
import { password, upTo } from './publisher/answers.ts';
import { storedDraft } from './stored-draft.ts';
import { visitor } from './visitor.ts';

const host = inject('oneHost');
const basePath = '/eu/apply';
const apply = host + basePath;
/** A path that begins with the same letters. */
const nextPath = '/eu/apply-now';
const next = host + nextPath;

const heading = (page: Page, level: number) => page.getByRole('heading', { level });

/** What the page after the form shows of the answers in each language. */
const german = ['Frankreich', 'Land', 'Nein', 'Verborgen'];
const english = ['France', 'Country', 'No', 'Hidden'];

async function expectSentAnswers(page: Page, [country = '', label = '', ...texts]: string[]) {
  await expect(page.getByRole('paragraph').filter({ hasText: country })).toHaveText(country);
  const row = page.locator('dl > *').filter({ hasText: label });
  await expect(row.filter({ hasText: country })).toBeVisible();
  for (const text of texts)
    await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
}

/** Returns the addresses of a page's answers that are no success, and of its calls and files outside a path. */
function strayAnswers(page: Page, path: string): string[] {
  const stray: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.status() >= 400 || !pathname.startsWith(path)) stray.push(pathname);
  });
  return stray;
}

describe('a product below a path, built with BASE_PATH', () => {
  test('takes a German application by the link of its mail, and has a page for unknown addresses', async () => {
    const email = `${randomUUID()}@example.com`;
    const page = await visitor({ locale: 'de' });
    const stray = strayAnswers(page, basePath);
    await page.goto(apply);
    await expect(page).toHaveURL(`${apply}/de/`);
    await page.getByLabel('Vorname').fill('Ada');
    await page.getByLabel('Nachname').fill('Lovelace');
    await page.getByLabel('E-Mail-Adresse', { exact: true }).fill(email);
    await page.getByLabel('E-Mail-Adresse wiederholen').fill(email);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Absenden' }).click();
    await expect(page).toHaveURL(`${apply}/de/confirm`);

    const mails = await (await fetch(`${apply}/sandbox/outbox.json`)).json();
    const { link } = mails.find(({ to }: { to: string }) => to === email);
    expect(link).toMatch(new RegExp(`^${apply}/signup\\?token=`));
    const { name, value } = storedDraft(link, upTo['create-login']);
    await page.evaluate(([key, item]) => localStorage.setItem(key, item), [
      `${basePath}/:${name}`,
      value,
    ] as const);
    await page.goto(`${link}#create-login`);
    await expect(page).toHaveURL(link.replace('/signup', '/de/signup').concat('#create-login'));
    await page.getByLabel('Wählen Sie einen Benutzernamen').fill(`ada-${randomUUID()}`);
    await page.getByLabel('Passwort', { exact: true }).fill(password);
    await page.getByLabel('Passwort wiederholen').fill(password);
    await page.getByRole('button', { name: 'Absenden' }).click();
    await expect(page).toHaveURL(`${apply}/de/thankyou`);
    expect(await page.evaluate(() => document.cookie)).toMatch(/XSRF-TOKEN=/);
    await expectSentAnswers(page, german);
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(`${apply}/thankyou`);
    await expectSentAnswers(page, english);
    await page.reload();
    await expectSentAnswers(page, english);
    await page.goBack();
    await expect(page).toHaveURL(`${apply}/de/thankyou`);
    await expectSentAnswers(page, german);
    expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain(password);
    expect(stray).toEqual([]);

    await page.goto(`${apply}/de/no/such/page`);
    await expect(heading(page, 1)).toHaveText('Seite nicht gefunden');
    await page.getByRole('link', { name: 'Zur Startseite' }).click();
    await expect(page).toHaveURL(`${apply}/de`);
    await page.goto(`${host}/`);
    expect(await page.evaluate(() => document.cookie)).toBe('');
  });

  test('sees no draft and no language of those at the root and below another path, nor changes them', async () => {
    const page = await visitor();
    const company = page.getByLabel('Company name');
    const links: string[] = [];
    for (const product of [host, apply, next]) {
      const body = JSON.stringify({
        first_name: 'Ada',
        last_name: 'Lovelace',
        email: 'ada@example.com',
        url: `${product}/`,
      });
      const headers = { 'Content-Type': 'application/json' };
      await fetch(`${product}/publisher/signup/email`, { method: 'POST', headers, body });
      const [{ link }] = await (await fetch(`${product}/sandbox/outbox.json`)).json();
      links.push(link);
      await page.goto(link);
      await expect(company).toHaveValue('');
      await company.fill(product);
      // Leaving the page stores what was typed.
      await page.reload();
      await expect(company).toHaveValue(product);
    }
    for (const [index, product] of [host, apply].entries()) {
      await page.goto(links[index] ?? '');
      await expect(company).toHaveValue(product);
    }
    const paths = (await page.context().cookies()).map(({ path }) => path);
    expect(paths.sort()).toEqual(['/', basePath, nextPath]);
    const keys = await page.evaluate(() => Object.keys(localStorage).sort());
    expect(keys.filter((key) => key.endsWith('signup-form'))).toEqual([
      `${nextPath}/:signup-form`,
      `${basePath}/:signup-form`,
      'signup-form',
    ]);
    await page.goto(`${apply}/`);
    await page.getByRole('link', { name: 'Deutsch' }).click();
    await expect(page).toHaveURL(`${apply}/de/`);
    for (const other of [host, next]) {
      await page.goto(`${other}/confirm`);
      await expect(page).toHaveURL(`${other}/confirm`);
    }
  });
});
