// Proves that a visitor's answers are stored in time, merged with loaded data, and restored from a draft in any state.
import type { Page } from 'playwright';
import { describe, test } from 'vitest';
import { expect } from '../expect.ts';
import { storedDraft } from '../stored-draft.ts';
import { companyInfo, password, upTo } from './answers.ts';
import { button, choose, field, next, stepHeading, submit, summary } from './elements.ts';
import { invite, loaded, play, product, requestsFor } from './provider.ts';
import {
  draftIn,
  invitation,
  openLastStep,
  openOwnWizard,
  openWizard,
  storageIn,
} from './wizard.ts';

const notSaved =
  'Your answers cannot be saved in this browser. Please keep this page open until you have sent them.';
const unreadable = 'Sorry, your earlier answers could not be read. Please fill in the form again.';

/** Keeps the draft's delay from ever passing. */
const stopDelay = (page: Page) =>
  page.addInitScript(() => {
    const wait = window.setTimeout;
    Object.assign(window, {
      setTimeout: (run: () => void, delay: number) => (delay === 300 ? 0 : wait(run, delay)),
    });
  });

declare global {
  interface Window {
    endDelay: () => number;
  }
}

/** Holds all timers with the draft's delay until `endDelay` is called. */
const holdDelay = (page: Page) =>
  page.addInitScript(() => {
    const { setTimeout: wait, clearTimeout: stop } = window;
    const held = new Map<number, () => void>();
    let last = 0;
    let writes = 0;
    const write = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, value) {
      writes += 1;
      write.call(this, key, value);
    };
    Object.assign(window, {
      setTimeout: (run: () => void, delay: number) => {
        if (delay !== 300) return wait(run, delay);
        last -= 1;
        held.set(last, run);
        return last;
      },
      clearTimeout: (timer: number) => {
        if (!held.delete(timer)) stop(timer);
      },
      endDelay: () => {
        writes = 0;
        const runs = [...held.values()];
        held.clear();
        for (const run of runs) run();
        return writes;
      },
    });
  });

/** Lets the held timers end, and returns how often something was stored then. */
const endDelay = (page: Page): Promise<number> => page.evaluate(() => window.endDelay());

describe('Section 3: the application in browser storage', () => {
  test("it is kept under the name signup-form, with an entry formValues, and other entries stay; another applicant's link in the same browser shows none of it", async () => {
    const page = await openWizard({
      storage: { 'signup-form': '{"formValues":{},"theirs":2}', other: 'kept' },
    });
    await field(page, 'City').fill('Rennes');
    await expect.poll(() => draftIn(page)).toEqual({ account_city_name: 'Rennes' });
    const { 'signup-form': item = '', ...others } = await storageIn(page);
    expect(JSON.parse(item)).toMatchObject({
      formValues: { account_city_name: 'Rennes' },
      theirs: 2,
    });
    expect(others).toEqual({ other: 'kept' });
    await page.goto((await invite()).link);
    await expect(stepHeading(page, 'Company Info')).toBeVisible();
    await expect(field(page, 'City')).toHaveValue('');
  });

  test("nor does another applicant's link where the answers of the provider name no application", async () => {
    const page = await openWizard({ storage: {}, load: loaded() });
    const own = page.url();
    await field(page, 'Company name').fill('Secret Company');
    await choose(page, 'Country', 'France');
    await expect.poll(() => draftIn(page)).toMatchObject({ company_name: 'Secret Company' });
    await page.goto((await invite()).link);
    await expect(stepHeading(page, 'Company Info')).toBeVisible();
    await expect(field(page, 'Company name')).toHaveValue('');
    await expect(page.getByText('Welcome back')).toHaveCount(0);
    expect(await storageIn(page)).not.toHaveProperty('country_code');
    await page.goto(own);
    await expect(field(page, 'Company name')).toHaveValue('Secret Company');
    await expect(page.getByText('Welcome back')).toBeVisible();
  });

  test('the pre-loaded data comes first, the values of the draft over it; both are restored on reload, but for a pre-loaded answer that was taken back', async () => {
    const publisher = {
      ...companyInfo,
      company_name: 'Loaded Inc',
      title: 'Owner',
      first_name: 'A',
    };
    const page = await openWizard({
      load: loaded({ publisher }),
      draft: { company_name: 'Typed Inc', account_city_name: 'Brest' },
    });
    await expect(field(page, 'Company name')).toHaveValue('Typed Inc');
    await expect(field(page, 'City')).toHaveValue('Brest');
    await expect(field(page, 'Your title')).toHaveValue('Owner');
    await expect(field(page, 'Country')).toHaveValue('France');
    await expect(field(page, 'Region')).toHaveValue('Bretagne');
    await field(page, 'Your title').fill('');
    await field(page, 'City').fill('Madrid');
    await choose(page, 'Country', 'Spain');
    await choose(page, 'Region', 'Madrid');
    await page.reload();
    await expect(field(page, 'Company name')).toHaveValue('Typed Inc');
    await expect(field(page, 'Your title')).toHaveValue('');
    await expect(field(page, 'Address')).toHaveValue(companyInfo.account_address_1);
    await expect(field(page, 'City')).toHaveValue('Madrid');
    await expect(field(page, 'Country')).toHaveValue('Spain');
    await expect(field(page, 'Region')).toHaveValue('Madrid');
    await next(page);
    await expect(stepHeading(page, 'Contact Details')).toBeVisible();
  });

  test('the mailed link opens the step that the visitor has left, unless it names another one', async () => {
    const page = await openWizard({ draft: companyInfo });
    const { link } = await invitation();
    await next(page);
    await expect(stepHeading(page, 'Contact Details')).toBeVisible();
    await page.goto(`${product}/confirm`);
    await page.goto(link);
    await expect(stepHeading(page, 'Contact Details')).toBeVisible();
    await expect(page.getByText('Welcome back')).toBeVisible();
    await expect(page).toHaveURL(`${link}#contact-details`);
    await page.goto(`${product}/confirm`);
    await page.goto(`${link}#company-info`);
    await expect(stepHeading(page, 'Company Info')).toBeVisible();
    await page.goto(`${product}/confirm`);
    await page.goto(link);
    await expect(stepHeading(page, 'Company Info')).toBeVisible();
  });
});

