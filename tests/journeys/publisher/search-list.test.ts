// Proves that the list of countries works when its file comes late, or only at the second try.
import { describe, test } from 'vitest';
import { expect } from '../expect.ts';
import { intercept } from '../intercept.ts';
import { field, listed } from './elements.ts';
import { openWizard } from './wizard.ts';

/** The file of the list under search boxes, which comes after the first input works. */
const file = '*/assets/search-list-*.js';

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
      expected: /ERR_FAILED|Failed to load resource/,
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
});
