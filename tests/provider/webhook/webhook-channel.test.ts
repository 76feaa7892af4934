// Proves that each application reaches its receiver signed, in order and at least once, whatever the receiver does.
import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSeal } from '../../../src/provider/crypto/seal.ts';
import type { Database } from '../../../src/provider/database/database.ts';
import { openPostgres } from '../../../src/provider/database/postgres.ts';
import { createSender, type Sender } from '../../../src/provider/delivery/sender.ts';
import { defaultRetention } from '../../../src/provider/retention/retention.ts';
import { sweep } from '../../../src/provider/retention/sweep.ts';
import { endAttempt, sendAgain, takeDue } from '../../../src/provider/store/deliveries.ts';
import { addInvitation, admitInvitation } from '../../../src/provider/store/invitations.ts';
import { signatureOf } from '../../../src/provider/webhook/signature.ts';
import { createWebhookChannel } from '../../../src/provider/webhook/webhook-channel.ts';
import { startPostgres } from '../postgres-server.ts';
import {
  app,
  openProvider,
  type Provider,
  sandbox,
  savePath,
  secret,
  visitor,
} from '../provider.ts';
import { watch } from '../run-provider.ts';
import {
  accept,
  answer,
  type Behaviour,
  type Receiver,
  signed,
  startNonsense,
  startReceiver,
} from './receiver.ts';

const secrets = [Buffer.alloc(24, 'present'), Buffer.alloc(32, 'former')];
const seal = createSeal(Buffer.alloc(32));
const begin = new Date('2031-02-03T04:05:06Z');
const minute = 60;
const hour = 60 * minute;

let now: Date;
let receiver: Receiver;
let logged: string[];
let provider: Provider;
let senders: Sender[];

/** Applications that can be sent again until their review. */
const product = {
  app,
  sandbox: {
    ...sandbox,
    calls: { ...sandbox.calls, save: { ...sandbox.calls.save, application: '/application_id' } },
  } as typeof sandbox,
};

/** Each test says itself when deliveries go out. */
const open = (database?: Database, options = {}) =>
  openProvider({
    ...options,
    ...(database && { database }),
    now: () => now,
    webhooks: { wake: () => {} },
  });

function senderOf(database = provider.database, url = receiver.url, timeout = 10): Sender {
  const channel = createWebhookChannel({ url, secrets, timeout }, () => now);
  const log = (line: string) => logged.push(line);
  const sender = createSender(channel, { database, seal, now: () => now, log, random: () => 0 });
  senders.push(sender);
  return sender;
}

beforeEach(async () => {
  now = begin;
  logged = [];
  senders = [];
  receiver = await startReceiver();
  provider = await open();
});
afterEach(async () => {
  await Promise.all(senders.map((sender) => sender.close()));
  await receiver.close();
});

const pass = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
const save = async (login_name: string, more = {}, at = provider) => {
  const body = { login_name, password: secret, confirmPassword: secret, ...more };
  expect((await at.post(savePath, body)).status).toBe(200);
};
const deliveries = async () => (await provider.get('/sandbox/deliveries.json')).json();
const names = () => receiver.received.map(({ name }) => name);

