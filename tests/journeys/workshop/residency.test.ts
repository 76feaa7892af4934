// Proves that dates, lists, groups and an assistant's step of a residency reach its call as defined.
import { expect, it } from 'vitest';
import { visitor } from '../visitor.ts';
import {
  application,
  callsOf,
  expectStep,
  focused,
  goOn,
  lineOf,
  studio,
  visit,
} from './studio.ts';

it('an artist applies for a residency with an assistant', async () => {
  const page = await visitor();
  const calls = callsOf(page);
  await page.goto(`${studio}/residency?year=2028`);
  await page.getByLabel('Name you work under').fill('Noa Reed');
  await page.getByLabel('Day', { exact: true }).fill('6');
  await page.getByLabel('Month', { exact: true }).fill('5');
  await page.getByLabel('Year', { exact: true }).fill('1990');
  await page.getByRole('combobox', { name: 'Where do you live?' }).fill('United King');
  await page.keyboard.press('Enter');
  await page.getByRole('combobox', { name: 'Which languages' }).click();
  await page.getByRole('option', { name: 'Welsh' }).click();
  await page.getByRole('option', { name: 'Japanese' }).click();
  await page.keyboard.press('Escape');
  await goOn(page);

  await expectStep(page, 'Your practice');
  await page.getByLabel('What is your craft?').selectOption('Weaving');
  await page.getByLabel('For how long?').fill('7.5');
  await page.getByLabel('What would you work on here?').fill('A long cloth in many colours.');
  for (const [number, year] of [
    [1, '2021'],
    [2, '2024'],
  ] as const) {
    const work = page.getByRole('group', { name: `Work ${number}` });
    await work.getByLabel('Title').fill(`Cloth ${number}`);
    await work.getByLabel('Year').fill(year);
  }
  await page.getByRole('group', { name: 'Work 2' }).getByLabel('sold').check();
  await goOn(page);

  await expectStep(page, 'Your stay');
  expect(await page.getByLabel('Length of stay').inputValue()).toBe('4');
  await page.getByLabel('The loom room').check();
  await page.getByLabel('Earliest arrival').fill('2028-06-01');
  await page.getByLabel('A floor loom').check();
  await page.getByLabel('A wheel').check();
  await page.getByRole('radio', { name: 'Yes' }).check();
  await goOn(page);

  await expectStep(page, 'Your assistant');
  await page.getByLabel('Name').fill('Max Hill');
  await goOn(page);
  await expectStep(page, 'Your application');
  await goOn(page);
  await expectStep(page, 'Declaration');
  expect(await page.getByLabel('Send me news').isChecked()).toBe(true);
  await page.getByLabel('Send me news').uncheck();
  await page.getByLabel('All of this is true').check();
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('heading', { name: 'Thank you for your application.' }).waitFor();

  expect(calls.map(lineOf)).toEqual([
    'GET /api/residencies?year=2028',
    'PUT /api/residencies/2028/proposals',
  ]);
  expect(calls[1]?.postDataJSON()).toEqual({
    kind: 'residency',
    from: 'website',
    artist_name: 'Noa Reed',
    born: '1990-05-06',
    home_country: 'United Kingdom',
    languages: ['cy', 'ja'],
    portfolio: '',
    craft: 'Weaving',
    years_of_practice: 7.5,
    statement: 'A long cloth in many colours.',
    works: [
      { work_title: 'Cloth 1', made_in: 2021, sold: false },
      { work_title: 'Cloth 2', made_in: 2024, sold: true },
    ],
    stay: {
      studio: 'loom',
      arrival: '2028-06-01',
      weeks: 4,
      equipment: ['A wheel', 'A floor loom'],
      with_assistant: 'yes',
    },
    assistant: { assistant_name: 'Max Hill', assistant_email: '', pays: null },
    truthful: true,
    newsletter: false,
  });
});

it('a group that is not required asks for nothing until something in it is answered', async () => {
  const answers = application('Rug', 'Shawl');
  const stay = { ...(answers.stay as object), with_assistant: 'yes' };
  const page = await visit('residency', { answers: { ...answers, stay }, step: 'assistant' });
  await expectStep(page, 'Your assistant');
  await page.getByLabel('Email').fill('max@example.com');
  await goOn(page);
  await page.getByText('Please answer this question', { exact: true }).first().waitFor();
  await page.getByRole('link', { name: /^Name/ }).click();
  expect(await focused(page)).toBe('Name');
  await page.getByLabel('Email').fill('');
  await goOn(page);
  await expectStep(page, 'Your application');
});

it('a number and a day say what is wrong with them', async () => {
  const page = await visit('residency', { answers: application('Rug', 'Shawl'), step: 'practice' });
  const years = page.getByLabel('For how long?');
  for (const [typed, message] of [
    ['a while', 'Please enter a number'],
    ['0.2', 'The smallest number possible is 0.5'],
    ['81', 'The largest number possible is 80'],
    ['', 'Please answer this question'],
  ] as const) {
    await years.fill(typed);
    await years.blur();
    await page.getByText(message, { exact: true }).waitFor();
  }
});
