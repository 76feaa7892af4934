// Proves that staff see each delivery with its failure, and only a page of the provider itself sends one again.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSeal } from '../../../src/provider/crypto/seal.ts';
import { endAttempt, takeDue } from '../../../src/provider/store/deliveries.ts';
import { emailPath, openProvider, type Provider, savePath, visitor } from '../provider.ts';

const now = new Date('2031-02-03T04:05:06Z');
const until = new Date(now.getTime() + 60_000);
const tomorrow = new Date(now.getTime() + 24 * 3_600_000);
const seal = createSeal(Buffer.alloc(32));
const attack = '550 <img src=x onerror=alert(1)> refused';
const idle = { wake: () => {} };

let provider: Provider;
const empty: string[] = [];
beforeAll(async () => {
  provider = await openProvider();
  empty.push(await page(), JSON.stringify(await list()));
  // It goes nowhere, so that it is no delivery.
  await provider.post(emailPath, visitor);
  provider = await openProvider({ database: provider.database, mails: idle, webhooks: idle });
  await provider.post(savePath, { login_name: 'lovelace' });
  await provider.post(emailPath, visitor);
  await fail('webhook', 'The receiver answered with status 500.', tomorrow);
  await fail('mail', attack);
});
afterAll(() => provider.database.close());

const page = async () => (await provider.get('/sandbox/deliveries')).text();
const list = async () => (await provider.get('/sandbox/deliveries.json')).json();
const take = (kind: 'mail' | 'webhook') => takeDue(provider.database, { kind, now, until }, seal);

async function fail(kind: 'mail' | 'webhook', failure: string, nextTry?: Date) {
  const due = await take(kind);
  if (!due) throw new Error('It is due.');
  await endAttempt(provider.database, due, { failure, time: now, nextTry });
}

const send = (id: string, headers: Record<string, string>) =>
  provider.server.request(`http://localhost/sandbox/deliveries/${id}/send`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
  });
const own = { Origin: 'http://localhost' };

it('they are none at first, and the page says what appears', () => {
  expect(empty[0]).toContain('No delivery yet.');
  expect(empty[1]).toBe('[]');
});

it('each has its state, tries, failure and next try, without what it has inside', async () => {
  expect(await list()).toEqual([
    {
      id: '3',
      kind: 'mail',
      messageId: expect.stringMatching(/^[\w-]{36}$/),
      time: now.toISOString(),
      state: 'failed',
      attempts: 1,
      failure: attack,
      failedAt: now.toISOString(),
    },
    {
      id: '2',
      kind: 'webhook',
      messageId: expect.any(String),
      call: 'save',
      time: now.toISOString(),
      state: 'waiting',
      attempts: 1,
      failure: 'The receiver answered with status 500.',
      failedAt: now.toISOString(),
      nextTry: tomorrow.toISOString(),
    },
  ]);
  const html = await page();
  expect(html).toContain('<h2>Webhook 2: Waiting</h2>');
  expect(html).toContain('<dt>Last failure</dt><dd>The receiver answered with status 500.</dd>');
  expect(html).toContain('<dt>Last failure</dt><dd>550 &lt;img');
  expect(html).toContain('href="/sandbox/deliveries" aria-current="page"');
  expect(html).toContain('href="/sandbox/deliveries.json"');
  expect(html).not.toMatch(/<img|<script|\sstyle=|lovelace/i);
});

it('the page lets browsers send its forms, to itself alone, and name its origin', async () => {
  const { headers } = await provider.get('/sandbox/deliveries');
  expect(headers.get('Content-Security-Policy')).toContain("form-action 'self'");
  expect(headers.get('Referrer-Policy')).toBe('same-origin');
});

it.each<[string, Record<string, string>]>([
  ['of another site', { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }],
  ['of another host of the site', { Origin: 'http://x.localhost', 'Sec-Fetch-Site': 'same-site' }],
  ['without an origin', { Origin: 'null' }],
  ['of a program that says nothing', {}],
])('the form of a page %s sends none', async (_which, headers) => {
  expect((await send('2', headers)).status).toBe(403);
  expect(await take('webhook')).toBeUndefined();
});

it('the button of one that waits makes it due at once, with all of its tries', async () => {
  const html = await page();
  expect(html).toContain('<form method="post" action="/sandbox/deliveries/2/send">');
  expect(html).toContain('aria-label="Send now: webhook 2"');
  const answer = await send('2', own);
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/sandbox/deliveries']);
  expect(await take('webhook')).toMatchObject({ id: '2', attempts: 0 });
});

it('the button of one at its end sends it again, as a program does that sends JSON', async () => {
  expect(await page()).toContain('aria-label="Send again: mail 3"');
  const answer = await send('3', { 'Content-Type': 'application/json' });
  expect(answer.status).toBe(303);
  expect(await take('mail')).toMatchObject({ id: '3', attempts: 0 });
});

it('one that has been replaced, that goes nowhere or that does not exist is not sent', async () => {
  const { database } = provider;
  await database.query("update submissions set application_hash = 'abcdef0123'");
  await database.query(
    `update deliveries set application_hash = 'abcdef0123', next_try = null where kind = 'webhook'`,
  );
  await database.query(
    `insert into deliveries (kind, content, made_at, next_try, submission_id, application_hash)
    select 'webhook', '{}', $1, $1, id, application_hash from submissions`,
    [now.toISOString()],
  );
  expect(await page()).toContain('A later one of the same application has replaced it.');
  for (const id of ['1', '2', '99', 'x', '9'.repeat(30)]) {
    expect((await send(id, own)).status).toBe(404);
  }
  expect(await take('webhook')).toMatchObject({ id: '4' });
});

it('an application that is removed takes its deliveries with it', async () => {
  await provider.database.query('delete from submissions');
  expect((await list()).map(({ kind }: { kind: string }) => kind)).toEqual(['mail']);
});
