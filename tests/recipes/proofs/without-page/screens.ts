import { expect } from 'vitest';
import { pagePartsOf } from '../../../../src/compiler/5-emit/page-parts.ts';
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

  async 'Put links below every screen'({ source }) {
    const terms = 'https://meridian-network.example/publisher-terms';
    expect(pagePartsOf(source)?.footer).toEqual([
      '© Meridian Partner Network · ',
      { text: 'Terms', href: terms, newTab: true },
    ]);
  },

  // tests/engine/page-notice.test.tsx shows it on its days, and closes it.
  async 'Show a notice above every screen'({ source }) {
    expect(pagePartsOf(source)?.notice).toMatchObject({
      dismissible: true,
      from: '2026-12-18',
      until: '2027-01-06',
    });
  },

  async 'Prove that a rule works'(product) {
    const answers = { email: 'ada@example', confirmEmail: 'ada@example' };
    const { messages } = await product.submitted('apply', answers);
    expect(messages['/email']).toBe('Email must be a valid email address');
  },
};
