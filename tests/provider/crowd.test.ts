// Proves that a hundred applications at once are stored once and delivered, though processes and PostgreSQL end.
import { randomBytes, randomUUID } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { createSeal } from '../../src/provider/crypto/seal.ts';
import type { Database } from '../../src/provider/database/database.ts';
import { openPostgres } from '../../src/provider/database/postgres.ts';
import { createSender } from '../../src/provider/delivery/sender.ts';
import { openDataFolder } from '../../src/provider/store/data-folder.ts';
import { createWebhookChannel } from '../../src/provider/webhook/webhook-channel.ts';
import { proofSeed, provesAll } from '../support/extent.ts';
import { shuffled } from '../support/sample.ts';
import { builtProgram } from './built-provider.ts';
import { copyDatabase } from './copy-database.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';
import { emailPath, loadPath, savePath, visitor } from './provider.ts';
import { type Run, runProvider, stop, urlOf } from './run-provider.ts';
import { signupAnswers } from './signup-answers.ts';
import { type Receiver, startReceiver } from './webhook/receiver.ts';

/** The hashes of a whole proof take minutes of a processor: its limit of time is that of one answer, not of all. */
const longestStall = 120_000;
vi.setConfig({ testTimeout: provesAll ? 3_600_000 : 300_000, hookTimeout: 60_000 });

/** Visitors who ask for a link at once. */
const visitors = 100;
/** Applications at once, when all have their links. */
const applications = provesAll ? 1000 : 100;

/** Milliseconds between two tries of a call. In a whole proof, visitors wait as Retry-After asks, and some time longer. */
const [shortestWait, longestWait] = provesAll ? [10_000, 20_000] : [0, 1000];

const json = { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' };

const secret = randomBytes(32);

let folder: string;
let program: string;
let receiver: Receiver;
let server: PostgresServer | undefined;
let balancer: Server | undefined;
const runs: Run[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'crowd-'));
  program = await builtProgram();
  receiver = await startReceiver();
  await copyForms(join(folder, 'forms'));
});
afterAll(async () => {
  for (const { child } of runs) child.kill('SIGKILL');
  await Promise.all(runs.map(({ ended }) => ended));
  balancer?.close();
  await receiver.close();
  await server?.stop();
  await rm(folder, { recursive: true });
});

/** Copies the product, but for a whole proof without the hashes of its passwords, which take most of a processor. */
async function copyForms(forms: string): Promise<void> {
  await cp('forms', forms, { recursive: true });
  if (provesAll) return;
  const file = join(forms, 'sandbox.json');
  const sandbox = JSON.parse(await readFile(file, 'utf8'));
  const { hash, ...save } = sandbox.calls.save;
  sandbox.calls.save = { ...save, drop: [...save.drop, ...hash] };
  await writeFile(file, JSON.stringify(sandbox));
}

function run(env: Record<string, string>): Run {
  const settings = {
    FORMS_DIR: join(folder, 'forms'),
    OUT_DIR: '',
    DATA_DIR: join(folder, 'data'),
    CALLS_PER_MINUTE: '999999',
    MAILS_PER_HOUR_AND_NETWORK: '999999',
    WEBHOOK_URL: receiver.url,
    WEBHOOK_SECRETS: `whsec_${secret.toString('base64')}`,
    ...env,
  };
  const started = runProvider(settings, [program]);
  runs.push(started);
  return started;
}

/** A provider, which is disturbed while it is busy. */
interface Crowded {
  url: () => string;
  disturb: () => Promise<void>;
  open: () => Promise<Database>;
}

const embedded = async (): Promise<Crowded> => {
  const data = join(folder, 'data');
  copyDatabase(inject('newData'), data);
  const first = run({});
  let url = await urlOf(first);
  return {
    url: () => url,
    async disturb() {
      await stop(first, 'SIGKILL');
      url = await urlOf(run({}));
    },
    open: () => openDataFolder(data),
  };
};

const onServer = async (): Promise<Crowded> => {
  const postgres = await startPostgres({ fsync: provesAll });
  server = postgres;
  const DATABASE_URL = postgres.url;
  const processes = [run({ DATABASE_URL }), run({ DATABASE_URL }), run({ DATABASE_URL })];
  balancer = await balance(await Promise.all(processes.map(urlOf)));
  const { port } = balancer.address() as AddressInfo;
  return {
    url: () => `http://localhost:${port}`,
    async disturb() {
      await stop(processes[0] as Run, 'SIGKILL');
      await postgres.restart();
    },
    open: () => openPostgres(DATABASE_URL, () => {}),
  };
};

