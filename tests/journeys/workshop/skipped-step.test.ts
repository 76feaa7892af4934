import { expect, it } from 'vitest';
import { addressOf, booking, callsOf, expectStep, goOn, stepsOf, visit } from './studio.ts';

const alone = ['Session', 'Contact and address', 'Check your answers'];
const together = ['Session', 'Your guests', 'Contact and address', 'Check your answers'];

it('a step comes and goes with the answer that it depends on, in the stepper too', async () => {
  const page = await visit('book', { answers: booking() });
  await expectStep(page, 'Session');
  expect(await stepsOf(page)).toEqual(alone);
  await page.getByRole('radio', { name: 'Yes' }).check();
  expect(await stepsOf(page)).toEqual(together);
  await goOn(page);
  await expectStep(page, 'Your guests');
  await page.getByRole('button', { name: 'Previous' }).click();
  await page.getByRole('radio', { name: 'No', exact: true }).check();
  expect(await stepsOf(page)).toEqual(alone);
  await goOn(page);
  await expectStep(page, 'Contact and address');
});

it('what was answered in a skipped step is not sent, and is there when it is asked again', async () => {
  const page = await visit('book', { answers: booking('Bo Chen'), step: 'session' });
  const calls = callsOf(page);
  await page.getByRole('radio', { name: 'No', exact: true }).check();
  await goOn(page);
  await expectStep(page, 'Contact and address');
  await page.getByRole('button', { name: 'Previous' }).click();
  await page.getByRole('radio', { name: 'Yes' }).check();
  await goOn(page);
  expect(await page.getByLabel('Full name').inputValue()).toBe('Bo Chen');
  await page.getByRole('button', { name: 'Previous' }).click();
  await page.getByRole('radio', { name: 'No', exact: true }).check();
  await goOn(page);
  await goOn(page);
  await expectStep(page, 'Check your answers');
  await page.getByRole('button', { name: 'Book now' }).click();
  await page.waitForURL(/booked/);
  expect(calls.at(-1)?.postDataJSON()).toMatchObject({ guests: [] });
});

it('Back and Forward of the browser step over a step that is skipped by now', async () => {
  const page = await visit('book', { answers: booking('Bo Chen'), step: 'session' });
  await goOn(page);
  await expectStep(page, 'Your guests');
  await goOn(page);
  await expectStep(page, 'Contact and address');
  await page.goBack();
  await page.goBack();
  await expectStep(page, 'Session');
  await page.getByRole('radio', { name: 'No', exact: true }).check();
  await page.goForward();
  await expectStep(page, 'Contact and address');
  await page.goBack();
  await expectStep(page, 'Session');
});

it('an address that names a skipped step opens the one after it', async () => {
  const page = await visit('book', { answers: booking(), step: 'guests' });
  await expectStep(page, 'Contact and address');
  expect(page.url()).toBe(addressOf('book', 'contact'));
});