it('signs as the example of the specification', () => {
  const key = Buffer.from('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'base64');
  const parts = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', timestamp: 1614265330 };
  expect(signatureOf({ ...parts, body: '{"test": 2432232314}' }, [key])).toBe(
    'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  );
});

describe('an application', () => {
  it('is sent once, signed by each secret, without a password and its hash', async () => {
    await save('ada', { text: '\u0000 \ud800 é' });
    const sender = senderOf();
    await sender.sendDue();
    await sender.sendDue();
    expect(receiver.received).toHaveLength(1);
    const [received] = receiver.received as [Receiver['received'][0]];
    expect(received.id).toMatch(/^msg_[\w-]{36}$/);
    expect(received.timestamp).toBe(begin.getTime() / 1000);
    expect(received.signatures).toEqual(secrets.map((each) => signed(received, each)));
    expect(JSON.parse(received.body)).toEqual({
      type: 'application.stored',
      timestamp: begin.toISOString(),
      data: {
        id: '1',
        call: 'save',
        time: begin.toISOString(),
        body: { login_name: 'ada', text: '\u0000 \ud800 é' },
        hashed: ['/password'],
      },
    });
    expect(received.body).not.toMatch(/scrypt/);
    expect(await deliveries()).toMatchObject([
      { kind: 'webhook', state: 'delivered', call: 'save' },
    ]);
    expect(logged).toEqual([]);
  });

  it('that is refused, and one of a provider without a receiver, are not sent', async () => {
    await save('ada');
    expect((await provider.post(savePath, { login_name: 'Ada' })).status).toBe(409);
    const without = await openProvider({ database: provider.database });
    await save('grace', {}, without);
    await senderOf().sendDue();
    expect(names()).toEqual(['ada']);
  });

  it('that cannot be stored has no delivery, and one whose delivery cannot be stored is not stored', async () => {
    const failing: Database = {
      ...provider.database,
      transaction: (run) =>
        provider.database.transaction(({ query }) =>
          run({
            query: (sql, params) => {
              if (/insert into deliveries/.test(sql)) throw new Error('no room');
              return query(sql, params);
            },
          }),
        ),
    };
    const broken = await open(failing);
    expect((await broken.post(savePath, { login_name: 'ada' })).status).toBe(500);
    expect(await provider.database.query('select from submissions')).toEqual([]);
  });
});

describe('the receiver', () => {
  const never: Behaviour = () => {};
  const faults: [string, Behaviour, RegExp][] = [
    ['has an error', answer(500), /answered with status 500\./],
    ['refuses', answer(400), /answered with status 400\./],
    [
      'redirects',
      (response) => answer(307, { Location: receiver.url })(response, {} as never),
      /answered with status 307, a redirect, which is not followed\./,
    ],
    ['hangs', never, /did not answer within 1 s\./],
    ['dies', (response) => response.destroy(), /gave no answer \(\w+\)\./],
    [
      'drips its answer',
      (response) => {
        const { socket } = response;
        socket?.write('HTTP/1.1 200 OK\r\n');
        const timer = setInterval(() => socket?.write('a: b\r\n'), 20);
        socket?.on('close', () => clearInterval(timer)).on('error', () => {});
      },
      /did not answer within 1 s\./,
    ],
    [
      'answers with endless headers',
      (response) =>
        response.socket?.on('error', () => {}).write(`HTTP/1.1 200 OK\r\na: ${'b'.repeat(99_999)}`),
      /gave no answer \(\w+\)\./,
    ],
  ];
  it.each(faults)(
    'that %s gets the application again, and the others first',
    async (_what, fault, reason) => {
      receiver.behave = (response, received) =>
        (received.name === 'ada' ? fault : accept)(response, received);
      await save('ada');
      await save('grace');
      const sender = senderOf(provider.database, receiver.url, 1);
      await sender.sendDue();
      expect(names().sort()).toEqual(['ada', 'grace']);
      expect(await deliveries()).toMatchObject([
        { state: 'delivered', attempts: 1 },
        { state: 'waiting', attempts: 1, failure: expect.stringMatching(reason) },
      ]);
      expect(logged).toEqual([
        expect.stringMatching(/^Webhook 1 was not sent: .* Next try in 5 seconds\.$/),
      ]);
      expect(logged.join()).not.toMatch(/ada|of-the-address|script/);
      receiver.behave = accept;
      pass(5);
      await sender.sendDue();
      expect(names()).toHaveLength(3);
      expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(2);
    },
  );

  it('that is away or speaks another protocol loses nothing', async () => {
    await save('ada');
    await receiver.close();
    await senderOf().sendDue();
    expect(logged.at(-1)).toContain('gave no answer (ECONNREFUSED).');
    const nonsense = await startNonsense();
    pass(5);
    await senderOf(provider.database, nonsense.url).sendDue();
    expect(logged.at(-1)).toMatch(
      /gave no answer \((HPE_\w+|ECONNRESET|EPIPE)\)\. Next try in 300/,
    );
    nonsense.close();
    receiver = await startReceiver();
    pass(5 * minute);
    await senderOf().sendDue();
    expect(names()).toEqual(['ada']);
  });

  it.each<[string, Behaviour]>([
    [
      'does not end',
      (response) => {
        const timer = setInterval(() => response.write('.'), 20);
        response.writeHead(200).on('close', () => clearInterval(timer));
      },
    ],
    ['is large', (response) => response.writeHead(200).end('x'.repeat(5_000_000))],
    ['is broken', (response) => response.writeHead(200, { 'Content-Encoding': 'gzip' }).end('x')],
  ])('has taken an application by its status, though the body %s', async (_what, behave) => {
    receiver.behave = behave;
    await save('ada');
    await senderOf(provider.database, receiver.url, 1).sendDue();
    expect(await deliveries()).toMatchObject([{ state: 'delivered' }]);
  });

  it('says when it wants to be tried again, for a day at most', async () => {
    await save('ada');
    const sender = senderOf();
    const waits: string[] = [];
    for (const header of ['40', 'Mon, 03 Feb 2031 05:05:46 GMT', '2', '99999999', 'soon']) {
      receiver.behave = answer(waits.length === 0 ? 429 : 503, { 'Retry-After': header });
      await sender.sendDue();
      const [, seconds = ''] = /Next try in (\d+) seconds/.exec(logged.at(-1) ?? '') ?? [];
      waits.push(seconds);
      pass(Number(seconds));
    }
    expect(waits.map(Number)).toEqual([40, hour, 30 * minute, 24 * hour, 5 * hour]);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['a person sends one again', () => sendAgain(provider.database, '2', now)],
    ['the provider starts again', async () => senderOf()],
  ])('that wants no more gets none until %s, and loses none', async (_when, resume) => {
    receiver.behave = answer(410);
    await save('ada');
    const sender = senderOf();
    await sender.sendDue();
    expect(logged).toEqual([
      'Webhook 1 was not sent: The receiver answered with status 410: it wants no more. None is sent until one is ' +
        'sent again at /sandbox/deliveries, or the provider starts again.',
    ]);
    receiver.behave = accept;
    await save('grace');
    pass(100 * hour);
    await sender.sendDue();
    expect(names()).toEqual(['ada']);
    expect(await deliveries()).toMatchObject([
      { id: '1', state: 'stopped', attempts: 1 },
      { id: '2', state: 'waiting' },
    ]);
    const page = await (await provider.get('/sandbox/deliveries')).text();
    expect(page).toContain('it wants no more webhooks (status 410), so none is sent to it.');
    expect(page).toContain(`This was 4 days ago, at <time datetime="${begin.toISOString()}">`);
    const retention = { ...defaultRetention, applicationDays: 1 };
    await sweep(provider.database, { retention, now });
    expect(await provider.database.query('select 1 from submissions')).toHaveLength(2);
    await resume();
    await senders.at(-1)?.sendDue();
    expect(names().sort()).toEqual(['ada', 'ada', 'grace']);
    expect(await deliveries()).toMatchObject([{ state: 'delivered' }, { state: 'delivered' }]);
  });
});

it('an application is tried for three days, with one id and growing waits', async () => {
  receiver.behave = answer(500);
  await save('ada');
  const sender = senderOf();
  const waits = [
    0,
    5,
    5 * minute,
    30 * minute,
    ...[2, 5, 10, 14, 20, 24].map((hours) => hours * hour),
  ];
  for (const [index, wait] of waits.entries()) {
    pass(wait - 1);
    if (index > 0) await sender.sendDue();
    expect(receiver.received).toHaveLength(index);
    pass(1);
    await sender.sendDue();
    expect(receiver.received).toHaveLength(index + 1);
  }
  expect(now.getTime() - begin.getTime()).toBeGreaterThan(72 * hour * 1000);
  expect(logged.at(-1)).toMatch(/It is not tried again\.$/);
  expect(await deliveries()).toMatchObject([{ state: 'failed', attempts: 10 }]);
  expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(1);
  expect(receiver.received.at(-1)?.timestamp).toBe(Math.floor(now.getTime() / 1000));
});

it('waits differ a little, so that what failed together does not come back together', async () => {
  const channel = createWebhookChannel(
    { url: 'http://127.0.0.1:1', secrets, timeout: 1 },
    () => now,
  );
  const parts = { database: provider.database, seal, now: () => now };
  const log = (line: string) => logged.push(line);
  const sender = createSender(channel, { ...parts, log, random: () => 1 });
  senders.push(sender);
  await save('ada');
  await sender.sendDue();
  pass(6);
  await sender.sendDue();
  expect(logged.at(-1)).toContain('Next try in 330 seconds.');
});

describe('a process that', () => {
  it('ends while it sends leaves the application to the next one, after its lease', async () => {
    await save('ada');
    const until = new Date(now.getTime() + 20_000);
    const taken = await takeDue(provider.database, { kind: 'webhook', now, until }, seal);
    expect(taken).toMatchObject({ attempts: 0 });
    const sender = senderOf();
    await sender.sendDue();
    expect(names()).toEqual([]);
    pass(20);
    await sender.sendDue();
    expect(names()).toEqual(['ada']);
  });

  it('was frozen longer than its lease does not change what another one has stored', async () => {
    await save('ada');
    const until = new Date(now.getTime() + 20_000);
    const taken = await takeDue(provider.database, { kind: 'webhook', now, until }, seal);
    pass(20);
    await senderOf().sendDue();
    if (!taken) throw new Error('It was due.');
    await endAttempt(provider.database, taken, { failure: 'Frozen.', time: now, nextTry: now });
    expect(await deliveries()).toMatchObject([{ state: 'delivered' }]);
  });
});

it('the receiver of the README takes what is signed, once, and nothing else', async () => {
  const readme = await readFile('src/provider/README.md', 'utf8');
  const [, program = ''] = /^```js\n(.*?)^```$/ms.exec(readme) ?? [];
  const WEBHOOK_SECRET = `whsec_${secrets[1]?.toString('base64')}`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    env: { ...process.env, WEBHOOK_SECRET, PORT: '0' },
  });
  try {
    const { output } = watch(child);
    await expect.poll(output).toMatch(/port \d+\n/);
    const url = `http://localhost:${/port (\d+)/.exec(output())?.[1]}`;
    expect((await fetch(url, { method: 'POST', body: '{}' })).status).toBe(401);
    now = new Date();
    await save('ada');
    const sender = senderOf(provider.database, url);
    await sender.sendDue();
    const [{ id } = { id: '' }] = await deliveries();
    expect(await sendAgain(provider.database, id, now)).toBe(true);
    await sender.sendDue();
    expect(await deliveries()).toMatchObject([{ state: 'delivered' }]);
    expect(output().match(/Received 1\n/g)).toHaveLength(1);
    // Its clock is an hour ahead.
    pass(-hour);
    await save('grace');
    await sender.sendDue();
    expect(logged.at(-1)).toContain('status 401');
  } finally {
    child.kill();
  }
});

