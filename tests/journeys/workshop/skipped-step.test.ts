// Proves that a step that an answer skips leaves the stepper, the history and what is sent, but loses no answer.
import { expect, it } from 'vitest';
import { booking, callsOf, expectStep, goOn, stepsOf, visit } from './studio.ts';

const alone = ['Session', 'Contact and address', 'Check your answers'];
const together = ['Session', 'Your guests', 'Contact and address', 'Check your answers'];

it('a step comes and goes with the answer that it depends on, in the stepper too', async () => {
  const page = await visit('book', { answers: booking() });
  await expectStep(page, 'Session');
  expect(await stepsOf(page)).toEqual(alone);
  await page.getByRole('radio', { name: 'Yes' }).check();
  await expect.poll(() => stepsOf(page)).toEqual(together);
  await goOn(page);
  await expectStep(page, 'Your guests');
  await page.getByRole('button', { name: 'Previous' }).click();
  await page.getByRole('radio', { name: 'No', exact: true }).check();
  await expect.poll(() => stepsOf(page)).toEqual(alone);
  await goOn(page);
  await expectStep(page, 'Contact and address');
});

it('Back and Forward of the browser step over a step that is skipped by now; what was answered in it is not sent, and is there when it is asked again', async () => {
  const page = await visit('book', { answers: booking('Bo Chen'), step: 'session' });
  const calls = callsOf(page);
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
  await page.getByRole('radio', { name: 'Yes' }).check();
  await goOn(page);
  expect(await page.getByLabel('Full name').inputValue()).toBe('Bo Chen');
  await page.getByRole('button', { name: 'Previous' }).click();
  await page.getByRole('radio', { name: 'No', exact: true }).check();
  await goOn(page);
  await expectStep(page, 'Contact and address');
  await goOn(page);
  await expectStep(page, 'Check your answers');
  await page.getByRole('button', { name: 'Book now' }).click();
  await page.waitForURL(/booked/);
  expect(calls.at(-1)?.postDataJSON()).toMatchObject({ guests: [] });
});
