// Proves that a mailed link admits its visitor as often as it is opened until it expires, and that no other token does.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emailPath, loadPath, openProvider, type Provider, visitor } from '../provider.ts';

let provider: Provider;
beforeAll(async () => {
  provider = await openProvider();
});
afterAll(() => provider.database.close());

const tokenOf = (link: string) => new URL(link).searchParams.get('token') ?? '';

describe('asking for a mail', () => {
  it('answers as sandbox.json says and puts the mail into the outbox', async () => {
    const answer = await provider.post(`http://localhost:4173${emailPath}`, visitor);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ ok: true });
    const [mail] = await (await provider.get('/sandbox/outbox.json')).json();
    expect(mail).toEqual({
      to: 'ada@example.com',
      subject: 'Welcome, Ada',
      text: `Dear Ada,\n\nplease go on at ${mail.link}\n\nYours, {nobody}`,
      link: expect.stringMatching(/^http:\/\/localhost:4173\/signup\?token=[\w-]{43}$/),
      time: '2031-02-03T04:05:06.000Z',
    });
  });

  it('makes another token each time and lists the newest mail first', async () => {
    await provider.post(emailPath, visitor);
    const first = await provider.newestLink();
    await provider.post(emailPath, { ...visitor, first_name: 'Grace' });
    const mails = await (await provider.get('/sandbox/outbox.json')).json();
    expect(mails[0].subject).toBe('Welcome, Grace');
    expect(mails[1].link).toBe(first);
    expect(mails[0].link).not.toBe(first);
  });

  it.each([undefined, null, '', '  ', 7, ['a@b.c'], { a: 1 }])(
    'refuses the address %j',
    async (email) => {
      const answer = await provider.post(emailPath, { ...visitor, email });
      expect(answer.status).toBe(400);
      expect((await answer.json()).error).toMatch(/no address/);
    },
  );

  it('takes names that look like its own words, and any character', async () => {
    const first_name = '{link} {token} \u0000 \ud800 👩‍💻';
    expect((await provider.post(emailPath, { ...visitor, first_name, link: 'evil' })).status).toBe(
      200,
    );
    const [mail] = await (await provider.get('/sandbox/outbox.json')).json();
    expect(mail.subject).toBe(`Welcome, ${first_name}`);
    expect(mail.text).toContain(`please go on at ${mail.link}`);
  });

  it('leads back to the origin that the browser knows when a proxy speaks https', async () => {
    const open = await openProvider({ database: provider.database, hosts: ['try.example'] });
    await open.post(`http://try.example${emailPath}`, visitor, {
      Origin: 'https://try.example',
    });
    expect(await provider.newestLink()).toMatch(/^https:\/\/try\.example\/signup\?/);
  });

  it('never leads to an origin that nobody allowed', async () => {
    const before = await provider.newestLink();
    const forged = await provider.post(emailPath, visitor, { Origin: 'https://evil.example' });
    expect(forged.status).toBe(403);
    const poisoned = await provider.post(`http://evil.example${emailPath}`, visitor);
    expect(poisoned.status).toBe(421);
    expect(await provider.newestLink()).toBe(before);
  });
});

describe('following the link', () => {
  it('admits its token, as often as the page is loaded, with what was entered before', async () => {
    await provider.post(emailPath, visitor);
    const token = tokenOf(await provider.newestLink());
    for (let i = 0; i < 2; i++) {
      const answer = await provider.post(loadPath, { token });
      expect(answer.status).toBe(200);
      expect(await answer.json()).toEqual({
        data: { channels: [{ id: 1, name: 'Email' }], publisher: { first_name: 'Ada' } },
      });
    }
  });

  it('refuses a token after seven days, or what the settings say', async () => {
    await provider.post(emailPath, visitor);
    const token = tokenOf(await provider.newestLink());
    const answerAt = async (now: string, tokenDays?: number) => {
      const { database } = provider;
      const later = await openProvider({ database, now: () => new Date(now), tokenDays });
      return (await later.post(loadPath, { token })).json();
    };
    expect(await answerAt('2031-02-10T04:05:05Z')).toHaveProperty('data');
    expect(await answerAt('2031-02-10T04:05:07Z')).toHaveProperty('errors');
    expect(await answerAt('2031-02-04T05:00:00Z', 1)).toHaveProperty('errors');
  });

  const wrong = [
    '',
    'x',
    'x'.repeat(5000),
    'é\u0000\ud800',
    "' or 1=1 --",
    1,
    0,
    true,
    false,
    null,
    undefined,
  ];
  it.each([...wrong, [], ['x'], {}, { from: '/body' }])('refuses the token %j', async (token) => {
    const answer = await provider.post(loadPath, { token });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ errors: ['This link is not valid.'] });
    expect(answer.headers.get('Set-Cookie')).toBeNull();
  });

  it('refuses a list that holds a valid token', async () => {
    await provider.post(emailPath, visitor);
    const answer = await provider.post(loadPath, { token: [tokenOf(await provider.newestLink())] });
    expect(await answer.json()).toHaveProperty('errors');
  });

  it('keeps no token in the log, nor in the database', async () => {
    await provider.post(emailPath, visitor);
    const token = tokenOf(await provider.newestLink());
    await provider.post(loadPath, { token });
    expect(provider.logged).toContain('POST load 200');
    expect(provider.logged.join()).not.toContain(token);
    for (const table of ['invitations', 'mails', 'replies', 'submissions']) {
      const rows = await provider.database.query(`select * from ${table}`);
      expect(JSON.stringify(rows)).not.toContain(token);
    }
  });
});
