import { expect } from 'vitest';
import { instantiateScreen, periodOf } from '../../../../src/compiler/index.ts';
import { exitFrom } from '../../../../src/core/steps/shown-steps.ts';
import { defaultTexts } from '../../../../src/definition/texts.ts';
import { fillPlurals } from '../../../../src/engine/text/fill-plurals.ts';
import { ScreenValues } from '../../../../src/engine/text/screen-values.ts';
import { toOutcome } from '../../../../src/runtime/to-outcome.ts';
import { compileForm, nowhere } from '../../../engine/compile-form.ts';
import type { ProofsWithoutPage } from '../../product-without-page.ts';

/**
 * Proven by the compiled text, and by the function that fills it; the path snapshots of tests/products/workshop show such
 * texts in the browser.
 */
export const values: ProofsWithoutPage = {
  async 'Start with a value of the address'(product) {
    const email = 'eva@example.com';
    const answers = { email: undefined, confirmEmail: email };
    const { sent } = await product.run('apply', { query: { email }, answers });
    expect(sent).toMatchObject({ email });
  },

  async 'Show an answer in a text'({ source: product }) {
    const signup = product.screens.find(({ id }) => id === 'signup');
    const company = signup?.steps.get('company-info');
    if (!signup || !company) throw new Error('The product has no such step.');
    const screen = instantiateScreen(product, signup);
    const intro = 'steps' in screen ? screen.steps[1]?.intro : undefined;
    const progress = {
      answers: { company_name: 'Analytical Media' },
      visible: [{ id: 'company-info' }],
      forms: { 'company-info': compileForm(company.schema, company.ui) },
    };
    const shown = (publisher: object) => {
      const dataSources = { query: {}, page: { url: '' }, loaded: { data: { publisher } } };
      const reader = { dataSources, texts: defaultTexts, language: 'en' };
      const filler = new ScreenValues(screen.values ?? [], reader);
      filler.open(dataSources, progress);
      return filler.fill(String(intro));
    };
    expect(shown({ first_name: 'Ada' })).toBe('Hello Ada, whom may we call at Analytical Media?');
    expect(shown({})).toBe('Hello there, whom may we call at Analytical Media?');
  },

  async 'Say one channel or two channels'({ source: product }) {
    const signup = product.screens.find(({ id }) => id === 'signup');
    const traffic = signup?.steps.get('traffic-channels');
    if (!signup || !traffic) throw new Error('The product has no such step.');
    const screen = instantiateScreen(product, signup);
    const intro = 'steps' in screen ? screen.steps[3]?.intro : undefined;
    const forms = { 'traffic-channels': compileForm(traffic.schema, traffic.ui) };
    const shown = (other_channels?: string[]) => {
      const dataSources = { query: {}, page: { url: '' } };
      const reader = { dataSources, texts: defaultTexts, language: 'en', fillPlurals };
      const filler = new ScreenValues(screen.values ?? [], reader);
      const visible = [{ id: 'traffic-channels' }];
      filler.open(dataSources, { answers: { other_channels }, visible, forms });
      return filler.fill(String(intro));
    };
    expect(shown()).toBe('You named one channel.');
    expect(shown(['Email'])).toBe('You named one more channel.');
    expect(shown(['Email', 'Social'])).toBe('You named 2 more channels.');
  },

  async 'Send one answer or another'(product) {
    const invoiceTo = async (use_other_cpa_networks: string) => {
      const steps = { 'traffic-channels': { use_other_cpa_networks } };
      const { sent } = await product.run('signup', { steps });
      return (sent as { invoice_to: string }).invoice_to;
    };
    expect(await invoiceTo('1')).toBe('Northwind Media');
    expect(await invoiceTo('0')).toBe('northwind');
  },

  async 'Leave a step for a page'({ source: product }) {
    const signup = product.screens.find(({ id }) => id === 'signup');
    if (!signup) throw new Error('The product has no such screen.');
    const screen = instantiateScreen(product, signup);
    const [step] = screen.kind === 'wizard' ? screen.steps : [];
    if (!step) throw new Error('The wizard has no step.');
    const exit = (account_country_name: string) =>
      exitFrom({ steps: [step], dataSources: nowhere }, { account_country_name }, step)?.leave;
    expect(exit('Canada')).toBe('/not-yet');
    expect(exit('Ireland')).toBeUndefined();
  },

  async 'Lead visitors to a payment page'(product) {
    const end = async (body: object) => {
      const { end } = await product.run('signup', { played: { body } });
      return end.at ?? end.says;
    };
    const payment = 'https://pay.example.com/checkout/17';
    expect(await end({ payment })).toBe(payment);
    expect(await end({})).toBe('/thankyou');
    const { addressRefused } = await product.texts('signup');
    expect(await end({ payment: 'https://evil.example/' })).toEqual([addressRefused]);
  },

  async 'Open and close a form'({ source: product }) {
    const apply = product.screens.find(({ id }) => id === 'apply');
    const closed = product.screens.find(({ id }) => id === 'closed');
    expect(apply && periodOf(apply.screen)).toEqual({
      opens: Date.parse('2026-12-01T09:00:00Z'),
      closes: Date.parse('2027-01-31T17:00:00Z'),
    });
    expect(JSON.stringify(closed?.screen)).toContain('until January 31, 2027 at 5:00');
  },

  async 'Lead some visitors to another page'({ source: product }) {
    const signup = product.screens.find(({ id }) => id === 'signup');
    if (!signup) throw new Error('The product has no such screen.');
    const { outcomes } = instantiateScreen(product, signup).submit;
    const goal = (monthly_traffic_income: string) => {
      const sources = { answers: { monthly_traffic_income } };
      const result = { end: 'success', status: 200, body: undefined, sources } as const;
      return toOutcome(result, outcomes).outcome?.go;
    };
    expect(goal('$100,000 +')).toBe('/large-publishers');
    expect(goal('$0 - $4,999')).toBe('/thankyou');
  },
};
