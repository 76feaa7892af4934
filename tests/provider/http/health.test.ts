// Proves that orchestrators learn whether the provider lives and can serve, and that each answer names its request.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../src/provider/database/database.ts';
import { jsonLog } from '../../../src/provider/errors/log.ts';
import { openProvider, type Provider, savePath, secret } from '../provider.ts';

let provider: Provider;
beforeAll(async () => {
  provider = await openProvider();
});
afterAll(() => provider.database.close());

const statuses = async ({ server }: Provider) =>
  Promise.all(
    ['/healthz', '/readyz'].map(
      // By the address of the machine, which is no name of the provider.
      async (path) => (await server.request(`http://10.0.0.7:4173${path}`)).status,
    ),
  );

describe('the provider', () => {
  it('lives and can serve', async () => {
    expect(await statuses(provider)).toEqual([200, 200]);
  });

  it('lives and can not serve while its database is away, or once it is about to stop', async () => {
    const { database } = provider;
    const away: Database = {
      ...database,
      query: async (sql, params) => {
        if (sql === 'select 1') throw new Error('away');
        return database.query(sql, params);
      },
    };
    expect(await statuses(await openProvider({ database: away }))).toEqual([200, 503]);
    const leaving = await openProvider({ database, isReady: () => false });
    expect(await statuses(leaving)).toEqual([200, 503]);
  });
});

describe('each call is one line of JSON', () => {
  let lines: string[];
  const now = () => new Date('2031-02-03T04:05:06Z');
  const open = (options = {}) => {
    lines = [];
    const log = jsonLog((line) => lines.push(line), now);
    return openProvider({ database: provider.database, ...options, log });
  };

  it('with the id that the answer carries, and that a proxy may have given', async () => {
    const { post } = await open();
    const body = { login_name: 'ada', password: secret };
    const { headers } = await post(savePath, body, { 'X-Request-Id': 'proxy-7' });
    expect(headers.get('X-Request-Id')).toBe('proxy-7');
    const other = await post(savePath, { login_name: 'ada' }, { 'X-Request-Id': '"\\n evil' });
    const id = other.headers.get('X-Request-Id');
    expect(id).toMatch(/^[\da-f-]{36}$/);
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { message: 'POST save 200', requestId: 'proxy-7', call: 'save', status: 200 },
      { message: 'POST save 409', requestId: id, time: '2031-02-03T04:05:06.000Z' },
    ]);
    expect(lines.join()).not.toMatch(/ada|Tr0ub/);
  });

  it('and a failure says where it happened, without what was entered', async () => {
    const { post, get } = await open({
      pages: { key: 'swordfish', openHere: false },
      hashSecret: (value: unknown) =>
        Promise.reject(new TypeError(`bad ${value}\n    at ${value}`)),
    });
    const { headers } = await post(savePath, { login_name: 'grace', password: secret });
    await get('/sandbox/files/some-token', { Authorization: 'Bearer swordfish' });
    const [failure, call, page] = lines.map((line) => JSON.parse(line));
    expect(failure).toMatchObject({
      message: 'The call save failed inside the provider: TypeError',
      requestId: headers.get('X-Request-Id'),
      places: expect.stringContaining('health.test.ts'),
    });
    expect(call).toMatchObject({ message: 'POST save 500' });
    expect(page).toMatchObject({ message: 'GET sandbox/files 404', page: 'files' });
    expect(lines.join()).not.toMatch(/Tr0ub|grace|some-token/);
  });
});
