import { expect } from 'vitest';
import { visibleSteps } from '../../../../src/core/steps/shown-steps.ts';
import { nowhere } from '../../../engine/compile-form.ts';
import type { ProductWithoutPage, ProofsWithoutPage } from '../../product-without-page.ts';

/** Returns the titles of the steps that a visitor with some answers sees. */
async function titles(
  product: ProductWithoutPage,
  answers: object = {},
  query: Record<string, string> = {},
): Promise<string[]> {
  const screen = await product.screen('signup');
  if (screen.kind !== 'wizard') throw new Error('The screen is no wizard.');
  const context = { steps: screen.steps, dataSources: { ...nowhere, query } };
  return visibleSteps(context, { ...answers }).map(({ title }) => title);
}

export const steps: ProofsWithoutPage = {
  async 'Load data when a step opens'(product) {
    const step = 'traffic-channels';
    const { sent } = await product.run('signup', { steps: { [step]: { manager: 'm1' } } });
    expect(sent).toMatchObject({ manager: 'm1' });
    const journey = product.run('signup', { calls: { managers: { status: 503 } } });
    await expect(journey).rejects.toThrow('does not load');
  },

  async 'Skip a step'(product) {
    const [signal, telegram] = [15, 14];
    const without = ['Company Info', 'Contact Details', 'Create Login'];
    expect(await titles(product, { messenger_type: signal })).toEqual(without);
    const all = without.toSpliced(2, 0, 'Traffic Channels');
    expect(await titles(product, { messenger_type: telegram })).toEqual(all);
  },

  async 'Skip a step by the address or the response'(product) {
    const without = ['Company Info', 'Contact Details', 'Create Login'];
    expect(await titles(product)).toEqual(without);
    const all = without.toSpliced(2, 0, 'Traffic Channels');
    expect(await titles(product, {}, { from: 'partner' })).toEqual(all);
  },

  async 'Repeat a step for each choice'(product) {
    const chosen = { how_do_you_market: 3, other_channels: [2] };
    const repeated = async (answers: object) => (await titles(product, answers)).slice(3, -1);
    expect(await repeated({})).toEqual([]);
    // The names of the channels come with the response.
    expect(await repeated(chosen)).toEqual(['Your results with 3', 'Your results with 2']);
    const results = [
      { channel: 3, orders: 5 },
      { channel: 2, orders: 40 },
    ];
    const { openedSteps, sent } = await product.run('signup', {
      steps: { 'traffic-channels': chosen, results: { results } },
    });
    expect(openedSteps.slice(3, -1)).toEqual(['results/1', 'results/2']);
    expect(sent).toMatchObject({ results });
  },

  // Its list, and its links: tests/journeys/workshop/review.test.ts.
  async 'Show the answers before they are sent'(product) {
    expect((await titles(product)).at(-1)).toBe('Check your answers');
    const { openedSteps, end } = await product.run('signup', {});
    expect(openedSteps.at(-1)).toBe('check');
    expect(end).toEqual({ at: '/thankyou' });
  },
};

export const exercises: ProofsWithoutPage = {
  async 'Change a label'(product) {
    expect(await product.labels('apply')).toContain('Given Name');
  },

  async 'Add a field'(product) {
    const label = 'Who told you about us?';
    expect(await product.labels('signup/create-login')).toContain(label);
    const referrer = 'x'.repeat(101);
    const { messages } = await product.submitted('signup/create-login', { referrer });
    expect(messages['/referrer']).toBe('That is too long');
    const { ui } = await product.form('signup/create-login');
    expect(ui.referrer).toMatchObject({ 'ui:help': 'A name or a website' });
    const { answers } = await product.returnTo('signup', 1, { referrer: 'A friend' });
    expect(answers).toMatchObject({ referrer: 'A friend' });
    const steps = { 'create-login': { referrer: 'A friend' } };
    expect((await product.run('signup', { steps })).sent).toMatchObject({ referrer: 'A friend' });
  },

  async 'Add a step'(product) {
    expect(await titles(product)).toEqual([
      'Company Info',
      'Contact Details',
      'Traffic Channels',
      'Create Login',
      'Payment',
    ]);
    const steps = { payment: { account: 'GB33 BUKB' } };
    expect((await product.run('signup', { steps })).sent).toMatchObject({ account: 'GB33 BUKB' });
  },
};
