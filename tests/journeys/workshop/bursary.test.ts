// Proves that an application that is saved for later goes on in another browser with the newest answers.
import { expect, it } from 'vitest';
import { visitor } from '../visitor.ts';
import { callsOf, expectStep, goOn, studio } from './studio.ts';

/** Returns the newest mail to an address. */
async function mailTo(address: string): Promise<{ subject: string; link: string }> {
  const outbox = await (await fetch(`${studio}/sandbox/outbox.json`)).json();
  return outbox.find(({ to }: { to: string }) => to === address);
}

it('a visit begins in one browser and ends in another', async () => {
  const laptop = await visitor({ expected: /status of 403/ });
  const email = `${crypto.randomUUID()}@example.com`;
  await laptop.goto(`${studio}/bursary`);
  await laptop.getByLabel('Full name').fill('Ada Moor');
  await laptop.getByLabel('Email').fill(email);
  await laptop.getByRole('button', { name: 'Send' }).click();
  await laptop.getByRole('heading', { name: 'Your link is on its way' }).waitFor();
  const { link } = await mailTo(email);
  await laptop.goto(link);
  await laptop.getByRole('radio', { name: 'Weaving' }).check();
  await laptop.getByLabel('What would you like to make?').fill('A long cloth.');
  await goOn(laptop);
  await expectStep(laptop, 'Money');
  await laptop.getByLabel('How much').fill('300');
  await laptop.getByLabel('A word by which we know you').fill('sesame');
  await laptop.getByRole('button', { name: 'Save and finish later' }).click();
  await laptop.getByRole('status').getByText('We have sent you the link again').waitFor();

  const reminder = await mailTo(email);
  expect(reminder).toMatchObject({ subject: 'Finish your bursary application', link });
  const phone = await visitor({ viewport: { width: 360, height: 740 } });
  const calls = callsOf(phone);
  await phone.goto(reminder.link);
  await phone.getByRole('status').getByText('Welcome back').waitFor();
  expect(await phone.getByRole('radio', { name: 'Weaving' }).isChecked()).toBe(true);
  await phone.getByLabel('What would you like to make?').fill('A short cloth.');
  await goOn(phone);
  await expectStep(phone, 'Money');
  expect(await phone.getByLabel('How much').inputValue()).toBe('300');
  expect(await phone.getByLabel('A word by which we know you').inputValue()).toBe('');

  // The browser of before has the other answers, and gets the newer one.
  await expect
    .poll(() =>
      calls
        .filter((call) => call.method() === 'PUT')
        .at(-1)
        ?.postData(),
    )
    .toContain('A short cloth.');
  await laptop.goto(link);
  // The link opens the step that was left here.
  await expectStep(laptop, 'Money');
  await laptop.getByRole('button', { name: 'Previous' }).click();
  await expect
    .poll(() => laptop.getByLabel('What would you like to make?').inputValue())
    .toBe('A short cloth.');

  await phone.getByRole('button', { name: 'Send' }).click();
  await phone.waitForURL('**/received');
  await laptop.getByLabel('What would you like to make?').fill('No cloth.');
  await laptop.getByRole('status').getByText('Changes are on this device only').waitFor();
});
