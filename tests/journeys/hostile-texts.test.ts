// Proves that no text of the definitions, the provider or the visitor is run as markup or script in the built pages.
import type { Page } from 'playwright';
import { inject, test } from 'vitest';
import { expect } from './expect.ts';
import { hostilePlaces } from './hostile-texts/definitions.ts';
import { intercept } from './intercept.ts';
import { type StepName, upTo } from './publisher/answers.ts';
import { loaded } from './publisher/provider.ts';
import { storedDraft } from './stored-draft.ts';
import { visitor } from './visitor.ts';

/** Ends every element that it may stand in, and begins others. */
const inData = (place: string) =>
  `"'></title><img src=/at-${place} onerror=alert(1) data-at=${place} ><script>alert(1)</script>`;

/** The product in which every text is hostile. */
const url = inject('served')['hostile-texts'] ?? '';
/** Every place of a text in the definitions, each with its number in it. */
const places = (await hostilePlaces()).map(({ file, pointer }) => `${file}${pointer}`);

const seen = new Set<string>();
/** The pages on which a text was run as a script. */
const alerts: string[] = [];

/** Expects a page to show texts as they are written, and remembers the places of those that it has, however they are read. */
async function look(page: Page): Promise<void> {
  const foreign = page.locator(
    '[onfocus], [autofocus], [data-at], script:not([src]), title ~ title',
  );
  await expect(foreign).toHaveCount(0);
  const read = await page.evaluate(() => [
    document.title,
    ...[...document.querySelectorAll('body, body *')].flatMap((element) => [
      ...[...element.attributes].map(({ value }) => value),
      // A part that breaks nowhere stands in an element of its own.
      ...(element.querySelector(':scope > .piece') ? [element.textContent] : []),
      ...[...element.childNodes].flatMap((node) => (node.nodeType === 3 ? [node.nodeValue] : [])),
      element instanceof HTMLInputElement ? element.value : '',
    ]),
  ]);
  for (const text of read) {
    for (const [, place = ''] of String(text).matchAll(/data-at=([\w-]+) /g)) seen.add(place);
  }
}

async function open(path: string, formValues: object = {}): Promise<Page> {
  const page = await visitor({
    expected: /Failed to load resource/,
    storageState: {
      cookies: [],
      origins: [
        {
          origin: url,
          localStorage: [storedDraft(path, formValues)],
        },
      ],
    },
  });
  page.on('dialog', (dialog) => {
    alerts.push(page.url());
    return dialog.dismiss();
  });
  const channels = [1, 2, 3, 4].map((id) => ({ id, name: `Channel ${id}${inData('channel')}` }));
  await intercept(page, `${url}/publisher/signup/load`, ({ answer }) =>
    answer({ json: loaded({ channels, publisher: { website_url: inData('prefill') } }).body }),
  );
  await page.goto(url + path);
  await page.getByRole('heading').first().waitFor();
  return page;
}

test.each(['/', '/confirm', '/received', '/thankyou', '/error', `/no/such/${inData('address')}`])(
  'the page %s shows hostile texts as they are',
  async (path) => {
    const page = await open(path);
    await look(page);
    // Some pages say less to those who open them by hand than to those whom a screen has led there.
    const passed = { usr: { shown: { opener: '/' } } };
    await page.evaluate(([state, at]) => history.replaceState(state, '', at), [
      passed,
      path,
    ] as const);
    await page.reload();
    await page.getByRole('heading').first().waitFor();
    await look(page);
    if (path !== '/') return;
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByRole('group', { name: /needs? your attention/ }).waitFor();
    await look(page);
    await intercept(page, `${url}/publisher/signup/email`, ({ answer }) => answer({ json: {} }));
    for (const box of await page.getByRole('textbox').all()) await box.fill('ada@example.com');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.waitForURL(`${url}/confirm`);
    await look(page);
    await page.getByRole('button').first().click();
    await page.getByRole('status').filter({ hasText: /./ }).waitFor();
    await look(page);
  },
);

test.each(Object.keys(upTo) as StepName[])('so does the step %s', async (step) => {
  const answers = { ...upTo[step], company_name: inData('answer'), comments: inData('draft') };
  const page = await open(
    `/signup?token=${encodeURIComponent(inData('query'))}#${step}`,
    step === 'company-info' ? { company_name: inData('answer') } : answers,
  );
  // A list can only be opened once the questions are there.
  await page.getByRole('region').getByRole('heading', { level: 2 }).waitFor();
  await look(page);
  const list = page.getByRole('listbox');
  for (const box of await page.locator('[aria-autocomplete]').all()) {
    // The list takes the place of the box that waits for it.
    await box.hover();
    await box.press('ArrowDown');
    // That of regions says to choose a country first, and is none until then.
    if (!/region/.test((await box.getAttribute('name')) ?? '')) await list.waitFor();
    await look(page);
    await box.blur();
    await expect(list).toBeHidden();
  }
  await page.getByRole('button', { name: step === 'create-login' ? /^Submit/ : /^Next/ }).click();
  await page.getByRole('group', { name: /needs? your attention/ }).waitFor();
  await look(page);
});

test('and every text of the definitions was on a page, but for messages of other rules and failures', () => {
  const others =
    /messages|\/outcomes\/|\/then\/|^app.json\/description$|^apply\/schema.json\/(properties\/agree\/)?title$/;
  const missing = places.filter((place, index) => !seen.has(String(index)) && !others.test(place));
  expect(missing).toEqual([]);
  expect(alerts).toEqual([]);
  expect(places.length).toBeGreaterThan(100);
  for (const place of ['channel', 'answer', 'draft', 'prefill', 'engine-next']) {
    expect(seen).toContain(place);
  }
});
