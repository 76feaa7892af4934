// Proves that a returning visitor is told which answers a changed form needs again, until one is given.
import { expect, it } from 'vitest';
import { draftOf, expectStep, goOn, storedBy, visit } from './studio.ts';

const notice = 'The form has changed since your last visit. Please answer again:';

/** The draft of a visitor of the first version. */
const answers = {
  artist_name: 'Noa Reed',
  born: '1990-05-06',
  lives_in: 'United Kingdom',
  fax: '+441632960009',
  languages: ['uk'],
  craft: 'Glassblowing',
  years_of_practice: 'seven or eight',
  works: [
    { name: 'Bowl', made_in: 2021 },
    { name: 'Vase', made_in: 2023 },
  ],
  stay: { studio: 'kiln', weeks: '6', equipment: ['A glass kiln'] },
};

const comeBack = (step = '') => visit('residency', { answers, version: 1, step });

it('whoever comes back to a changed form is told once what to answer again, where it begins; as long as the visitor only looks, nothing of the draft changes, and a reload tells again', async () => {
  const page = await comeBack();
  const said = page.getByRole('status').filter({ hasText: notice });
  await expectStep(page, 'Your practice');
  await said.waitFor();
  expect(await storedBy(page, 'residency')).toEqual({
    proposal: answers,
    step: 'practice',
    version: 1,
  });
  await page.reload();
  await expectStep(page, 'Your practice');
  expect(await said.textContent()).toBe(
    `${notice} What is your craft? (Your practice); For how long? (Your practice); What do you need? (Your stay).`,
  );
  expect(await page.getByLabel('What is your craft?').inputValue()).toBe('');
  expect(await page.getByRole('group', { name: 'Work 2' }).getByLabel('Title').inputValue()).toBe(
    'Vase',
  );
  await page.getByRole('button', { name: 'Previous' }).click();
  await expectStep(page, 'About you');
  expect(await said.count()).toBe(0);
  expect(await page.getByLabel('Where do you live?').inputValue()).toBe('United Kingdom');
  expect(await page.getByText('English', { exact: true }).count()).toBe(1);
  await goOn(page);
  await expectStep(page, 'Your practice');
  expect(await said.count()).toBe(0);
});

it('once the visitor has answered, the draft is of the new version and no reload tells again', async () => {
  const page = await comeBack('stay');
  await expectStep(page, 'Your practice');
  await page.getByLabel('What is your craft?').selectOption('Weaving');
  await expect
    .poll(() => storedBy(page, 'residency'))
    .toMatchObject({
      version: 3,
      proposal: { craft: 'Weaving', home_country: 'United Kingdom', stay: { weeks: 6 } },
    });
  const draft = (await draftOf(page, 'residency')) as Record<string, unknown>;
  expect(Object.keys(draft)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(lives_in|fax)$/)]),
  );
  await page.reload();
  await expectStep(page, 'Your practice');
  expect(await page.getByLabel('What is your craft?').inputValue()).not.toBe('');
  expect(await page.getByRole('status').filter({ hasText: notice }).count()).toBe(0);
});

it('what a changed form takes is loaded only by a visitor whose draft is of another version', async () => {
  const scripts = async (version: number) => {
    const page = await visit('residency', { answers: { artist_name: 'Noa' }, version });
    await page.getByRole('textbox').first().waitFor();
    return page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => /\/(migrate-draft|resume-draft)-[^/]*\.js$/.test(name)),
    );
  };
  expect(await scripts(3)).toEqual([]);
  expect(await scripts(2)).toHaveLength(2);
  expect(await scripts(4)).toHaveLength(2);
});
