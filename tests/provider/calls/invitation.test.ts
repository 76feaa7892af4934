// Proves that a mailed link admits its visitor as often as it is opened until it expires, and that no other token does.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readTrustedProxies } from '../../../src/provider/http/trusted-proxies.ts';
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
    expect(mail.subject).toBe('Welcome, {link} {token} 👩‍💻');
    expect(mail.text).toContain(`please go on at ${mail.link}`);
  });

  it.each([
    ['Ada\n\nYou have won. Go to\nhttps://evil.example,', 'Ada You have won. Go to'],
    ['Ada\u2028\u0085\r\tLovelace', 'Ada Lovelace'],
    ['Ada evil.example', 'Ada'],
    ['Ada (www.evil)', 'Ada'],
    ['Ada ｅｖｉｌ．ｅｘａｍｐｌｅ', 'Ada'],
    ['Ada evil。example', 'Ada'],
    ['Ada evil\u200b.\u200dexample', 'Ada'],
    ['Ada bücher.рф', 'Ada'],
    ['Ada 192.0.2.1/x', 'Ada'],
    ['Ada eve@evil', 'Ada'],
    ['Ada mailto:eve //evil tel:0900', 'Ada'],
    ['javascript:alert(1)', ''],
    ["Anne-Marie O'Neill J. R. R. 3.5", "Anne-Marie O'Neill J. R. R. 3.5"],
    [
      'Dr.Smith, St.John J.R.R.Tolkien Prof.Dr.Müller',
      'Dr.Smith, St.John J.R.R.Tolkien Prof.Dr.Müller',
    ],
    ['Dr.Smith-Jones, Hans-Georg.Müller', 'Dr.Smith-Jones, Hans-Georg.Müller'],
    ['Ada Evil.Com-Smith Evil.Smith-Com Evil.Xn--Node', 'Ada'],
    [
      'Ada Evil.Com Evil.Com.Smith Dr.Bank Evil.РФ, evil.smith Evil.Smith/x Www.Smith WWW.Smith FTP.Smith',
      'Ada',
    ],
    ['عمر بن\u200cسعد', 'عمر بن\u200cسعد'],
    ['x'.repeat(300), 'x'.repeat(100)],
  ])(
    'mails of the name %j only what a name is, and keeps it as it was typed',
    async (first_name, mailed) => {
      await provider.post(emailPath, { ...visitor, first_name });
      const [mail] = await (await provider.get('/sandbox/outbox.json')).json();
      expect(mail.subject).toBe(`Welcome, ${mailed}`);
      expect(mail.text).toContain(`Dear ${mailed},\n\nplease go on at ${mail.link}\n\nYours`);
      const { token } = Object.fromEntries(new URL(mail.link).searchParams);
      const loaded = await (await provider.post(loadPath, { token })).json();
      expect(loaded.data.publisher).toEqual({ first_name });
    },
  );

  it('leads to the public address, whatever a request says of its own', async () => {
    const open = await openProvider({
      database: provider.database,
      hosts: ['apply.example.com'],
      origins: ['https://apply.example.com'],
      publicOrigin: 'https://apply.example.com',
      proxies: readTrustedProxies('127.0.0.1'),
    });
    const incoming = { socket: { remoteAddress: '127.0.0.1' } };
    for (const [host, headers] of [
      ['apply.example.com:8443', { Origin: 'http://apply.example.com:8443' }],
      ['evil.localhost', {}],
      ['127.9.9.9:8080', { Origin: 'http://127.9.9.9:8080' }],
      ['localhost', { 'X-Forwarded-Host': 'localhost:1', 'X-Forwarded-Proto': 'http' }],
    ] as const) {
      const request = {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Host: host, ...headers },
        body: JSON.stringify(visitor),
      };
      const answer = await open.server.request(`http://${host}${emailPath}`, request, { incoming });
      expect(answer.status).toBe(200);
      expect(await open.newestLink()).toMatch(/^https:\/\/apply\.example\.com\/signup\?token=/);
    }
  });

  it('believes what trusted proxies say of the host and the scheme, and nobody else', async () => {
    const open = await openProvider({
      database: provider.database,
      hosts: ['try.example'],
      proxies: readTrustedProxies('10.0.0.0/8'),
    });
    const ask = async (remoteAddress: string, host: string) => {
      const headers = {
        'Content-Type': 'application/json',
        'X-Forwarded-Host': host,
        'X-Forwarded-Proto': 'https',
      };
      const request = { method: 'POST', headers, body: JSON.stringify(visitor) };
      const bindings = { incoming: { socket: { remoteAddress } } };
      const answer = await open.server.request(`http://localhost${emailPath}`, request, bindings);
      return answer.status === 200 ? new URL(await open.newestLink()).origin : answer.status;
    };
    expect(await ask('10.1.2.3', 'try.example')).toBe('https://try.example');
    expect(await ask('10.1.2.3', 'evil.example')).toBe(421);
    expect(await ask('192.0.2.1', 'evil.example')).toBe('http://localhost');
    expect(open.logged.filter((line) => line.includes('TRUSTED_PROXIES'))).toEqual([
      expect.stringContaining('through a proxy at 192.0.2.1'),
    ]);
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
