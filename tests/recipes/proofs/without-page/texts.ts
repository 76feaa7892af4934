import { expect } from 'vitest';
import { compileScreen } from '../../../../src/compiler/5-emit/compile-screen.ts';
import type { ProofsWithoutPage } from '../../product-without-page.ts';

export const texts: ProofsWithoutPage = {
  async 'Change the words of an email'({ source }) {
    const email = source.sandbox?.calls.email;
    expect(email).toMatchObject({ subject: 'Your application at Meridian Partner Network' });
  },

  async 'Change a text'(product) {
    const labels = await product.labels('apply');
    expect(labels).toContain('Given Name');
    expect(labels).not.toContain('First Name');
  },

  async 'Change a message'(product) {
    const { messages } = await product.submitted('apply', {});
    expect(messages['/last_name']).toBe('Please tell us your last name');
  },

  async 'Change the words on a button'(product) {
    expect((await product.texts('apply')).submit).toBe('Send me the link');
  },

  async 'Explain a question'(product) {
    const { ui } = await product.form('signup/company-info');
    expect(ui.account_address_2).toMatchObject({ 'ui:help': 'Floor, building or the like' });
  },

  async 'Link from a hint'(product) {
    const { ui } = await product.form('signup/contact-details');
    const text = 'How to find your address';
    const link = { text, href: 'https://www.linkedin.com/help', newTab: true };
    expect(ui.linkedin_url).toMatchObject({ 'ui:help': ['Not sure? ', link] });
  },

  async 'Change a name that many texts use'({ source }) {
    const confirm = source.screens.find(({ id }) => id === 'confirm');
    if (!confirm) throw new Error('The product has no such screen.');
    const screen = compileScreen(source, confirm);
    expect(JSON.stringify(screen)).toContain(
      "The provider's domain is mail.meridian-network.example.",
    );
  },
};
