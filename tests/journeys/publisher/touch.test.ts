// Proves that the keyboard on a phone's screen covers neither fields nor lists, and its Enter key says what it does.
import type { Page } from 'playwright';
import { describe, test } from 'vitest';
import { expect } from '../expect.ts';
import { companyInfo, contactDetails } from './answers.ts';
import { button, expectError, field, listed, next, stepHeading } from './elements.ts';
import { openSignUp } from './sign-up.ts';
import { openWizard } from './wizard.ts';

const phone = { hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } };
/** The viewport above the keyboard of a phone. */
const aboveKeyboard = { width: 360, height: 420 };

/** Taps a field until the page knows it: the code for touch loads when the page is idle. */
const expectEnterKey = (page: Page, label: string, key: string) =>
  expect
    .poll(async () => {
      await field(page, label).blur();
      await field(page, label).tap();
      return field(page, label).getAttribute('enterkeyhint');
    })
    .toBe(key);

const topInPage = (element: Element) => element.getBoundingClientRect().top + window.scrollY;

/** Returns whether nothing covers the beginning of an element. */
function isOnTop(element: Element): boolean {
  const { left, top } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + 5, top + 5));
}

describe('A keyboard on the screen', () => {
  test('its Enter key says what it does, and goes from field to field', async () => {
    const page = await openSignUp(phone);
    await expectEnterKey(page, 'First Name', 'next');
    await page.keyboard.press('Enter');
    await expect(field(page, 'Last Name')).toBeFocused();
    await expect(field(page, 'Email Address')).not.toHaveAttribute('aria-invalid', 'true');
  });

  test('a list is a sheet over the whole screen, with its question, and gives the page back as it was', async () => {
    const page = await openWizard({ ...phone, at: 'traffic-channels' });
    const label = 'Are there other channels you use to drive traffic?';
    const list = page.getByRole('listbox');
    const after = page.getByText('Additional insight about your traffic');
    await expectEnterKey(page, label, 'search');
    await expect(list).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    const place = await after.evaluate(topInPage);
    await field(page, label).tap();
    await expect(list).toBeInViewport({ ratio: 1 });
    expect((await field(page, label).boundingBox())?.y).toBeLessThan(100);
    await expect(page.getByText(label, { exact: true }).last()).toBeInViewport({ ratio: 1 });
    expect(await after.evaluate(isOnTop)).toBe(false);
    for (let row = 0; row < 8; row++) await listed(page).nth(row).tap();
    await page.setViewportSize(aboveKeyboard);
    await listed(page).last().scrollIntoViewIfNeeded();
    await expect(listed(page).last()).toBeInViewport({ ratio: 1 });
    for (let row = 7; row >= 0; row--) await listed(page).nth(row).tap();
    await page.setViewportSize(phone.viewport);
    await button(page, 'Close').tap();
    await expect(list).toBeHidden();
    expect(await after.evaluate(topInPage)).toBe(place);
    expect(await after.evaluate(isOnTop)).toBe(true);
  });

  test('hides neither the field nor its list; its Enter key submits on the last field of a step', async () => {
    const page = await openWizard(phone);
    await expectEnterKey(page, 'Company name', 'next');
    await expectEnterKey(page, 'Country', 'search');
    await field(page, 'Country').fill('an');
    await listed(page).first().waitFor();
    await page.setViewportSize(aboveKeyboard);
    const list = page.getByRole('listbox');
    await expect(field(page, 'Country')).toBeInViewport({ ratio: 1 });
    await expect(list).toBeInViewport({ ratio: 1 });
    await listed(page).first().tap();
    await page.setViewportSize(phone.viewport);
    await field(page, 'Postal code').tap();
    await page.setViewportSize(aboveKeyboard);
    await expect(field(page, 'Postal code')).toBeInViewport({ ratio: 1 });
    await expect(stepHeading(page, 'Company Info')).toBeAttached();
    await expect(field(page, 'Postal code')).toHaveAttribute('enterkeyhint', 'done');
    await page.keyboard.press('Enter');
    await expectError(page, 'Postal code', 'Postal code is required');
  });
});

describe('Back of the browser on a phone', () => {
  const list = (page: Page) => page.getByRole('listbox');
  const draft = { ...companyInfo, ...contactDetails };

  test('closes a list first, then goes a step back; a choice, Escape and two lists after each other leave no entry behind; Forward opens the list again', async () => {
    const page = await openWizard({ ...phone, draft });
    const entries = () => page.evaluate(() => history.length);
    const before = await entries();
    const open = async (label: string) => {
      await field(page, label).tap();
      await expect(list(page)).toBeInViewport();
    };
    const isUnder = (label: string) =>
      expect
        .poll(() => page.evaluate(() => history.state?.cover), `${label} leaves its entry`)
        .toBe(undefined);
    await open('Country');
    await page.goBack();
    await expect(list(page)).toBeHidden();
    await expect(stepHeading(page, 'Company Info')).toBeVisible();
    await page.goForward();
    await expect(list(page)).toBeInViewport();
    await expect(field(page, 'Country')).toBeFocused();
    const country = await listed(page).first().innerText();
    await listed(page).first().tap();
    await expect(list(page)).toBeHidden();
    await isUnder('Country');
    await expect(field(page, 'Country')).toHaveValue(country);
    await open('Region');
    await listed(page).first().tap();
    await open('Country');
    await page.keyboard.press('Escape');
    await expect(list(page)).toBeHidden();
    await isUnder('Country');
    await open('Region');
    await page.reload();
    await expect(stepHeading(page, 'Company Info')).toBeVisible();
    await isUnder('Region');
    expect(await entries()).toBe(before + 1);
    await next(page);
    await expect(stepHeading(page, 'Contact Details')).toBeVisible();
    expect(await entries()).toBe(before + 1);
    await page.goBack();
    await expect(stepHeading(page, 'Company Info')).toBeVisible();
    await page.goForward();
    await expect(stepHeading(page, 'Contact Details')).toBeVisible();
  });

  test('a press on Next right after a choice goes one step on', async () => {
    const page = await openWizard({ ...phone, draft });
    await field(page, 'Region').tap();
    await listed(page).nth(1).waitFor();
    const button = await page.getByRole('button', { name: 'Next' }).elementHandle();
    await listed(page)
      .nth(1)
      .evaluate((row, pressed) => {
        (row as HTMLElement).click();
        (pressed as HTMLElement).click();
      }, button);
    await expect(stepHeading(page, 'Contact Details')).toBeVisible();
    await page.goBack();
    await expect(stepHeading(page, 'Company Info')).toBeVisible();
  });
});

test('a field that a finger has left has the frame that it had before', async () => {
  const page = await openSignUp(phone);
  const name = field(page, 'First Name');
  const frame = () =>
    name.evaluate(
      ({ parentElement }) =>
        parentElement && getComputedStyle(parentElement, '::after').borderColor,
    );
  const before = await frame();
  // Phones keep the place of a tap as if a pointer stayed there.
  await name.hover();
  expect(await name.evaluate((element) => element.matches(':hover'))).toBe(true);
  await expect.poll(frame).toBe(before);
});
