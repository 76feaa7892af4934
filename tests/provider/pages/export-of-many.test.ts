// Proves that exports and pages of many applications hold a few at a time, and that pages lead to all of them.
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
 * The most applications of 3.3 kB that an export may have read before they arrive: some are held by the streams, and some
 * by both ends of the connection.
 */
const mostAhead = 4500;

let server: PostgresServer | undefined;
let opened: Database | undefined;
let provider: Provider;
let listening: Awaited<ReturnType<typeof listen>>;
/** The numbers of rows that the queries of the pages have read. */
let read: number[] = [];
const rowsRead = () => read.reduce((sum, rows) => sum + rows, 0);

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
    // The columns of a table are known once all applications were read.
    const readBefore = end === 'csv' ? count : 0;
    let most = 0;
    let text = '';
    let names = 0;
    // Compressed, thousands would be within the buffers of the connection.
    const answer = await fetch(addressOf(end), { headers: { 'Accept-Encoding': 'identity' } });
    for await (const part of answer.body ?? []) {
      text = text.slice(-10) + Buffer.from(part).toString('latin1');
      names += text.match(/Ada \d+"/g)?.length ?? 0;
      text = text.replaceAll(/Ada \d+"/g, '');
      most = Math.max(most, rowsRead() - readBefore - names);
    }
    expect(names).toBe(count);
    expect(Math.max(...read)).toBeLessThanOrEqual(101);
    expect(most).toBeLessThan(mostAhead);
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
  expect(rowsRead()).toBeLessThan(count / 2);
});

const pageAt = async (path: string) => (await provider.get(path)).text();
const idsOn = (page: string) =>
  [...page.matchAll(/\/applications\/(\d+)/g)].map(([, id]) => Number(id));
/** Returns the address of a link; `undefined` where a page has no such link. */
const linkOn = (page: string, label: string) =>
  new RegExp(`href="([^"]+)">${label}<`).exec(page)?.[1]?.replaceAll('&amp;', '&');
const follow = async (page: string, label: string) => pageAt(linkOn(page, label) ?? label);

it('one page lists 50 and says how many there are, and leads to older and newer ones', async () => {
  read = [];
  const newest = await pageAt('/sandbox/applications?form=save');
  expect(idsOn(newest)).toEqual(Array.from({ length: 50 }, (_, index) => count - index));
  expect(newest).toContain(provesAll ? 'More than 10,000 applications' : '5,000 applications');
  expect(linkOn(newest, 'Newer')).toBeUndefined();
  const second = await follow(newest, 'Older');
  const third = await follow(second, 'Older');
  expect(idsOn(third)).toEqual(Array.from({ length: 50 }, (_, index) => count - 100 - index));
  expect(idsOn(await follow(third, 'Newer'))).toEqual(idsOn(second));
  expect(idsOn(await follow(await follow(third, 'Newer'), 'Older'))).toEqual(idsOn(third));
  const first = await follow(await follow(third, 'Newer'), 'Newer');
  expect(idsOn(first)).toEqual(idsOn(newest));
  expect(linkOn(first, 'Newer')).toBeUndefined();
  const last = await pageAt('/sandbox/applications?before=20');
  expect(idsOn(last)).toEqual(Array.from({ length: 19 }, (_, index) => 19 - index));
  expect(linkOn(last, 'Older')).toBeUndefined();
  expect(idsOn(await follow(last, 'Newer'))).toEqual(
    Array.from({ length: 50 }, (_, index) => 69 - index),
  );
  expect(Math.max(...read)).toBeLessThanOrEqual(51);
});

it('an application leads back to the page of the list that led to it, with its filter', async () => {
  const listed = await follow(await pageAt('/sandbox/applications?text=ada&form=save'), 'Older');
  const opened = await pageAt(
    /href="(\/sandbox\/applications\/[^"]+)"/.exec(listed)?.[1]?.replaceAll('&amp;', '&') ?? '',
  );
  expect(linkOn(opened, 'Back to the list')).toMatch(/\?text=ada&form=save&before=\d+$/);
  expect(await follow(opened, 'Back to the list')).toBe(listed);
  const newer = await follow(listed, 'Newer');
  expect(linkOn(newer, 'Newer')).toBeUndefined();
  expect(idsOn(newer)).toEqual(idsOn(await pageAt('/sandbox/applications')));
  expect(await pageAt('/sandbox/applications/1')).toContain('>All applications<');
});

it.each(['before=0', 'before=x', 'after=999999999999999999', 'after=0', 'after=-1'])(
  '%s leads to a part of the list',
  async (query) => {
    const { status } = await provider.get(`/sandbox/applications?${query}`);
    expect(status).toBe(200);
  },
);

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

it('a search leads to newer ones too, over more of them than one statement searches', async () => {
  const newer = await pageAt('/sandbox/applications?text=ada+49&after=100');
  const fromTo = (first: number, last: number) =>
    Array.from({ length: first - last + 1 }, (_, index) => first - index);
  expect(idsOn(newer)).toEqual([...fromTo(4939, 4900), ...fromTo(499, 490)]);
  expect(idsOn(await follow(newer, 'Older'))).toEqual([49]);
  expect(idsOn(await follow(newer, 'Newer')).at(-1)).toBeGreaterThan(4939);
  const none = await pageAt('/sandbox/applications?text=ada+4939&before=100');
  expect(none).toContain('None of the applications that were searched');
});
