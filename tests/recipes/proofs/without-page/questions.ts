import { expect } from 'vitest';
import { type Answers, coerceAnswers } from '../../../../src/core/form/coerce-answers.ts';
import type { ProofsWithoutPage } from '../../product-without-page.ts';

/** A day as a date question has it, some hours from now. */
const dayAfter = (hours: number) =>
  new Date(Date.now() + hours * 3_600_000).toISOString().slice(0, 10);

export const questions: ProofsWithoutPage = {
  async 'Put headings above questions'(product) {
    const { ui, questions } = await product.form('signup/company-info');
    expect(ui['ui:groups']?.map(({ title }) => title)).toEqual(['Company', 'Address']);
    expect(questions.slice(0, 5).map(({ heading }) => heading)).toEqual([
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

  async 'Add up only some answers'(product) {
    const { sent } = await product.run('signup', {
      steps: {
        'traffic-channels': {
          sources: [
            { kind: 'Paid', share: 20 },
            { kind: 'Organic', share: 50 },
            { kind: 'Paid', share: 30 },
          ],
        },
      },
    });
    expect(sent).toMatchObject({ paid_share: 50, kinds: 2 });
  },

  async 'Calculate one value or another'(product) {
    const feeOf = async (seats: number) => {
      const { sent } = await product.run('signup', { steps: { 'create-login': { seats } } });
      return (sent as Answers).fee;
    };
    expect(await feeOf(2)).toBe(10);
    expect(await feeOf(10)).toBe(40);
  },

  async 'Calculate a day'(product) {
    const steps = { 'create-login': { starts_on: '2027-01-15' } };
    const { sent } = await product.run('signup', { steps });
    expect(sent).toMatchObject({ trial_ends_on: '2027-02-14' });
  },

  async 'Propose an answer'(product) {
    const { sent } = await product.run('signup', {
      steps: { 'traffic-channels': { paid_share: 30 } },
    });
    expect(sent).toMatchObject({ paid_share: 30, free_share: 70 });
    const own = { 'traffic-channels': { paid_share: 30, free_share: 50 } };
    const changed = await product.run('signup', { steps: own });
    expect(changed.sent).toMatchObject({ paid_share: 30, free_share: 50 });
  },

  async 'Limit the number of words'(product) {
    const noteOf = (words: number) => ({ traffic_notes: 'word '.repeat(words) });
    const messageAt = async (words: number) => {
      const { messages } = await product.submitted('signup/traffic-channels', noteOf(words));
      return messages['/note_words'];
    };
    expect(await messageAt(101)).toBe('Please say it in 100 words');
    expect(await messageAt(100)).toBeUndefined();
  },

  async 'Compare texts in any case'(product) {
    const answers = { offer_code: 'spring 24', heard: 'Mail', colleagues: ['Zoe', 'Bea'] };
    const { sent } = await product.run('signup', { steps: { 'create-login': answers } });
    expect(sent).toMatchObject(answers);
    const wrong = { offer_code: 'winter 24', colleagues: ['Zoe', 'Bea', 'ZOË'] };
    const { messages } = await product.submitted('signup/create-login', wrong);
    expect(messages['/offer_code']).toBe("We don't know this code");
    expect(messages['/colleagues/2']).toBe('This name is in the list already');
  },

  async 'Say something about an answer and let it pass'(product) {
    const form = await product.form('signup/create-login');
    const request = form.requests?.['/campaign']?.check;
    expect(request?.outcomes).toMatchObject({ success: { accept: true }, 404: { accept: true } });
    const { sent } = await product.run('signup', { steps: { 'create-login': { campaign: 'X' } } });
    expect(sent).toMatchObject({ campaign: 'X' });
  },

  async 'Remark on an answer and let it pass'(product) {
    const form = await product.form('signup/create-login');
    const many = { visitors: 20_000_000 };
    expect(form.remarks?.(many)).toBe(false);
    expect((await product.submitted('signup/create-login', many)).messages).not.toHaveProperty(
      '/visitors',
    );
    const { sent } = await product.run('signup', { steps: { 'create-login': many } });
    expect(sent).toMatchObject(many);
    const few = await product.submitted('signup/create-login', { visitors: -1 });
    expect(few.messages['/visitors']).toBe('Please enter a number from 0 on');
  },

  async 'Count characters'(product) {
    const form = await product.form('signup/traffic-channels');
    expect(form.parts).toContain('character-count');
    expect(form.ui.traffic_notes).toMatchObject({ 'ui:options': { count: 300 } });
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

  async 'Let another answer choose the pattern'(product) {
    const form = await product.form('signup/company-info');
    expect(form.questions.find(({ pointer }) => pointer === '/account_postal_code')).toMatchObject({
      widget: 'code',
    });
    const messagesOf = async (country: string, postcode: string, vat: string) => {
      const answers = {
        account_country_name: country,
        account_postal_code: postcode,
        vat_number: vat,
      };
      const { messages } = await product.submitted('signup/company-info', answers);
      return [messages['/account_postal_code'], messages['/vat_number']];
    };
    expect(await messagesOf('Germany', '10115', 'DE136695976')).toEqual([undefined, undefined]);
    expect(await messagesOf('Poland', '10115', 'DE136695976')).toEqual([
      'Please check the postcode of your country',
      'A VAT number begins with the letters of your country',
    ]);
    expect(await messagesOf('Ireland', 'D02 AF30', 'DE136695976')).toEqual([undefined, undefined]);
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

  async 'Take only some days of the week, and no closed days'(product) {
    const messageFor = async (visit_on: string) =>
      (await product.submitted('signup/create-login', { visit_on })).messages['/visit_on'];
    // A Thursday, a Saturday, and a closed Friday.
    expect(await messageFor('2048-12-24')).toBeUndefined();
    expect(await messageFor('2048-12-26')).toBe('We are open from Monday to Friday');
    expect(await messageFor('2048-12-25')).toBe('We are closed on this day');
    expect(await messageFor('2024-12-24')).toBe('Tomorrow at the earliest');
    const steps = { 'create-login': { visit_on: '2048-12-24' } };
    expect((await product.run('signup', { steps })).sent).toMatchObject({ visit_on: '2048-12-24' });
  },

  async 'Ask for each one only once'(product) {
    const partners = ['ada@example.com', 'bea@example.com'].map((email) => ({ email }));
    const steps = { 'traffic-channels': { partners } };
    expect((await product.run('signup', { steps })).sent).toMatchObject({ partners });
    const again = { partners: [...partners, { email: 'ADA@example.com', name: 'Ada' }] };
    const { messages } = await product.submitted('signup/traffic-channels', again);
    expect(messages['/partners/2/email']).toBe('Another partner has this address already');
    expect(Object.keys(messages).filter((at) => at.startsWith('/partners'))).toHaveLength(1);
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
    expect(labels.slice(0, 3)).toEqual(['Website URL', 'Company Name', 'Your Title']);
  },

  async 'Take a question out'(product) {
    const labels = await product.labels('signup/traffic-channels');
    expect(labels.filter((label) => label.startsWith('Additional insight'))).toEqual([]);
    const { answers } = await product.returnTo('signup', 1, { traffic_notes: 'An old answer' });
    expect(answers).not.toHaveProperty('traffic_notes');
  },

  async 'Require an answer'(product) {
    const messageFor = async (answers: Answers) =>
      (await product.submitted('signup/company-info', answers)).messages['/website_url'];
    expect(await messageFor({})).toBe('Please tell us your website');
    expect(await messageFor({ website_url: 'https://moor.example' })).toBeUndefined();
  },

  async 'Require an answer only sometimes'(product) {
    const messageFor = async (answers: Answers) =>
      (await product.submitted('signup/company-info', answers)).messages['/website_url'];
    const american = { account_country_name: 'United States' };
    expect(await messageFor(american)).toBe('Please tell us your website');
    const website_url = 'https://moor.example';
    expect(await messageFor({ ...american, website_url })).toBeUndefined();
    expect(await messageFor({ account_country_name: 'Canada' })).toBeUndefined();
  },

  async 'Rename a question without losing kept answers'(product) {
    const comments = 'Ring me in the morning';
    const { answers, questionsToReanswer } = await product.returnTo('signup', 1, { comments });
    expect(answers).toMatchObject({ remarks: comments });
    expect(answers).not.toHaveProperty('comments');
    expect(questionsToReanswer).toEqual([]);
  },

  async 'Check what is typed'(product) {
    const messageFor = async (login_name: string) =>
      (await product.submitted('signup/create-login', { login_name })).messages['/login_name'];
    expect(await messageFor('Ada!')).toBe('Small letters, digits and hyphens only');
    expect(await messageFor('ada')).toBe('At least 4 characters');
    expect(await messageFor('ada-moor')).toBeUndefined();
  },

  async 'Ask for a score'(product) {
    const { questions, widgets } = await product.form('signup/create-login');
    const score = questions.find(({ pointer }) => pointer === '/score');
    expect(widgets).toContain('scale');
    expect(score?.choices?.map(({ value }) => value)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
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
    const { ui, parts } = await product.form('signup/traffic-channels');
    expect(ui.expenses).toMatchObject({ 'ui:arrangement': 'table' });
    expect(parts).toContain('table');
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

  async 'Limit a date'(product) {
    const messagesFor = async (founded_on: string, first_campaign: string) =>
      (await product.submitted('signup/create-login', { founded_on, first_campaign })).messages;
    const early = await messagesFor(dayAfter(36), '2020-02-29');
    expect(early['/founded_on']).toBe('Today at the latest');
    const late = await messagesFor('2020-03-01', '2020-02-29');
    expect(late).not.toHaveProperty('/founded_on');
    expect(late['/first_campaign']).toBe('Not before March 1, 2020');
    expect(await messagesFor('2020-03-01', '2020-03-01')).not.toHaveProperty('/first_campaign');
  },

  async 'Limit a time'(product) {
    const messageAfter = async (hours: number) => {
      const now = new Date();
      now.setMinutes(now.getMinutes() - now.getTimezoneOffset() + hours * 60);
      const call_at = now.toISOString().slice(0, 16);
      return (await product.submitted('signup/create-login', { call_at })).messages['/call_at'];
    };
    expect(await messageAfter(1)).toMatch(/^In two hours at the earliest. Not before \w+ \d+, 20/);
    expect(await messageAfter(3)).toBeUndefined();
  },

  async 'Ask for exactly one main contact'(product) {
    const messageFor = async (...main: boolean[]) => {
      const contacts = main.map((isMain) => ({ name: 'Ada', ...(isMain && { main: true }) }));
      const { messages } = await product.submitted('signup/traffic-channels', { contacts });
      return messages['/contacts'];
    };
    expect(await messageFor(false, false)).toBe('Say who the main contact is');
    expect(await messageFor(true, true)).toBe('Only one contact can be the main one');
    expect(await messageFor(false, true)).toBeUndefined();
  },

  async 'Calculate a limit'(product) {
    const messagesFor = async (answers: object) =>
      (await product.submitted('signup/create-login', { ...answers })).messages;
    const starts_on = '2031-03-01';
    expect(await messagesFor({ starts_on, ends_on: '2041-03-02' })).toMatchObject({
      '/ends_on': 'March 1, 2041 at the latest',
    });
    expect(await messagesFor({ starts_on, ends_on: '2041-03-01' })).not.toHaveProperty('/ends_on');
    expect(await messagesFor({ people: 2, guests: 1, logins: 4 })).toMatchObject({
      '/logins': 'At most 3',
    });
    expect(await messagesFor({ logins: 400 })).not.toHaveProperty('/logins');
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

  async 'Add a choice'(product) {
    const { questions } = await product.form('signup/contact-details');
    const service = questions.find(({ pointer }) => pointer === '/messenger_type');
    expect(service?.choices).toContainEqual({ value: 19, label: 'Zalo' });
    const steps = { 'contact-details': { messenger_type: 19 } };
    expect((await product.run('signup', { steps })).sent).toMatchObject({ messenger_type: 19 });
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
