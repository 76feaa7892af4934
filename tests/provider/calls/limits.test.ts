// Proves that the provider limits calls per network, mails per recipient and stored files, and says when to try again.
import { describe, expect, it } from 'vitest';
import type { Call } from '../../../src/definition/files/call.ts';
import { createLimits, type LimitSettings } from '../../../src/provider/calls/limits.ts';
import { clientAddress } from '../../../src/provider/http/client.ts';
import { networkOf } from '../../../src/provider/http/network.ts';
import { readTrustedProxies } from '../../../src/provider/http/trusted-proxies.ts';
import { mailboxOf } from '../../../src/provider/mail/mailbox.ts';
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

  it('send only so many mails to the aliases of a recipient, for a network, and in all', async () => {
    const ask = async (limits: LimitSettings, asked: [email: string, address: string][]) => {
      const { server } = await openProvider({ limits: createLimits(limits) });
      const answers = [];
      for (const [email, remoteAddress] of asked) {
        const answer = await server.request(
          emailPath,
          {
            method: 'POST',
            headers: { 'Content-Type': 'application/json' },
            body: JSON.stringify({ ...visitor, email }),
          },
          { incoming: { socket: { remoteAddress } } },
        );
        answers.push(answer.status);
        if (answer.status === 429) {
          expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(3500);
        }
      }
      return answers;
    };
    expect(
      await ask({ mailsPerHour: 2 }, [
        ['ada.l@gmail.com', '192.0.2.1'],
        ['adal+1@googlemail.com', '198.51.100.1'],
        ['a.dal+2@gmail.com', '203.0.113.1'],
        ['grace@gmail.com', '203.0.113.1'],
      ]),
    ).toEqual([200, 200, 429, 200]);
    expect(
      await ask({ mailsPerNetwork: 2 }, [
        ['a@example.com', '192.0.2.1'],
        ['b@example.com', '192.0.2.200'],
        ['c@example.com', '192.0.2.77'],
        ['d@example.com', '198.51.100.1'],
        ['e@example.com', '2001:db8:1:1::1'],
        ['f@example.com', '2001:db8:1:2::1'],
        ['g@example.com', '2001:db8:1:3::1'],
        ['h@example.com', '2001:db8:2::1'],
      ]),
    ).toEqual([200, 200, 429, 200, 200, 200, 429, 200]);
    expect(
      await ask({ mailsInAll: 1, mailsPerHour: 1 }, [
        ['a@example.com', '192.0.2.1'],
        ['a@example.com', '192.0.2.1'],
        ['b@example.com', '198.51.100.1'],
      ]),
    ).toEqual([200, 429, 429]);
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

  it('leave room for the files of other networks, and count no file that is refused', async () => {
    const { database } = await openProvider();
    for (const shared of [undefined, database]) {
      const limits = createLimits({ filesMbPerNetwork: 1 }, shared);
      await limits.countFile(600_000, '203.0.113.7');
      const refused = limits.countFile(600_000, '203.0.113.200');
      await expect(refused).rejects.toMatchObject({
        status: 429,
        headers: { 'Retry-After': String(24 * 60 * 60) },
      });
      await limits.countFile(400_000, '203.0.113.200');
      await limits.countFile(600_000, '203.0.114.7');
    }
    const provider = await openProvider({ limits: createLimits({ filesMbPerNetwork: 0 }) });
    const body = new FormData();
    body.append('file', new File(['text'], 'a.txt'), 'a.txt');
    expect((await provider.server.request('/files', { method: 'POST', body })).status).toBe(429);
  });
});

it.each([
  ['ada@example.com', 'ada@example.com'],
  ['A.da+news@Example.com', 'a.da@example.com'],
  ['A.d.a+news@GoogleMail.com', 'ada@gmail.com'],
  ['ada@bücher.example', 'ada@xn--bcher-kva.example'],
  ['ada@example.com.', 'ada@example.com'],
  ['+ada@example.com', '+ada@example.com'],
  ['"a@b"@example.com', '"a@b"@example.com'],
])('mails to %s count for %s', (address, expected) => {
  expect(mailboxOf(address)).toBe(expected);
});

const proxies = readTrustedProxies('127.0.0.1, ::1,10.0.0.0/8, 2001:db8::/32');

it.each([
  ['192.0.2.1', '', '192.0.2.1'],
  // Whoever is no proxy may say what it likes.
  ['192.0.2.1', '198.51.100.7', '192.0.2.1'],
  ['127.0.0.1', '198.51.100.7', '198.51.100.7'],
  ['::ffff:127.0.0.1', 'forged, 203.0.113.9, 198.51.100.7', '198.51.100.7'],
  ['127.0.0.1', '203.0.113.9, 198.51.100.7, 10.1.2.3', '198.51.100.7'],
  ['127.0.0.1', '10.9.9.9, 10.1.2.3', '10.9.9.9'],
  ['127.0.0.1', 'unknown', '127.0.0.1'],
  ['127.0.0.1', '203.0.113.9, unknown, 10.1.2.3', '10.1.2.3'],
  ['10.0.0.1', '198.51.100.7:5123', '198.51.100.7'],
  ['10.0.0.1', '[2001:db9::7]:5123', '2001:db9::7'],
  ['2001:db8::1', '2001:db9::7', '2001:db9::7'],
  ['::1', '', '::1'],
  [undefined, '198.51.100.7', ''],
])('a call over %s that proxies note as "%s" comes from %s', (remote, noted, expected) => {
  expect(clientAddress(remote, noted, proxies)).toBe(expected);
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
