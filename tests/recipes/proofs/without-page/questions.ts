import { expect } from 'vitest';
import { widgetCatalogue } from '../../../../src/definition/widget-catalogue/index.ts';
import type { ProofsWithoutPage } from '../../product-without-page.ts';

/** A day as a date question has it, some hours from now. */
const dayAfter = (hours: number) =>
  new Date(Date.now() + hours * 3_600_000).toISOString().slice(0, 10);

export const questions: ProofsWithoutPage = {
  async 'Put headings above questions'(product) {
    const { ui, questions } = await product.form('signup/company-info');
    expect(ui['ui:groups']?.map(({ title }) => title)).toEqual(['Company', 'Address']);
    expect(questions.slice(0, 5).map(({ subheading }) => subheading)).toEqual([
      'Company',
      'Company',
      'Company',
      'Address',
      'Address',
    ]);
  },

  async 'Write a text between questions'(product) {
    const { ui } = await product.form('signup/contact-details');
    expect(ui.messenger_type).toMatchObject({
      'ui:before': ['Some questions are answered faster in a chat. ', { text: 'How we chat' }],
    });
  },

  async 'Add a question whose answer is sent by name'(product) {
    expect(await product.labels('apply')).toContain('Company');
    const { sent } = await product.run('apply', { answers: { company: 'Moor and Sons' } });
    expect(sent).toMatchObject({ company_name: 'Moor and Sons' });
  },

  async 'Ask for an amount of money'(product) {
    const { questions } = await product.form('signup/create-login');
    expect(questions.find(({ pointer }) => pointer === '/budget')).toMatchObject({
      widget: 'amount',
      numberFormat: { currency: 'EUR' },
      unit: 'per month',
    });
    const { sent } = await product.run('signup', { steps: { 'create-login': { budget: 1250.5 } } });
    expect(sent).toMatchObject({ budget: 1250.5 });
  },

  async 'Put a unit before a number'(product) {
    const { questions } = await product.form('signup/create-login');
    expect(questions.find(({ pointer }) => pointer === '/budget_group')).toMatchObject({
      unit: 'Group',
      unitPosition: 'before',
    });
  },

  async 'Ask for a bank account or a VAT number'(product) {
    const { questions, ui, validate } = await product.form('signup/company-info');
    expect(questions.find(({ pointer }) => pointer === '/account')).toMatchObject({
      widget: 'code',
      display: 'groups',
    });
    expect(ui.account).toMatchObject({ 'ui:options': { separators: true, groups: true } });
    const wrong = { account: 'DE89370400440532013001', vat_number: 'DE136695977' };
    validate(wrong);
    const broken = validate.errors?.filter(({ keyword }) => keyword === 'format') ?? [];
    expect(broken.map(({ instancePath }) => instancePath)).toEqual(['/account', '/vat_number']);
    const { sent } = await product.run('signup', {
      steps: { 'company-info': { account: 'GB29NWBK60161331926819', vat_number: 'GB980780684' } },
    });
    expect(sent).toMatchObject({ account: 'GB29NWBK60161331926819', vat_number: 'GB980780684' });
  },

  async 'Write separators into a code'(product) {
    const { questions, ui } = await product.form('signup/create-login');
    expect(questions.find(({ pointer }) => pointer === '/card')).toMatchObject({ widget: 'code' });
    expect(ui.card).toMatchObject({ 'ui:options': { mask: 'AA-9999' } });
    const { sent } = await product.run('signup', {
      steps: { 'create-login': { card: 'AB-1234' } },
    });
    expect(sent).toMatchObject({ card: 'AB-1234' });
  },

  async 'Ask for a code from a message'(product) {
    const { questions } = await product.form('signup/company-info');
    const code = questions.find(({ pointer }) => pointer === '/code');
    expect(code).toMatchObject({ widget: 'one-time-code', secret: true });
    const { messages } = await product.submitted('signup/company-info', { code: '123' });
    expect(messages['/code']).toBe('Please enter the 6 digits of the code');
    const { sent } = await product.run('signup', { steps: { 'company-info': { code: '123456' } } });
    expect(sent).toMatchObject({ code: '123456' });
  },

  async 'Ask for a signature'(product) {
    const form = 'signup/company-info';
    const { questions } = await product.form(form);
    const signature = questions.find(({ pointer }) => pointer === '/signature');
    expect(signature).toMatchObject({ widget: 'signature', display: 'signature' });
    const wrong = { signature: 'data:image/svg+xml,<svg/>' };
    const { messages } = await product.submitted(form, wrong);
    expect(messages['/signature']).toBe('Please sign, or type your name in one line');
    for (const answer of ['Ada Marsh', widgetCatalogue.signature.otherSamples.drawn]) {
      const steps = { 'company-info': { signature: answer } };
      const { sent } = await product.run('signup', { steps });
      expect(sent).toMatchObject({ signature: answer });
    }
  },

  async 'Ask for files'(product) {
    const form = 'signup/company-info';
    const answer = { id: 'l1', name: 'licence.pdf', size: 1234 };
    const { sent } = await product.run('signup', {
      steps: { 'company-info': { licence: answer } },
    });
    expect(sent).toMatchObject({ licence: answer });
    const { messages } = await product.submitted(form, { licence: { name: 'a.pdf', size: 5 } });
    const { fileUnfinished } = await product.texts('signup');
    expect(messages['/licence']).toBe(fileUnfinished);
  },

  async 'Send files with the form'(product) {
    const form = 'signup/company-info';
    const answer = { name: 'contract.pdf', size: 1234, part: '/contract' };
    const { sent } = await product.run('signup', {
      steps: { 'company-info': { contract: answer } },
    });
    expect(sent).toMatchObject({ contract: answer });
    const { messages } = await product.submitted(form, { contract: { name: 'a.pdf', size: 5 } });
    const { fileMissing } = await product.texts('signup');
    expect(messages['/contract']).toBe(fileMissing);
  },

  async 'Move a question'(product) {
    const labels = await product.labels('signup/company-info');
    expect(labels.slice(0, 3)).toEqual(['Website URL', 'Company name', 'Your title']);
  },

  async 'Take a question out'(product) {
    const labels = await product.labels('signup/traffic-channels');
    expect(labels.filter((label) => label.startsWith('Additional insight'))).toEqual([]);
    const { answers } = await product.returnTo('signup', 1, { traffic_notes: 'An old answer' });
    expect(answers).not.toHaveProperty('traffic_notes');
  },

  async 'Rename a question without losing kept answers'(product) {
    const comments = 'Ring me in the morning';
    const { answers, questionsToReanswer } = await product.returnTo('signup', 1, { comments });
    expect(answers).toMatchObject({ remarks: comments });
    expect(answers).not.toHaveProperty('comments');
    expect(questionsToReanswer).toEqual([]);
  },

  async 'Ask for a score'(product) {
    const { questions, widgets } = await product.form('signup/create-login');
    const score = questions.find(({ pointer }) => pointer === '/score');
    expect(widgets).toContain('scale');
    expect(score?.choices?.map(({ value }) => value)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  },

  async 'Ask for a month'(product) {
    const messageFor = async (advertises_since: string) =>
      (await product.submitted('signup/create-login', { advertises_since })).messages[
        '/advertises_since'
      ];
    expect(await messageFor('2020-')).toBe('Please also fill in Month');
    expect(await messageFor('2020-13')).toBe('Please give a month and a year');
    expect(await messageFor(dayAfter(24 * 40).slice(0, 7))).toBe('This month at the latest');
    expect(await messageFor('2020-03')).toBeUndefined();
  },

  async 'Ask only sometimes'(product) {
    const ask = (account_country_name: string) =>
      product.submitted('signup/company-info', { account_country_name, business_number: '123' });
    expect((await ask('Canada')).answers).toHaveProperty('business_number', '123');
    expect((await ask('Spain')).answers).not.toHaveProperty('business_number');
    const { messages } = await product.submitted('signup/company-info', {
      account_country_name: 'Canada',
    });
    expect(messages['/business_number']).toBe('This field is required');
  },

  async 'Ask on a second condition'(product) {
    const labels = (contact_start_time: string, messenger_type: number) =>
      product.labels('signup/contact-details', { contact_start_time, messenger_type });
    const box = 'Before 9:00AM is fine too';
    expect(await labels('11:00AM-1:00PM PST', 2)).not.toContain(box);
    expect(await labels('9:00AM-11:00AM PST', 2)).toContain(box);
    const steps = {
      'contact-details': { contact_start_time: '9:00AM-11:00AM PST', early_bird: true },
    };
    expect((await product.run('signup', { steps })).sent).toMatchObject({ early_bird: true });
  },

  async 'Ask on the address, the response or another step'(product) {
    const step = 'signup/create-login';
    const query = { from: 'partner' };
    expect(await product.labels(step)).not.toContain('Partner code');
    expect(await product.labels(step, {}, query)).toContain('Partner code');
    const code = { partner_code: 'P-1' };
    const uninvited = await product.submitted(step, code);
    expect(uninvited.messages).not.toHaveProperty('/partner_code');
    expect(uninvited.answers).not.toHaveProperty('partner_code');
    const { messages } = await product.submitted(step, {}, query);
    expect(messages['/partner_code']).toBe('The code is in our letter');
    const steps = { 'create-login': code };
    expect((await product.run('signup', {})).sent).toMatchObject({ partner_code: '' });
    expect((await product.run('signup', { query, steps })).sent).toMatchObject(code);
  },
};
