// Proves that the list of countries works when its file comes late, and says where it or the regions do not come.
import { describe, test } from 'vitest';
import { expect } from '../expect.ts';
import { intercept, interceptNothing } from '../intercept.ts';
import { button, field, listed } from './elements.ts';
import { openWizard } from './wizard.ts';

/** The file of the list under search boxes, which comes after the first input works. */
const file = '*/assets/search-list-*.js';

const lost = /The choices could not be loaded/;

const failedFile = /ERR_FAILED|Failed to load resource/;

/** A page of its own, whose cache holds no file of another test. */
const own = { viewport: { width: 1000, height: 800 } };

describe('The list of countries, where its file', () => {
  test('comes late, opens for what was typed before', async () => {
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const page = await openWizard({
      ...own,
      before: (page) => intercept(page, file, (call) => arrived.then(() => call.goOn())),
    });
    await field(page, 'Country').fill('germ');
    await expect(listed(page)).toHaveCount(0);
    arrive();
    await expect(listed(page).first()).toHaveText('Germany');
    await expect(field(page, 'Country')).toBeFocused();
  });

  test('does not come, is not needed for a full name, and comes at the next try', async () => {
    let fail = () => {};
    const failed = new Promise<void>((resolve) => {
      fail = resolve;
    });
    const page = await openWizard({
      ...own,
      before: (page) => intercept(page, file, (call) => call.fail().then(fail), { times: 1 }),
      expected: failedFile,
    });
    await field(page, 'Country').fill('germany');
    await field(page, 'City').focus();
    await expect(field(page, 'Country')).toHaveValue('Germany');
    await expect(field(page, 'Region')).toBeEnabled();
    // A try that begins before the first one has failed shares its end.
    await failed;
    await field(page, 'Country').fill('spa');
    await expect(listed(page).first()).toHaveText('Spain');
  });

  test('does not come, says so below the box and loads it again, with the typed text', async () => {
    const page = await openWizard({
      ...own,
      before: (page) => intercept(page, file, (call) => call.fail()),
      expected: failedFile,
    });
    await field(page, 'Country').fill('island');
    await expect(field(page, 'Country')).toHaveAccessibleDescription(lost);
    // It is tried again by itself too, so that the button may go as soon as the file can come.
    const again = page.waitForRequest(/search-list-/);
    await button(page, 'Try again').click();
    await again;
    await interceptNothing(page);
    await expect(listed(page).first()).toBeVisible();
    await expect(field(page, 'Country')).toBeFocused();
    await expect(field(page, 'Country')).toHaveValue('island');
    await expect(field(page, 'Country')).not.toHaveAccessibleDescription(lost);
    await expect(button(page, 'Try again')).toHaveCount(0);
  });
});

test('Regions that do not come are told of below their box, and a text waits for them', async () => {
  const page = await openWizard({
    ...own,
    before: (page) => intercept(page, '*/assets/data-*.js', (call) => call.fail()),
    expected: failedFile,
    draft: { account_country_name: 'Canada' },
  });
  await field(page, 'Region').fill('ontario');
  await field(page, 'City').focus();
  await expect(field(page, 'Region')).toHaveAccessibleDescription(
    /“ontario” could not be looked up/,
  );
  await expect(field(page, 'Region')).toHaveAccessibleDescription(lost);
  // As above: they are tried again by themselves too.
  const again = page.waitForRequest(/data-/);
  await button(page, 'Try again').click();
  await again;
  await interceptNothing(page);
  await expect(field(page, 'Region')).toHaveValue('Ontario');
  await expect(field(page, 'Region')).not.toHaveAccessibleDescription(lost);
});
