import { expect } from '../../journeys/expect.ts';
import { field, stepHeading, submit } from '../../journeys/publisher/elements.ts';
import type { Proofs } from '../prove.ts';
import { fillLogin, goOn, openStep, storedUnder } from '../visit.ts';

export const keptAnswers: Proofs = {
  async 'Rename a question without losing kept answers'(product) {
    const page = await openStep(product, 'create-login', { comments: 'Ring me in the morning' });
    await expect(field(page, "Anything else you'd like to add?")).toHaveValue(
      'Ring me in the morning',
    );
    await expect(page.getByText('The form has changed')).toHaveCount(0);
    const username = await fillLogin(page);
    await goOn(page);
    await goOn(page);
    await expect(stepHeading(page, 'Check your answers')).toBeVisible();
    await submit(page);
    await page.waitForURL('**/thankyou');
    const stored = await storedUnder(page, username);
    expect(stored).toMatchObject({ remarks: 'Ring me in the morning' });
    expect(stored).not.toHaveProperty('comments');
  },
};