describe('the bodies of one application', () => {
  let application: string;
  const bodies = (name: string, id = application) => save(name, { application_id: id }, provider);

  async function admit(database: Database, token: string): Promise<string> {
    const mail = { to: visitor.email, subject: '', text: '', link: '' };
    await addInvitation(
      database,
      { token, request: visitor, mail, time: now, goesOut: false },
      seal,
    );
    const invitation = await admitInvitation(database, token, new Date(0));
    return invitation?.application.id ?? '';
  }

  it('arrive in their order, and wait for none of another one', async () => {
    provider = await open(provider.database, product);
    application = await admit(provider.database, 'token');
    receiver.behave = answer(500);
    await bodies('first');
    await bodies('second');
    await bodies('other', await admit(provider.database, 'other'));
    const sender = senderOf();
    await sender.sendDue();
    expect(names().sort()).toEqual(['first', 'other']);
    receiver.behave = accept;
    pass(5);
    await sender.sendDue();
    expect(names().filter((name) => name !== 'other')).toEqual(['first', 'first', 'second']);
    const own = receiver.received.filter(({ name }) => name !== 'other');
    const [first, second] = own.slice(-2).map(({ body }) => JSON.parse(body).data);
    expect(first.id).toBe(second.id);
    expect(first.reference).toMatch(/^[\dA-F]{4}-[\dA-F]{4}$/);
    expect((await deliveries()).map((one: { reference: string }) => one.reference)).toContain(
      first.reference,
    );
  });

  it('arrive in their order and once from two processes on PostgreSQL', async () => {
    const server = await startPostgres();
    const databases = await Promise.all([1, 2].map(() => openPostgres(server.url, () => {})));
    const [one, other] = databases as [Database, Database];
    provider = await open(one, product);
    const sent: string[] = [];
    for (let index = 0; index < 6; index++) {
      const id = await admit(one, `token ${index}`);
      for (const part of 'abcd') {
        sent.push(`${index}${part}`);
        await bodies(`${index}${part}`, id);
      }
    }
    await Promise.all(
      [one, other, one, other].map((each) => senderOf(each, receiver.url).sendDue()),
    );
    // A process that found all that is left waiting for another one ends sooner; the timer would go on.
    await senderOf(one, receiver.url).sendDue();
    expect(names().sort()).toEqual(sent);
    for (let index = 0; index < 6; index++) {
      const own = names().filter((name) => name.startsWith(String(index)));
      expect(own).toEqual([...'abcd'].map((part) => `${index}${part}`));
    }
    expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(sent.length);
    await Promise.all(senders.map((sender) => sender.close()));
    await Promise.all(databases.map((database) => database.close()));
    await server.stop();
  });
});
