import { expect } from 'vitest';
import type { ProofsWithoutPage } from '../../product-without-page.ts';

export const screens: ProofsWithoutPage = {
  async 'Send something that nobody is asked'(product) {
    const { sent } = await product.run('apply', { query: { campaign: 'spring' } });
    expect(sent).toMatchObject({ campaign: 'spring', form: 'publisher' });
  },

  // The local provider answers by its file: tests/sandbox.
  async 'Try it with other data'({ source }) {
    expect(source.sandbox?.data?.channels).toContainEqual({ id: 12, name: 'Podcasts' });
  },

  async 'Prove that a rule works'(product) {
    const answers = { email: 'ada@example', confirmEmail: 'ada@example' };
    const { messages } = await product.submitted('apply', answers);
    expect(messages['/email']).toBe('Email must be a valid email address');
  },
};
