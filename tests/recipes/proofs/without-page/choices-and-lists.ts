import { expect } from 'vitest';
import { type Answers, coerceAnswers } from '../../../../src/core/form/coerce-answers.ts';
import type { ProofsWithoutPage } from '../../product-without-page.ts';

export const choicesAndLists: ProofsWithoutPage = {
  async 'Let visitors choose at most three'(product) {
    const topics = ['Offers', 'Payments', 'Events', 'Tools'];
    const { messages } = await product.submitted('signup/create-login', { topics });
    expect(messages['/topics']).toBe('Please choose at most 3');
    const few = topics.slice(1);
    const steps = { 'create-login': { topics: few } };
    expect((await product.run('signup', { steps })).sent).toMatchObject({ topics: few });
  },

  async 'Ask for the same group in two places'(product) {
    const labels = await product.labels('signup/company-info');
    expect(labels.filter((label) => label === 'Street')).toHaveLength(2);
    const warehouse = { street: 'Mill Lane', city: 'Hastings' };
    const steps = { 'company-info': { warehouse } };
    expect((await product.run('signup', { steps })).sent).toMatchObject({ warehouse });
  },

  async 'Offer "None of these"'(product) {
    const { questions } = await product.form('signup/traffic-channels');
    const placements = questions.find(({ pointer }) => pointer === '/placements');
    expect(placements).toMatchObject({ widget: 'checkboxes', exclusive: 'none' });
    const steps = { 'traffic-channels': { placements: ['none'] } };
    expect((await product.run('signup', { steps })).sent).toMatchObject({ placements: ['none'] });
  },

  async 'Ask for several of a kind'(product) {
    const { ui } = await product.form('signup/traffic-channels');
    expect(ui.campaigns).toMatchObject({ 'ui:options': { addText: 'Add a campaign' } });
    const campaigns = ['Brown', 'Green', 'White', 'Black'].map((advertiser) => ({ advertiser }));
    const { messages } = await product.submitted('signup/traffic-channels', { campaigns });
    expect(messages['/campaigns']).toBe('3 campaigns at most');
    const few = [{ advertiser: 'Brown', year: 2024 }, { advertiser: 'White' }];
    const steps = { 'traffic-channels': { campaigns: few } };
    expect((await product.run('signup', { steps })).sent).toMatchObject({ campaigns: few });
  },

  async 'Let a call bring the choices'(product) {
    const { sent } = await product.run('signup', { steps: { 'company-info': { office: 2 } } });
    expect(sent).toMatchObject({ office: 2 });
    const elsewhere = await product.run('signup', { steps: { 'company-info': { office: 3 } } });
    expect(elsewhere.stop?.unasked).toEqual(['office']);
    const calls = { offices: { status: 503 } };
    const failed = await product.run('signup', { calls, steps: { 'company-info': { office: 3 } } });
    expect(failed.sent).toMatchObject({ office: 3 });
  },

  async 'Let visitors search a long list'(product) {
    const { questions } = await product.form('signup/company-info');
    const street = questions.find(({ pointer }) => pointer === '/street');
    expect([street?.widget, street?.source?.call?.searches]).toEqual(['search', true]);
    const { sent } = await product.run('signup', { steps: { 'company-info': { street: 's2' } } });
    expect(sent).toMatchObject({ street: 's2' });
  },

  async 'Suggest answers, and take any other text'(product) {
    const { ui } = await product.form('signup/company-info');
    expect(ui.branch).toMatchObject({ 'ui:options': { freeText: true } });
    const { sent } = await product.run('signup', {
      steps: { 'company-info': { branch: 'Little Hampton' } },
    });
    expect(sent).toMatchObject({ branch: 'Little Hampton' });
    const tooLong = { branch: 'A city with a name of more than forty letters' };
    const { messages } = await product.submitted('signup/company-info', tooLong);
    expect(messages['/branch']).toBe('At most 40 characters');
  },

  async 'Ask several questions in a table'(product) {
    const { ui, questions } = await product.form('signup/create-login');
    const rows = questions.filter(({ pointer }) => pointer.startsWith('/opinions/'));
    expect(ui.opinions).toMatchObject({ 'ui:widget': 'matrix' });
    expect(rows.map(({ widget, label }) => [widget, label])).toEqual([
      ['matrix', 'our offers'],
      ['matrix', 'our payments'],
    ]);
    const opinions = { payments: 2 };
    const { messages } = await product.submitted('signup/create-login', { opinions });
    expect(Object.keys(messages)).toContain('/opinions/offers');
    expect(Object.keys(messages)).not.toContain('/opinions/payments');
  },

  async 'Ask for several of a kind in a table'(product) {
    const { ui } = await product.form('signup/traffic-channels');
    expect(ui.expenses).toMatchObject({ 'ui:arrangement': 'table' });
    const expenses = [{ spent_on: 'Banners', cost: 20 }, { cost: 30 }];
    const { answers, messages } = await product.submitted('signup/traffic-channels', { expenses });
    expect(answers).toHaveProperty('all_costs', 50);
    expect(Object.keys(messages)).toContain('/expenses/1/spent_on');
  },

  async 'Ask the same for each row'(product) {
    const { ui } = await product.form('signup/create-login');
    expect(ui.hours).toMatchObject({ 'ui:arrangement': 'table' });
    const hours = { monday: { opens: '09:00' }, tuesday: { closed: true, opens: '09:00' } };
    const { answers, messages } = await product.submitted('signup/create-login', { hours });
    expect(answers.hours).toEqual({ monday: { opens: '09:00' }, tuesday: { closed: true } });
    expect(Object.keys(messages)).toContain('/hours/monday/closes');
    expect(Object.keys(messages)).not.toContain('/hours/tuesday/closes');
  },

  async 'Let visitors put choices in order'(product) {
    const goals = ['speed', 'support', 'income'];
    const { answers } = await product.submitted('signup/create-login', { goals });
    expect(answers).toHaveProperty('goals', goals);
    const partly = await product.submitted('signup/create-login', { goals: ['speed'] });
    expect(partly.messages['/goals']).toBe('Please put all of them in order');
  },

  async 'Let visitors choose the most important ones and order them'(product) {
    const submitted = (priorities: string[]) =>
      product.submitted('signup/create-login', { priorities });
    const priorities = ['speed', 'income'];
    expect((await submitted(priorities)).answers).toHaveProperty('priorities', priorities);
    const { messages } = await submitted(['speed']);
    expect(messages['/priorities']).toBe('Please choose at least 2');
  },

  async 'Close a choice'(product) {
    const { questions } = await product.form('signup/create-login');
    const plan = questions.find(({ pointer }) => pointer === '/plan');
    expect(plan?.choices?.map(({ disabled }) => disabled)).toEqual([undefined, 'From January on']);
    const restored = (plan: string) =>
      coerceAnswers(questions, { plan }, { query: {}, page: { url: '' } }).plan;
    expect(restored('basic')).toBe('basic');
    expect(restored('premium')).toBeUndefined();
  },

  async 'Offer "Other, please say which"'(product) {
    const submitted = (heard_of_us: string) =>
      product.submitted('signup/create-login', { heard_of_us });
    expect((await submitted('fair')).answers).toHaveProperty('heard_of_us', 'fair');
    expect((await submitted('On the radio')).answers).toHaveProperty('heard_of_us', 'On the radio');
    const { messages } = await submitted('x'.repeat(61));
    expect(messages['/heard_of_us']).toBe('Please say where, in 60 characters at most');
  },

  async 'Offer what was answered before'(product) {
    const chosen = { how_do_you_market: 3, other_channels: [2] };
    const submitted = async (strongest: number) =>
      (await product.submitted('signup/traffic-channels', { ...chosen, strongest })).answers;
    expect(await submitted(2)).toHaveProperty('strongest', 2);
    expect(await submitted(3)).toHaveProperty('strongest', 3);
    expect(await submitted(4)).not.toHaveProperty('strongest');
  },

  async 'Ask the same about each choice'(product) {
    const results = [
      { channel: 2, orders: 40 },
      { channel: 4, orders: 1 },
    ];
    const submitted = (other_channels: number[], given: object[]) =>
      product.submitted('signup/traffic-channels', {
        how_do_you_market: 3,
        other_channels,
        results: given,
      });
    const one = await submitted([2], results);
    expect(one.answers.results).toEqual([{ channel: 3 }, { channel: 2, orders: 40 }]);
    expect(one.messages).toHaveProperty('/results/0/orders');
    const [first] = results;
    const both = await submitted([2], [{ channel: 3, orders: 5 }, { ...first }]);
    expect(both.messages).not.toHaveProperty('/results/0/orders');
  },

  async 'Add a choice'(product) {
    const { questions } = await product.form('signup/contact-details');
    const service = questions.find(({ pointer }) => pointer === '/messenger_type');
    expect(service?.choices).toContainEqual({ value: 19, label: 'Zalo' });
    const steps = { 'contact-details': { messenger_type: 19 } };
    expect((await product.run('signup', { steps })).sent).toMatchObject({ messenger_type: 19 });
  },

  async 'Ask for several answers to one question'(product) {
    const [one, two] = ['https://a.example', 'https://b.example'];
    const messagesFor = async (websites: unknown[]) =>
      (await product.submitted('signup/traffic-channels', { websites })).messages;
    expect(await messagesFor([one, two, one])).toMatchObject({
      '/websites/2': 'You have this website twice',
    });
    expect(await messagesFor([one, null])).toMatchObject({
      '/websites/1': 'Enter the website or remove it',
    });
    const steps = { 'traffic-channels': { websites: [one, two] } };
    expect((await product.run('signup', { steps })).sent).toMatchObject({ websites: [one, two] });
  },

  async 'Ask for one of several shapes'(product) {
    const labels = (payee: Answers) => product.labels('signup/traffic-channels', { payee });
    expect(await labels({})).toContain('We pay');
    expect(await labels({})).not.toContain('Full name');
    expect(await labels({ kind: 'person' })).toContain('Full name');
    expect(await labels({ kind: 'company' })).not.toContain('Full name');
    const company = { kind: 'company', full_name: 'Ada King' };
    const submitted = await product.submitted('signup/traffic-channels', { payee: company });
    expect(submitted.answers).toMatchObject({ payee: { kind: 'company' } });
    expect(submitted.answers).not.toHaveProperty('payee.full_name');
    expect(submitted.messages['/payee/firm']).toBe('This field is required');
    const payee = { kind: 'person', full_name: 'Ada King' };
    const { sent } = await product.run('signup', { steps: { 'traffic-channels': { payee } } });
    expect(sent).toMatchObject({ payee });
  },
};
