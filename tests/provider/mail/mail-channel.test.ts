// Proves that each mail reaches the mail server once, waits while that is away, and is given up where it is refused.
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSeal } from '../../../src/provider/crypto/seal.ts';
import { readDefinition } from '../../../src/provider/definition/definition.ts';
import { createSender, type Sender } from '../../../src/provider/delivery/sender.ts';
import { createMailChannel } from '../../../src/provider/mail/mail-channel.ts';
import { transportOptions } from '../../../src/provider/mail/mail-settings.ts';
import type { ServerOptions } from '../../../src/provider/server.ts';
import { freePort } from '../../journeys/free-port.ts';
import { emailPath, openProvider, type Provider, visitor } from '../provider.ts';

const seal = createSeal(Buffer.alloc(32));
let now: Date;
let received: string[];
let server: SMTPServer;
let port: number;
let sender: Sender | undefined;
let options: Partial<ServerOptions>;
let provider: Provider;
let logged: string[];
/** How many connections there were, and how many mails the server takes at a time before it answers the first one. */
let connections: number;
let holding: number;
let held: (() => void)[];

/** Starts a mail server that refuses the recipient nobody@example.com for good. */
async function startServer(at: number) {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onConnect(_session, done) {
      connections++;
      done();
    },
    onRcptTo({ address }, _session, done) {
      const refused = Object.assign(new Error('No such mailbox'), { responseCode: 550 });
      done(address.startsWith('nobody@') ? refused : null);
    },
    onData(stream, _session, done) {
      let mail = '';
      stream.on('data', (chunk: Buffer) => {
        mail += chunk;
      });
      stream.on('end', () => {
        received.push(mail);
        held.push(done);
        if (held.length >= holding) for (const answer of held.splice(0)) answer();
      });
    },
  });
  await new Promise<void>((listening) => server.listen(at, '127.0.0.1', listening));
  port = (server.server.address() as AddressInfo).port;
}
const stopServer = () => new Promise<void>((done) => server.close(() => done()));

beforeEach(async () => {
  now = new Date('2031-02-03T04:05:06Z');
  received = [];
  logged = [];
  connections = 0;
  holding = 1;
  held = [];
  // While it is stopped, nothing else can take the port.
  await startServer(await freePort());
  const { database } = await openProvider();
  const settings = {
    url: `smtp://127.0.0.1:${port}`,
    from: 'Example <no-reply@example.com>',
    connections: 3,
  };
  const log = (line: string) => logged.push(line);
  const channel = await createMailChannel(settings, seal);
  sender = createSender(channel, { database, seal, now: () => now, log, random: () => 0 });
  // Each test says itself when mails go out.
  options = { database, now: () => now, mails: { wake: () => {} } };
  provider = await openProvider(options);
});
afterEach(async () => {
  await sender?.close();
  await stopServer();
});

const ask = (email: string) =>
  provider.post(emailPath, { ...visitor, email, url: 'http://localhost:4173/' });
const outbox = async (): Promise<{ to: string; delivery?: string }[]> =>
  (await provider.get('/sandbox/outbox.json')).json();
const deliveries = async () => (await outbox()).map(({ delivery }) => delivery);

it('a mail goes out once, from the address of the settings, with its link', async () => {
  await ask('ada@example.com');
  expect(await deliveries()).toEqual(['waiting']);
  await sender?.sendDue();
  await sender?.sendDue();
  expect(received).toHaveLength(1);
  expect(received[0]).toMatch(/^From: Example <no-reply@example.com>$/m);
  expect(received[0]).toMatch(/^To: ada@example.com$/m);
  expect(received[0]).toMatch(/^Message-ID:\s+<\S+@example\.com>$/m);
  expect(received[0]).toMatch(/^Auto-Submitted: auto-generated$/m);
  expect(received[0]).toContain('/signup?token=');
  expect(await deliveries()).toEqual(['delivered']);
});