describe('Section 4: auto-save', () => {
  test('form values are saved 300 ms after the last change', async () => {
    const page = await openWizard({ before: holdDelay });
    const saved = async () => (await storageIn(page))['signup-form'] ?? '';
    await field(page, 'Company name').fill('Acme');
    await field(page, 'Company name').fill('Acme Media');
    expect(await saved()).not.toContain('Acme');
    expect(await endDelay(page)).toBe(1);
    expect(await saved()).toContain('"Acme Media"');
    await field(page, 'Company name').fill('Acme Inc');
    expect(await endDelay(page)).toBe(1);
    expect(await saved()).toContain('"Acme Inc"');
  });

  test('what was typed just before Back, or before the page is left, or hidden, is saved', async () => {
    const page = await openWizard({ draft: companyInfo, before: stopDelay });
    await next(page);
    await field(page, 'IM Screenname').fill('ada');
    await button(page, 'Back').click();
    await expect(stepHeading(page, 'Company Info')).toBeVisible();
    expect((await storageIn(page))['signup-form']).toContain('"ada"');
    await field(page, 'Company name').fill('Acme');
    expect((await storageIn(page))['signup-form']).not.toContain('Acme');
    await page.goto(`${product}/confirm`);
    expect((await storageIn(page))['signup-form']).toContain('Acme');
    await page.goBack();
    await field(page, 'Company name').fill('Bcme');
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect((await storageIn(page))['signup-form']).toContain('Bcme');
  });

  test('the whole application can be filled in and restored, but for the passwords', async () => {
    const { page, username } = await openLastStep();
    await field(page, "Anything else you'd like to add?").fill('Two\nlines');
    await page.reload();
    await expect(field(page, 'Choose a Username')).toHaveValue(username);
    await expect(field(page, "Anything else you'd like to add?")).toHaveValue('Two\nlines');
    await expect(field(page, 'Password')).toHaveValue('');
    await expect(field(page, 'Re-enter Password')).toHaveValue('');
  });
});

