import { expect } from 'vitest';
import type { Answers } from '../../../../src/core/form/coerce-answers.ts';
import type { ProofsWithoutPage } from '../../product-without-page.ts';

/** A day as a date question has it, some hours from now. */
const dayAfter = (hours: number) =>
  new Date(Date.now() + hours * 3_600_000).toISOString().slice(0, 10);

export const rules: ProofsWithoutPage = {
  async 'Require one of two answers'(product) {
    const messagesWith = async (answers: Answers) =>
      (await product.submitted('signup/create-login', answers)).messages;
    expect((await messagesWith({}))['/office_phone']).toBe('Please give one of the two numbers');
    expect(await messagesWith({ office_phone: '617 555 0100' })).not.toHaveProperty(
      '/office_phone',
    );
    expect(await messagesWith({ mobile: '617 555 0100' })).not.toHaveProperty('/office_phone');
  },

  async 'Ask for the same answer twice'(product) {
    const other = { login_name: 'ada', login_again: 'eva' };
    const { messages } = await product.submitted('signup/create-login', other);
    expect(messages['/login_again']).toBe('The usernames are not the same');
    const same = { login_name: 'ada', login_again: 'ada' };
    const form = await product.submitted('signup/create-login', same);
    expect(form.messages).not.toHaveProperty('/login_again');
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
    expect(form.ui.traffic_notes).toMatchObject({ 'ui:options': { count: 300 } });
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

  async 'Check what is typed'(product) {
    const messageFor = async (login_name: string) =>
      (await product.submitted('signup/create-login', { login_name })).messages['/login_name'];
    expect(await messageFor('Ada!')).toBe('Small letters, digits and hyphens only');
    expect(await messageFor('ada')).toBe('At least 4 characters');
    expect(await messageFor('ada-moor')).toBeUndefined();
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
};
