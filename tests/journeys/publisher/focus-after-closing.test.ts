// Proves that focus goes back to what opened a list, a menu or a question, however it is closed.
import type { Locator } from 'playwright';
import { test } from 'vitest';
import { expect } from '../expect.ts';
import { button, choose, field, listed, stepHeading } from './elements.ts';
import { openWizard } from './wizard.ts';

const roomBelow = (element: Locator) =>
  element.evaluate((each) => window.innerHeight - each.getBoundingClientRect().bottom);

test('lists, the menu of languages and the question before answers are deleted', async () => {
  const page = await openWizard({ draft: { account_country_name: 'Germany' } });
  const { keyboard } = page;
  for (const label of ['Country', 'Region']) {
    await field(page, label).click();
    await listed(page).first().waitFor();
    await keyboard.press('Escape');
    await expect(listed(page)).toHaveCount(0);
    await expect(field(page, label)).toBeFocused();
    await button(page, 'Open').first().click();
    await listed(page).first().waitFor();
    await button(page, 'Close').click();
    await expect(listed(page)).toHaveCount(0);
    await expect(page.getByRole('combobox').and(page.locator(':focus'))).toHaveCount(1);
  }
  await choose(page, 'Region', 'Bayern');
  await expect(field(page, 'Region')).toBeFocused();

  const languages = page.locator('.languages').getByRole('button');
  await languages.focus();
  await keyboard.press('Enter');
  await expect(page.locator('.languages').getByRole('link').first()).toBeVisible();
  await keyboard.press('Tab');
  await keyboard.press('Escape');
  await expect(page.locator('.languages').getByRole('link').first()).toBeHidden();
  await expect(languages).toBeFocused();

  await page.setViewportSize({ width: 390, height: 640 });
  const startOver = button(page, 'Start over');
  const question = page.getByRole('group', { name: 'Delete' });
  for (const keys of [['Enter'], ['Escape'], ['Shift+Tab', 'Escape']]) {
    await startOver.focus();
    await keyboard.press('Enter');
    await expect(button(page, 'Keep them')).toBeFocused();
    expect(await roomBelow(button(page, 'Keep them')), 'room for the ring').toBeGreaterThan(4);
    for (const key of keys) await keyboard.press(key);
    await expect(question).toHaveCount(0);
    await expect(startOver).toBeFocused();
  }
  await keyboard.press('Enter');
  await button(page, 'Delete them').click();
  await expect(field(page, 'Country')).toHaveValue('');
  await expect(stepHeading(page, 'Company Info')).toBeFocused();
});
