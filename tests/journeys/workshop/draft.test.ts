// Proves that lists and groups come back from a draft in the built product, and two wizards keep theirs apart.
import { expect, it } from 'vitest';
import { addressOf, application, booking, draftOf, expectStep, visit } from './studio.ts';

it('a reload brings back a list with its items, and groups with their answers', async () => {
  const page = await visit('residency', { answers: application('Rug', 'Shawl'), step: 'practice' });
  await page.getByRole('button', { name: 'Add another work' }).click();
  const third = page.getByRole('group', { name: 'Work 3' });
  await third.getByLabel('Title').fill('Blanket');
  await third.getByLabel('sold').check();
  await page.reload();
  await expectStep(page, 'Your practice');
  expect(await third.getByLabel('Title').inputValue()).toBe('Blanket');
  expect(await third.getByLabel('sold').isChecked()).toBe(true);
  expect(await draftOf(page, 'residency')).toMatchObject({
    works: [{ work_title: 'Rug' }, { work_title: 'Shawl' }, { work_title: 'Blanket', sold: true }],
    stay: { studio: 'loom' },
  });
});

it('answers of another shape are made to fit, item by item', async () => {
  const guests = [{ full_name: 7, age: '34', needs: ['vegan', 'gone'] }, 'nobody', null];
  const answers = { ...booking(), bringing_guests: 'true', guests };
  const page = await visit('book', { answers, step: 'guests' });
  await expectStep(page, 'Your guests');
  const [first, second] = [1, 2].map((n) => page.getByRole('group', { name: `Guest ${n}` }));
  expect(await first?.getByLabel('Full name').inputValue()).toBe('7');
  expect(await first?.getByLabel('Age').inputValue()).toBe('34');
  expect(await first?.getByLabel('Eats vegan').isChecked()).toBe(true);
  expect(await second?.getByLabel('Full name').inputValue()).toBe('');
});

it('two wizards keep their answers apart', async () => {
  const page = await visit('book', { answers: booking(), step: 'contact' });
  await page.getByLabel('Postcode').fill('ZZ9');
  await expect.poll(() => draftOf(page, 'book')).toMatchObject({ address: { postcode: 'ZZ9' } });
  await page.goto(addressOf('residency'));
  await page.getByLabel('Name you work under').fill('Noa Reed');
  await expect.poll(() => draftOf(page, 'residency')).toMatchObject({ artist_name: 'Noa Reed' });
  expect(await draftOf(page, 'book')).toMatchObject({ address: { postcode: 'ZZ9' } });
});

it('an answer over a prefilled one stays, and a default stays changed', async () => {
  const answers = application('Rug', 'Shawl');
  const stay = { ...(answers.stay as object), weeks: 9 };
  const page = await visit('residency', {
    answers: { ...answers, stay, newsletter: false, truthful: true },
    step: 'stay',
  });
  expect(await page.getByLabel('Length of stay').inputValue()).toBe('9');
  await page.goto(addressOf('residency', 'declaration'));
  await expectStep(page, 'Declaration');
  expect(await page.getByLabel('Send me news').isChecked()).toBe(false);
});
