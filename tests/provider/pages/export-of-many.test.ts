// Proves that an export of many applications holds a few at a time, and ends with its download.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../../src/provider/database/database.ts';
import { openPostgres } from '../../../src/provider/database/postgres.ts';
import { listen } from '../../../src/provider/http/listen.ts';
import { provesAll } from '../../support/extent.ts';
import { type PostgresServer, startPostgres } from '../postgres-server.ts';
import { openProvider, type Provider } from '../provider.ts';

/** Outside of --all, in the embedded database. */
const count = provesAll ? 100_000 : 5000;
/**
 * The most megabytes that an export may hold, with the code that it loads and both ends of the connection: 100,000
 * applications are some 330 MB of JSON.
 */
const mostHeld = 25;

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** Returns the bytes that the process holds, without its garbage. */
function heldBytes(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

let server: PostgresServer | undefined;
let opened: Database | undefined;
let provider: Provider;
let listening: Awaited<ReturnType<typeof listen>>;
/** The numbers of rows that the queries of the pages have read. */
let read: number[] = [];

beforeAll(async () => {
  if (provesAll) {
    server = await startPostgres();
    opened = await openPostgres(server.url, () => {}, { timeout: 60 });
  }
  const { database } = await openProvider(opened && { database: opened });
  await database.query(
    `insert into submissions (call, body, secrets, stored_at)
    select 'save', json_build_object('name', 'Ada ' || i, 'note', repeat(md5(i::text), 100)), '{}', now()
    from generate_series(1, $1::integer) as i`,
    [count],
  );
  const counted: Database = {
    ...database,
    async query(sql, params) {
      const rows = await database.query(sql, params);
      read.push(rows.length);
      return rows;
    },
  };
  provider = await openProvider({ database: counted });
  listening = await listen(provider.server, 0);
}, 120_000);
afterAll(async () => {
  await listening?.close(0);
  await opened?.close();
  await server?.stop();
});

const addressOf = (end: string) => `http://localhost:${listening.port}/sandbox/applications.${end}`;

it.each(['csv', 'ndjson', 'json'])(
  'an export as %s has all of them, and holds a few at a time',
  async (end) => {
    read = [];
    const before = heldBytes();
    let most = 0;
    let parts = 0;
    let text = '';
    let names = 0;
    const answer = await fetch(addressOf(end));
    for await (const part of answer.body ?? []) {
      text = text.slice(-10) + Buffer.from(part).toString('latin1');
      names += text.match(/Ada \d+"/g)?.length ?? 0;
      text = text.replaceAll(/Ada \d+"/g, '');
      parts += 1;
      if (provesAll && parts % 100 === 0) most = Math.max(most, heldBytes() - before);
    }
    expect(names).toBe(count);
    expect(Math.max(...read)).toBeLessThanOrEqual(101);
    expect(most / 1_000_000).toBeLessThan(mostHeld);
  },
  600_000,
);

it('an export reads no further than a slow reader, and not at all once the download is aborted', async () => {
  read = [];
  const abort = new AbortController();
  // The buffers of the connection take some megabytes, and compressed ones all of it.
  const headers = { 'Accept-Encoding': 'identity' };
  const answer = await fetch(addressOf('ndjson'), { headers, signal: abort.signal });
  await answer.body?.getReader().read();
  abort.abort();
  // A query of another request is answered after all those that the download has made.
  await expect
    .poll(async () => {
      const before = read.length;
      await provider.get('/sandbox/outbox.json');
      await provider.get('/sandbox/outbox.json');
      return read.length - before;
    })
    .toBe(2);
  expect(read.reduce((sum, rows) => sum + rows, 0)).toBeLessThan(count / 2);
});

it('one page lists 50, and leads to the older ones until the last', async () => {
  read = [];
  const page = await (await provider.get('/sandbox/applications')).text();
  expect(page.match(/<article>/g)).toHaveLength(50);
  const before = /before=(\d+)">Older/.exec(page)?.[1];
  expect(before).toBe(String(count - 49));
  const last = await (await provider.get('/sandbox/applications?before=20')).text();
  expect(last.match(/<article>/g)).toHaveLength(19);
  expect(last).not.toContain('Older');
  expect(Math.max(...read)).toBeLessThanOrEqual(51);
});

/** The MD5 of "7". */
const noteOfSeven = '8f14e45fceea167a5a36dedd4bea2543';

it('a search reads a limited number of them for one page', async () => {
  const found = await (await provider.get(`/sandbox/applications?text=${noteOfSeven}`)).text();
  if (count <= 20_000) expect(found).toContain('Ada 7 ·');
  else expect(found).toMatch(/None of the applications that were searched.*>Older</s);
  const all = await (await provider.get('/sandbox/applications.json?text=ada+77')).json();
  const wanted = Array.from({ length: count }, (_, i) => `Ada ${i + 1}`).filter((name) =>
    name.includes('Ada 77'),
  );
  expect(all).toHaveLength(wanted.length);
});
