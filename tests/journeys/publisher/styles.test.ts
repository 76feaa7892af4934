// Proves that the build has the styles of every step, so that no phone generates them.
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import type { StepName } from './answers.ts';
import { openWizard, titles } from './wizard.ts';

/** Returns the classes of elements on the page whose styles were generated there. */
const generated = (page: Page) =>
  page.evaluate(() => {
    const sheets = [...document.querySelectorAll<HTMLStyleElement>('style[data-emotion]')];
    const rules = sheets.flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])]);
    const classes = rules.flatMap(({ cssText }) => /\.css-\w+/.exec(cssText)?.[0] ?? []);
    return [...new Set(classes)].filter((name) => document.querySelector(name));
  });

test.each(Object.keys(titles) as StepName[])('%s', async (at) => {
  const page = await openWizard({ at });
  // Once lists have been drawn ahead, outside the page.
  await page.waitForLoadState('networkidle');
  const startOver = page.getByRole('button', { name: 'Start over' });
  // Comes with a stored draft, which a build does not know.
  const drafts = at === 'company-info' ? [] : [`.${await startOver.getAttribute('class')}`];
  expect(await generated(page)).toEqual(drafts);
});

test('would be found in the page if it had none', async () => {
  const page = await openWizard({
    at: 'contact-details',
    before: (page) =>
      page.route('**/prerendered-*.css', (route) =>
        route.fulfill({ contentType: 'text/css', body: '.any { color: inherit }' }),
      ),
  });
  expect((await generated(page)).length).toBeGreaterThan(10);
});
