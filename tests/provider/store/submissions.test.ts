// Proves that an application is stored as it came under a name of its own, its password as a salted hash alone.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../src/provider/database/database.ts';
import { migrations } from '../../../src/provider/store/migrations.ts';
import { openProvider, type Provider, savePath, secret } from '../provider.ts';

let provider: Provider;
beforeAll(async () => {
  provider = await openProvider();
});
afterAll(() => provider.database.close());

const application = (login_name: unknown) => ({
  company_name: 'Ada & Co',
  other_channels: [1, 2],
  login_name,
  password: secret,
  confirmPassword: secret,
});
const stored = async () => (await provider.get('/sandbox/applications.json')).json();

describe('an application', () => {
  it('is stored as it came, newest first, without hashed and dropped values', async () => {
    await provider.post(savePath, application('first'));
    const answer = await provider.post(savePath, application('second'));
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ data: { saved: true } });
    const [newest, older] = await stored();
    expect(newest).toEqual({
      id: expect.stringMatching(/^\d+$/),
      call: 'save',
      time: '2031-02-03T04:05:06.000Z',
      body: { company_name: 'Ada & Co', other_channels: [1, 2], login_name: 'second' },
      hashed: ['/password'],
    });
    expect(older.body.login_name).toBe('first');
  });

  it('keeps the password only as a salted hash, which no page shows', async () => {
    await provider.post(savePath, application('salt-1'));
    await provider.post(savePath, application('salt-2'));
    const rows = await provider.database.query(
      'select * from submissions order by id desc limit 2',
    );
    const hashes = rows.map((row) => (row.secrets as Record<string, string>)['/password']);
    expect(hashes[0]).toMatch(/^\$scrypt\$ln=10,r=8,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(hashes[0]).not.toBe(hashes[1]);
    const seen = [
      JSON.stringify(rows),
      await (await provider.get('/sandbox/applications')).text(),
      await (await provider.get('/sandbox/applications.json')).text(),
      provider.logged.join(),
    ];
    for (const text of seen) expect(text).not.toContain(secret);
    for (const text of seen.slice(1)) expect(text).not.toContain('scrypt$');
  });

  it.each([['ADA'], ['  ada '], ['Ada']])(
    'is refused when its unique value is taken: %j',
    async (name) => {
      await provider.post(savePath, application('ada'));
      const answer = await provider.post(savePath, application(name));
      expect(answer.status).toBe(409);
      expect(await answer.json()).toEqual({ errors: { login_name: 'taken' } });
    },
  );

  it('is stored once when many with the same unique value come at the same moment', async () => {
    const names = ['Twin', 'twin', 'TWIN ', 'tWin', ' twin', 'twiN'];
    const answers = await Promise.all(names.map((n) => provider.post(savePath, application(n))));
    expect(answers.map((a) => a.status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    const twins = (await stored()).filter(({ body }: { body: { login_name: string } }) =>
      /twin/i.test(body.login_name),
    );
    expect(twins).toHaveLength(1);
  });

  it('can be taken without the unique value, again and again', async () => {
    expect((await provider.post(savePath, application(undefined))).status).toBe(200);
    expect((await provider.post(savePath, application(null))).status).toBe(200);
    expect((await provider.post(savePath, {})).status).toBe(200);
  });

  it('may hold any text, of any length and character', async () => {
    const name = `\u0000\ud800${'ß'.repeat(20_000)}`;
    expect((await provider.post(savePath, application(name))).status).toBe(200);
    expect((await provider.post(savePath, application(name))).status).toBe(409);
    const body = '{"login_name": "proto", "__proto__": {"password": "x"}, "toLocaleString": 1}';
    expect((await provider.post(savePath, body)).status).toBe(200);
    expect((await provider.get('/sandbox/applications')).status).toBe(200);
  });

  it('is hashed whatever type the password has', async () => {
    const password = { deep: [secret] };
    const answer = await provider.post(savePath, { login_name: 'typed', password });
    expect(answer.status).toBe(200);
    expect((await stored())[0].body).toEqual({ login_name: 'typed' });
  });
});

describe('when the database fails', () => {
  const failing: Database = {
    transaction: (run) => run(failing),
    query: async (sql, params) => {
      if (/from pg_class/.test(sql)) return [{ relname: 'migrations' }];
      if (/from migrations/.test(sql)) return [{ version: migrations.length }];
      throw Object.assign(new Error(`disk full at ${params}`), { code: '53100', params });
    },
    close: async () => {},
  };

  it('says so in a plain sentence, and logs what failed without what was entered', async () => {
    const broken = await openProvider({ database: failing });
    const answer = await broken.post(savePath, application('unlucky'));
    expect(answer.status).toBe(500);
    expect((await answer.json()).error).toMatch(/^The provider could not do this\./);
    expect(broken.logged.join('\n')).toContain(
      'The call save failed inside the provider: Error 53100',
    );
    expect(broken.logged.join('\n')).not.toMatch(/unlucky|Tr0ub|scrypt/);
    expect((await broken.get('/sandbox/outbox')).status).toBe(500);
  });
});