/** Passes requests on to several servers in turn; the request to one that is gone is answered with status 502. */
async function balance(urls: string[]): Promise<Server> {
  let count = 0;
  const balancing = createServer((incoming, response) => {
    const { method, headers } = incoming;
    const fail = () => (response.headersSent ? response.destroy() : response.writeHead(502).end());
    const url = new URL(incoming.url ?? '/', urls[count++ % urls.length]);
    const outgoing = request(url, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
      answer.once('error', fail);
    });
    outgoing.once('error', fail);
    incoming.pipe(outgoing);
  });
  await new Promise<void>((listening) => balancing.listen(0, 'localhost', listening));
  return balancing;
}

/** Delivers what is left, such as that of a process which was killed while it sent, as another one does after its lease. */
async function deliverRest(database: Database): Promise<void> {
  const now = () => new Date(Date.now() + 3_600_000);
  const channel = createWebhookChannel({ url: receiver.url, secrets: [secret], timeout: 15 }, now);
  const parts = { database, seal: createSeal(Buffer.alloc(32)), now, log: console.log };
  const sender = createSender(channel, parts);
  await sender.sendDue();
  await sender.close();
}

const databases: [string, () => Promise<Crowded>][] = [
  ['the embedded database, whose process starts again', embedded],
  ['a PostgreSQL server that starts again, of three processes behind a balancer', onServer],
];

/** A run that does not prove all draws one of them, the other one on another day. */
const drawn = provesAll ? databases : shuffled(databases, proofSeed).slice(0, 1);

describe.each(drawn)('on %s', (name, start) => {
  it(`${applications} applications at once are stored once each, though a process is killed`, async () => {
    const { url, disturb, open } = await start();
    const started = performance.now();
    const times: number[] = [];
    let refused = 0;
    let lastAnswer = started;

    /** Makes a call as a page does: again, with the same key, where no answer comes, or it is to try again. */
    async function call(path: string, body: object): Promise<Record<string, unknown>> {
      const key = randomUUID();
      for (;;) {
        const begun = performance.now();
        const response = await fetch(`${url()}${path.startsWith('/') ? '' : '/'}${path}`, {
          method: 'POST',
          headers: { ...json, 'Idempotency-Key': key },
          body: JSON.stringify(body),
        }).catch((error) => {
          // A dead process breaks the connection; anything else is a failure of the test.
          if (!(error instanceof TypeError)) throw error;
        });
        const answer = await response?.json().catch(() => undefined);
        if (answer && response?.status !== 503) {
          expect([path, response?.status, answer.errors]).toEqual([path, 200, undefined]);
          times.push(performance.now() - begun);
          lastAnswer = performance.now();
          return answer;
        }
        if (performance.now() - lastAnswer > longestStall)
          throw new Error(`No call was answered for ${longestStall / 1000} s.`);
        if (response?.status === 503) refused += 1;
        const wait = shortestWait + Math.random() * (longestWait - shortestWait);
        await new Promise((done) => setTimeout(done, wait));
      }
    }

    const links = new Map<string, string>();
    for (let wave = 0; wave < applications / visitors; wave++) {
      const emails = Array.from({ length: visitors }, () => `${randomUUID()}@example.com`);
      await Promise.all(
        emails.map((email) =>
          call(emailPath, { ...visitor, email, url: 'http://localhost:4173/' }),
        ),
      );
      const response = await fetch(`${url()}/sandbox/outbox.json`);
      const mails: { to: string; link: string }[] = await response.json();
      for (const { to, link } of mails) links.set(to, link);
    }

    const acknowledged: string[] = [];
    let disturbed: Promise<void> | undefined;
    await Promise.all(
      [...links].map(async ([email, link]) => {
        const token = new URL(link).searchParams.get('token');
        const { data } = await call(loadPath, { token });
        const { publisher } = data as { publisher: object };
        await call(savePath, { ...publisher, ...signupAnswers, login_name: email });
        acknowledged.push(email);
        if (acknowledged.length === applications / 2 - 20) disturbed = disturb();
      }),
    );
    await disturbed;
    expect(disturbed).toBeDefined();
    expect(acknowledged).toHaveLength(applications);
    for (const each of runs) if (each.child.exitCode === null) await stop(each, 'SIGTERM');

    const database = await open();
    const stored = await database.query("select body ->> 'login_name' as name from submissions");
    await deliverRest(database);
    await database.close();
    expect(stored.map((row) => String(row.name)).sort()).toEqual(acknowledged.sort());
    expect([...new Set(receiver.received.map(({ name }) => name))].sort()).toEqual(acknowledged);
    receiver.received.length = 0;
    const slow = times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
    const seconds = Math.round((performance.now() - started) / 1000);
    console.log(
      `${name}: ${applications} applications in ${seconds} s, ${refused} tries refused, 95 % of calls in ${Math.round(slow)} ms`,
    );
  });
});