it('several mails go out at once, each once, over connections that stay open', async () => {
  const recipients = Array.from({ length: 9 }, (_, index) => `ada${index}@example.com`);
  for (const email of recipients) await ask(email);
  holding = 3;
  await sender?.sendDue();
  expect(received).toHaveLength(recipients.length);
  for (const email of recipients) {
    expect(received.filter((mail) => mail.includes(`To: ${email}`))).toHaveLength(1);
  }
  expect(connections).toBe(3);
  expect(await deliveries()).toEqual(recipients.map(() => 'delivered'));
});

it('a password crosses a network by TLS alone', async () => {
  const requireTLS = (url: string) => transportOptions({ url, connections: 1 }).requireTLS;
  expect(requireTLS('smtp://ada:secret@smtp.example:587')).toBe(true);
  expect(requireTLS('smtp://smtp.example')).toBe(false);
  expect(requireTLS('smtp://ada:secret@127.0.0.1:2525')).toBe(false);
});

/** Removes soft line breaks, and reads "=3D". */
const decodeQuotedPrintable = (mail = '') => mail.replace(/=\r?\n/g, '').replaceAll('=3D', '=');

it('a link that a visitor asks for once more goes out again, to the address that it was made for', async () => {
  const { app, sandbox } = await readDefinition('tests/products/workshop');
  const { server, newestLink } = await openProvider({ ...options, app, sandbox });
  const post = async (call: string, body: object) =>
    server.request(app.calls[call]?.path ?? '', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  await post('bursary_link', { name: 'Ada', email: 'ada@example.com' });
  const link = new URL(await newestLink());
  await post('bursary_remind', { token: link.searchParams.get('token') });
  await sender?.sendDue();
  await sender?.sendDue();
  expect(received).toHaveLength(2);
  expect(received[1]).toMatch(/^To: ada@example.com$/m);
  expect(received[1]).toMatch(/^Subject: Finish your bursary application$/m);
  expect(decodeQuotedPrintable(received[1])).toContain(link.href);
});

it('while no server answers, the mail waits, longer each time, and goes out once one does', async () => {
  await stopServer();
  await ask('ada@example.com');
  await sender?.sendDue();
  expect(await deliveries()).toEqual(['waiting']);
  expect(logged.at(-1)).toMatch(/Next try in 10 seconds/);
  now = new Date(now.getTime() + 10_000);
  await sender?.sendDue();
  expect(logged.at(-1)).toMatch(/Next try in 30 seconds/);
  await startServer(port);
  await sender?.sendDue();
  expect(received).toEqual([]);
  now = new Date(now.getTime() + 30_000);
  await sender?.sendDue();
  expect(received).toHaveLength(1);
  expect(await deliveries()).toEqual(['delivered']);
});

it('a recipient that the server refuses is told once, without the address, and keeps no other mail', async () => {
  await ask('nobody@example.com');
  await ask('ada@example.com');
  await sender?.sendDue();
  expect(await deliveries()).toEqual(['delivered', 'failed']);
  expect(logged).toEqual([expect.stringMatching(/No such mailbox.*It is not tried again\./)]);
  expect(logged.join()).not.toContain('nobody@');
  now = new Date(now.getTime() + 24 * 3_600_000);
  await sender?.sendDue();
  expect(logged).toHaveLength(1);
});

it('a process that ends while it sends leaves the mail to the next one', async () => {
  await ask('ada@example.com');
  const { takeDue } = await import('../../../src/provider/store/deliveries.ts');
  const until = new Date(now.getTime() + 120_000);
  const taken = await takeDue(provider.database, { kind: 'mail', now, until }, seal);
  expect(taken).toMatchObject({ attempts: 0 });
  await sender?.sendDue();
  expect(received).toEqual([]);
  now = until;
  await sender?.sendDue();
  expect(received).toHaveLength(1);
});

it('without a sender, a mail lies in the outbox alone', async () => {
  const alone = await openProvider({ database: provider.database });
  await alone.post(emailPath, { ...visitor, url: 'http://localhost:4173/' });
  expect(await deliveries()).toEqual([undefined]);
  await sender?.sendDue();
  expect(received).toEqual([]);
});
