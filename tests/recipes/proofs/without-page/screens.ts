import { expect } from 'vitest';
import { pagePartsOf } from '../../../../src/compiler/5-emit/page-parts.ts';
import type { Answers } from '../../../../src/core/form/coerce-answers.ts';
import { resolveRequest } from '../../../../src/core/mapping/resolve-request.ts';
import type { ProofsWithoutPage } from '../../product-without-page.ts';

export const screens: ProofsWithoutPage = {
  async 'Send something that nobody is asked'(product) {
    const { sent } = await product.run('apply', { query: { campaign: 'spring' } });
    expect(sent).toMatchObject({ campaign: 'spring', form: 'publisher' });
  },

  async 'Send an untouched box as "no"'(product) {
    const sentAs = async (answers: Answers) => {
      const { sent } = await product.run('signup', { steps: { 'create-login': answers } });
      return (sent as Answers).wants_news;
    };
    expect(await sentAs({})).toBe(false);
    expect(await sentAs({ wants_news: true })).toBe(true);
  },

  // The local provider answers by its file: tests/provider.
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

  // tests/engine/page/page-notice.test.tsx shows it on its days, and closes it.
  async 'Show a notice above every screen'({ source }) {
    expect(pagePartsOf(source)?.notice).toMatchObject({
      dismissible: true,
      from: '2026-12-18',
      until: '2027-01-06',
    });
  },

  async 'Say what went wrong with a call'(product) {
    const endOf = async (status: number) =>
      (await product.run('apply', { played: { status } })).end;
    expect(await endOf(429)).toEqual({
      says: ['That was a bit fast. Please wait a minute, then submit again.'],
    });
    expect(await endOf(409)).toEqual({
      fields: { '/email': 'This address has signed up already.' },
    });
  },

  // Beside which answer a message stands: tests/core/mapping/response-errors.test.ts.
  async 'Show the messages of the API beside the fields'(product) {
    const endOf = async (status: number, body: unknown) =>
      (await product.run('apply', { played: { status, body } })).end;
    const bounces = 'This address bounces.';
    const shown = { fields: { '/email': bounces } };
    expect(await endOf(422, { errors: { email: [bounces] } })).toEqual(shown);
    expect(await endOf(422, { errors: [{ pointer: '#/email', detail: bounces }] })).toEqual(shown);
    const { says } = await endOf(422, { errors: { budget: 'Not today.' } });
    expect(says).toEqual(['Not today.']);
    expect((await endOf(422, {})).says?.[0]).toMatch(/^Something went wrong/);
    expect(await endOf(400, { detail: 'We know you.' })).toEqual({ says: ['We know you.'] });
    expect(await endOf(400, undefined)).toEqual({ says: ['We could not take this.'] });
    const { submit } = await product.screen('apply');
    expect(submit?.outcomes['503']).toMatchObject({ retry: true });
  },

  async 'Prove that a rule works'(product) {
    const answers = { email: 'ada@example', confirmEmail: 'ada@example' };
    const { messages } = await product.submitted('apply', answers);
    expect(messages['/email']).toBe('Email must be a valid email address');
  },

  // The whole way, in two browsers: tests/journeys/workshop/bursary.test.ts.
  async 'Save answers to finish elsewhere'(product) {
    const screen = await product.screen('signup');
    if (!screen.saveLater || !screen.mailLink) throw new Error('No call saves the draft.');
    const draft = { answers: { website_url: 'a.example' }, times: {}, version: 1 };
    const loaded = { data: { publisher: { application_id: 'a1' } } };
    const document = { loaded, draft, query: { token: 't1' } };
    expect(screen.saveLater).toMatchObject({ from: '/loaded/data/draft', call: { name: 'keep' } });
    expect(resolveRequest(screen.saveLater, document).send).toEqual({
      application_id: 'a1',
      draft,
    });
    expect(resolveRequest(screen.mailLink, document).send).toEqual({ token: 't1' });
    expect((await product.run('signup', {})).end).toEqual({ at: '/thankyou' });
  },
};
