import { expect } from '../../../journeys/expect.ts';
import { answer, expectError, submit } from '../../../journeys/publisher/elements.ts';
import { kept } from '../../../journeys/publisher/kept.ts';
import { fillSignUp, open, signUp, stored } from '../../visit.ts';

export const screens = {
  async 'Add a page'(product: string) {
    const page = await open(product, '/confirm');
    await page.getByRole('link', { name: 'I got no email' }).click();
    await page.waitForURL(`${product}/help`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help');
    await expect(page.getByRole('link', { name: 'Write to us' })).toHaveAttribute(
      'href',
      'mailto:help@meridian-network.example',
    );
    await page.getByRole('link', { name: 'Back to the start' }).click();
    await page.waitForURL(`${product}/`);
  },

  async 'Add a screen with a call'(product: string) {
    const page = await open(product, '/error');
    await page.getByRole('link', { name: 'Ask us' }).click();
    await answer(page, 'Email Address', 'ada');
    await expectError(page, 'Email Address', 'Email must be a valid email address');
    await answer(page, 'Email Address', 'ada@example.com');
    await answer(page, 'Your question', 'How often do you pay?');
    const call = page.waitForResponse(`${product}/publisher/questions`);
    await submit(page);
    expect((await call).status()).toBe(200);
    await page.waitForURL(`${product}/asked`);
    const question = { email: 'ada@example.com', question: 'How often do you pay?' };
    expect(await stored(product)).toContainEqual(question);
  },

  async 'Send how a visitor came'(product: string) {
    const page = await open(product, '/?utm_source=newsletter&utm_term=x');
    await expect.poll(() => kept(page)).toContain('newsletter');
    await page.goto(`${product}/?utm_source=other`);
    await fillSignUp(page);
    const call = page.waitForRequest('**/publisher/signup/email');
    await signUp(page);
    const { source, sent_at, language } = (await call).postDataJSON();
    expect({ source, language }).toEqual({ source: 'newsletter', language: 'en' });
    expect(Math.abs(Date.now() - Date.parse(sent_at))).toBeLessThan(60_000);
  },
};