describe('Readings: a draft of another day', () => {
  test('values of a wrong type are converted where that is lossless, else ignored', async () => {
    const { page } = await openOwnWizard({
      at: 'create-login',
      draft: {
        company_name: 42,
        title: { not: 'text' },
        website_url: ['no'],
        account_address_2: null,
        messenger_type: '10',
        linkedin_url: true,
        how_do_you_market: '4',
        other_channels: ['7', 2, 'gone', 99],
        use_other_cpa_networks: 1,
        other_cpa_networks: 12,
        no_such_field: 'x',
      },
    });
    const calls = requestsFor(page, 'save');
    await field(page, 'Choose a Username').fill(`ada-${Date.now()}`);
    await field(page, 'Password').fill(password);
    await field(page, 'Re-enter Password').fill(password);
    await submit(page);
    await expect(page).toHaveURL(`${product}/thankyou`);
    const sent = calls[0]?.postDataJSON();
    expect(sent).toMatchObject({
      company_name: '42',
      title: '',
      website_url: '',
      account_address_2: '',
      messenger_type: 10,
      how_do_you_market: 4,
      other_channels: [7, 2],
      use_other_cpa_networks: '1',
      other_cpa_networks: '12',
    });
    expect(sent).not.toHaveProperty('no_such_field');
  });

  test('a choice that is not offered is ignored, and asked for again; a stored channel that the provider no longer offers is dropped', async () => {
    const page = await openWizard({
      draft: {
        ...upTo['create-login'],
        contact_start_time: 'Midnight',
        how_do_you_market: 99,
        other_channels: [99, 4],
      },
    });
    await next(page);
    await expect(stepHeading(page, 'Contact Details')).toBeVisible();
    await next(page);
    await expect(summary(page)).toContainText('Best time to contact you by phone');
    await field(page, 'Best time to contact you by phone').selectOption('1:00PM-3:00PM PST');
    await next(page);
    await expect(
      field(page, 'What is your primary method of driving traffic?').locator('option:checked'),
    ).toHaveText('Select a channel');
    await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(1);
    await expect(button(page, 'Remove Display')).toBeVisible();
  });

  // The texts that can't be read are in tests/engine/draft/draft.test.ts.
  test('a draft that cannot be read is said to be lost, and the pre-loaded data is still there', async () => {
    const page = await openWizard({
      storage: { 'signup-form': '{"formValues":' },
      load: loaded({ publisher: { company_name: 'Loaded Inc' } }),
    });
    await expect(page.getByText(unreadable)).toBeVisible();
    await expect(field(page, 'Company name')).toHaveValue('Loaded Inc');
    await field(page, 'Company name').fill('Typed Inc');
    expect(await draftIn(page)).toEqual({ company_name: 'Typed Inc' });
  });
});

describe('Readings: a browser that stores nothing', () => {
  test('with forbidden storage the visitor is told so, and can apply all the same', async () => {
    const { page } = await openLastStepWithoutStorage();
    await expect(page.getByText(notSaved)).toBeVisible();
    await play(page, 'save', { body: {} });
    await submit(page);
    await expect(page).toHaveURL(`${product}/thankyou`);
  });

  test('with full storage the visitor is told so, until there is room again', async () => {
    const page = await openWizard();
    await page.evaluate(() => {
      const write = Storage.prototype.setItem;
      Storage.prototype.setItem = () => {
        throw new DOMException('Full', 'QuotaExceededError');
      };
      Object.assign(window, {
        makeRoom: () => {
          Storage.prototype.setItem = write;
        },
      });
    });
    await field(page, 'Company name').fill('Acme');
    await expect(page.getByText(notSaved)).toBeVisible();
    await page.evaluate(() => (window as unknown as { makeRoom: () => void }).makeRoom());
    await field(page, 'Company name').fill('Acme Media');
    await expect(page.getByText(notSaved)).toHaveCount(0);
    expect(await draftIn(page)).toEqual({ company_name: 'Acme Media' });
  });
});

/** The provider knows every answer but those of the last step, since the browser can remember none. */
async function openLastStepWithoutStorage() {
  return openLastStep({
    load: loaded({ publisher: upTo['create-login'] }),
    before: (page) =>
      page.addInitScript(() => {
        Object.defineProperty(window, 'localStorage', {
          get: () => {
            throw new DOMException('Forbidden', 'SecurityError');
          },
        });
      }),
  });
}

test('two tabs share their answers, and once one has sent them the other keeps nothing', async () => {
  const page = await openWizard({ storage: {} });
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(field(other, 'City')).toBeVisible();
  await field(page, 'City').fill('Rennes');
  await expect(field(other, 'City')).toHaveValue('Rennes');
  await expect(page.getByText('Saved on this device.')).toBeVisible();
  await field(other, 'City').fill('Brest');
  await expect(field(page, 'City')).toHaveValue('Brest');
  await expect(page.getByText('Also answered in another tab')).toContainText('City');
  await page.getByRole('button', { name: 'Start over' }).click();
  await page.getByRole('button', { name: 'Delete them' }).click();
  await expect(field(page, 'City')).toHaveValue('');
  await expect(other.getByText('sent or deleted in another tab')).toBeVisible();
  await field(other, 'City').fill('Nantes');
  await field(other, 'City').blur();
  await other.reload();
  await expect(field(other, 'City')).toHaveValue('');
});

test('answers that another tab stores while this one opens are shown, though no event tells of them', async () => {
  const { link } = await invitation();
  const { name, value } = storedDraft(link, { account_city_name: 'Rennes' });
  const page = await openWizard({
    storage: {},
    before: (page) =>
      page.addInitScript(
        ([name, value]) => {
          const { getItem } = Storage.prototype;
          let isStored = false;
          Storage.prototype.getItem = function (key) {
            const before = getItem.call(this, key);
            if (key === name && !isStored) {
              isStored = true;
              // Events are for other pages: this one is told of nothing, as before it listens.
              this.setItem(name, value);
            }
            return before;
          };
        },
        [name, value] as const,
      ),
  });
  await expect(field(page, 'City')).toHaveValue('Rennes');
});
