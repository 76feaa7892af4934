import { answer, expectError } from '../../journeys/publisher/elements.ts';
import type { Proofs } from '../prove.ts';
import { open, signUp } from '../visit.ts';

export const examples: Proofs = {
  async 'Prove that a rule works'(product) {
    const page = await open(product, '/');
    await answer(page, 'Email Address', 'ada@example');
    await answer(page, 'Confirm Email Address', 'ada@example');
    await signUp(page);
    await expectError(page, 'Email Address', 'Email must be a valid email address');
  },
};
