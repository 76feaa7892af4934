import { expect } from '../../journeys/expect.ts';
import { answer, expectError, field, submit } from '../../journeys/publisher/elements.ts';
import type { Proofs } from '../prove.ts';
import { fillLogin, goOn, open, openStep, steps, storedUnder } from '../visit.ts';

export const exercises: Proofs = {
  async 'Change a label'(product) {
    const page = await open(product, '/');
    await expect(field(page, 'Given Name')).toBeVisible();
  },

  async 'Add a field'(product) {
    const page = await openStep(product, 'create-login');
    await answer(page, 'Who told you about us?', 'x'.repeat(101));
    await expectError(page, 'Who told you about us?', 'That is too long');
    await answer(page, 'Who told you about us?', '');
    await expect(field(page, 'Who told you about us?')).toHaveAccessibleDescription(
      'A name or a website',
    );
    await answer(page, 'Who told you about us?', 'A friend');
    await page.reload();
    await expect(field(page, 'Who told you about us?')).toHaveValue('A friend');
  },

  async 'Add a step'(product) {
    // A recipe in the same copy skips Traffic Channels for those without Slack and Telegram.
    const draft = { referrer: 'A friend', messenger_type: 14 };
    const page = await openStep(product, 'create-login', draft);
    expect(await steps(page)).toEqual([
      'Company Info',
      'Contact Details',
      'Traffic Channels',
      'Create Login',
      'Payment',
      'Check your answers',
    ]);
    const username = await fillLogin(page);
    await goOn(page);
    await answer(page, 'Account to pay to', 'GB33 BUKB');
    await goOn(page);
    await submit(page);
    await page.waitForURL('**/thankyou');
    expect(await storedUnder(page, username)).toMatchObject({
      referrer: 'A friend',
      account: 'GB33 BUKB',
    });
  },
};
