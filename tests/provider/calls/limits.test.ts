// Proves that the provider limits calls per network, mails per recipient and stored files, and says when to try again.
import { describe, expect, it } from 'vitest';
import type { Call } from '../../../src/definition/files/call.ts';
import { callerAddress, createLimits, networkOf } from '../../../src/provider/calls/limits.ts';
import { app, emailPath, openProvider, savePath, visitor } from '../provider.ts';

describe('the limits', () => {
  it('answer an address that makes too many calls with 429, and when to try again', async () => {
    const provider = await openProvider({ limits: createLimits({ callsPerMinute: 3 }) });
    const save = (login_name: string) => provider.post(savePath, { login_name });
    const statuses = [];
    for (const name of ['a', 'b', 'c']) statuses.push((await save(name)).status);
    expect(statuses).toEqual([200, 200, 200]);
    const refused = await save('d');
    expect(refused.status).toBe(429);
    const seconds = Number(refused.headers.get('Retry-After'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    expect((await refused.json()).error).toContain(`Try again in ${seconds} seconds.`);
    expect(await (await provider.get('/sandbox/applications.json')).json()).toHaveLength(3);
  });

  it('send one recipient so many mails, however the address is written, and others theirs', async () => {
    const provider = await openProvider({ limits: createLimits({ mailsPerHour: 2 }) });
    const ask = async (email: string) =>
      (await provider.post(emailPath, { ...visitor, email })).status;
    expect(await ask('ada@example.com')).toBe(200);
    expect(await ask('Ada@Example.com ')).toBe(200);
    expect(await ask('ADA@example.com')).toBe(429);
    expect(await ask('grace@example.com')).toBe(200);
    expect(await (await provider.get('/sandbox/outbox.json')).json()).toHaveLength(3);
  });

  it('count a repeated intent once', async () => {
    const email = { ...(app.calls.email as Call), once: true };
    const limits = createLimits({ mailsPerHour: 1 });
    const provider = await openProvider({
      app: { ...app, calls: { ...app.calls, email } },
      limits,
    });
    for (let sent = 0; sent < 3; sent++) {
      const answer = await provider.post(emailPath, visitor, { 'Idempotency-Key': 'a' });
      expect(answer.status).toBe(200);
    }
  });

  it('keep so many files', async () => {
    const provider = await openProvider({ maxFileBytes: 10 });
    const upload = async (text: string) => {
      const body = new FormData();
      body.append('file', new File([text], 'a.txt'), 'a.txt');
      return (await provider.server.request('/files', { method: 'POST', body })).status;
    };
    expect(await upload('sixsix')).toBe(201);
    expect(await upload('sixsix')).toBe(507);
    expect(await upload('four')).toBe(201);
    expect(await (await provider.get('/sandbox/files.json')).json()).toHaveLength(2);
  });
});

it.each([
  ['192.0.2.1', undefined, '192.0.2.1'],
  ['192.0.2.1', '198.51.100.7', '192.0.2.1'],
  ['127.0.0.1', '198.51.100.7', '198.51.100.7'],
  ['::ffff:127.0.0.1', 'forged, 198.51.100.7', '198.51.100.7'],
  ['::1', undefined, '::1'],
  [undefined, undefined, ''],
])('a call over %s that a proxy notes as %s comes from %s', (remote, forwarded, expected) => {
  expect(callerAddress(remote, forwarded)).toBe(expected);
});

it.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2::1', '2001:db8:1:2::'],
  ['2001:DB8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::'],
  ['2001:db8:1:3::1', '2001:db8:1:3::'],
  ['fe80::1%eth0', 'fe80::'],
  ['unknown', 'unknown'],
])('calls from %s count for %s', (address, expected) => {
  expect(networkOf(address)).toBe(expected);
});
