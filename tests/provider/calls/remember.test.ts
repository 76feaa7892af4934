// Proves that a draft saved with a link comes back in any browser without secrets, and ends with its application.
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Definition, readDefinition } from '../../../src/provider/definition/definition.ts';
import { openProvider, type Provider } from '../provider.ts';

let definition: Definition;
beforeAll(async () => {
  definition = await readDefinition('tests/products/workshop');
});
let provider: Provider;
let now: Date;
const start = new Date('2031-02-03T04:05:06Z');
beforeEach(async () => {
  now = start;
  provider = await openProvider({ ...definition, now: () => now });
});

const pathOf = (call: string) => definition.app.calls[call]?.path ?? '';
const passDays = (days: number) => {
  now = new Date(now.getTime() + days * 24 * 60 * 60_000);
};

async function post(call: string, body: object) {
  const response = await provider.server.request(pathOf(call), {
    method: definition.app.calls[call]?.method ?? '',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
}

/** Asks for a link, and follows it. */
async function invited() {
  await post('bursary_link', { name: 'Ada', email: 'ada@example.com' });
  const token = new URL(await provider.newestLink()).searchParams.get('token') ?? '';
  return { token, id: (await load(token)).id as string };
}
const load = async (token: string) => (await post('bursary', { token })).body;
const draftOf = async (token: string) => (await load(token)).draft;

const at = (minutes: number) => start.getTime() + minutes * 60_000;
const save = (id: unknown, answers: object, times: object, version = 1) =>
  post('bursary_keep', { id, draft: { answers, times, version } });
const sent = {
  answers: { craft: 'weaving', plan: 'A loom of my own' },
  times: { '/craft': at(-2), '/plan': at(-1) },
};

describe('a draft that is saved with a link', () => {
  it('comes back with the link, from any browser', async () => {
    const { token, id } = await invited();
    expect(await draftOf(token)).toBeUndefined();
    expect((await save(id, sent.answers, sent.times)).status).toBe(204);
    expect(await draftOf(token)).toEqual({ ...sent, version: 1 });
  });

  it('keeps the newest answer of each question, in whatever order saves arrive', async () => {
    const { token, id } = await invited();
    await save(id, { craft: 'pottery', plan: 'Newer' }, { '/craft': at(-9), '/plan': at(-1) });
    await save(id, { craft: 'weaving', plan: 'Older' }, { '/craft': at(-3), '/plan': at(-5) });
    expect((await draftOf(token)).answers).toEqual({ craft: 'weaving', plan: 'Newer' });
  });

  it('loses an answer that was taken back later', async () => {
    const { token, id } = await invited();
    await save(id, sent.answers, sent.times);
    await save(id, {}, { '/plan': at(0) });
    expect((await draftOf(token)).answers).toEqual({ craft: 'weaving' });
  });

  it('has only what its form asks for: of the right type, offered, and no secret', async () => {
    const { token, id } = await invited();
    const times = { '/craft': at(-2), '/plan': at(-1), '/x': 1, '/code_word': at(-1) };
    const answers = { craft: 'forgery', plan: 'Mine', code_word: 'sesame', x: 1, amount: {} };
    await save(id, answers, times);
    const draft = await draftOf(token);
    expect(draft.answers).toEqual({ plan: 'Mine' });
    expect(Object.keys(draft.times)).toEqual(['/craft', '/plan']);
  });

  it('takes no time from the future, which would win for ever', async () => {
    const { token, id } = await invited();
    await save(id, { plan: 'Mine' }, { '/plan': at(999) });
    expect((await draftOf(token)).times).toEqual({ '/plan': at(0) });
  });

  it('names the definitions that it was made with', async () => {
    const { id } = await invited();
    await save(id, sent.answers, sent.times);
    const sql = `select drafts.version, screens from drafts
      join definitions on definitions.hash = drafts.definitions_hash`;
    const rows = await provider.database.query(sql);
    expect(rows).toMatchObject([
      { version: definition.version, screens: [{ id: 'bursary-application' }] },
    ]);
  });

  it('is sealed in the database, and found by no id', async () => {
    const { id } = await invited();
    await save(id, sent.answers, sent.times);
    const rows = await provider.database.query('select * from drafts');
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`loom|weaving|${id}`));
  });

  it.each([undefined, 7, 'draft', { answers: 1 }, []])(
    'has to be a draft, not %j',
    async (draft) => {
      const { id } = await invited();
      expect((await post('bursary_keep', { id, draft })).status).toBe(400);
    },
  );

  it('is of the present version of its form', async () => {
    const { token, id } = await invited();
    expect((await save(id, sent.answers, sent.times, 2)).status).toBe(409);
    expect(await draftOf(token)).toBeUndefined();
  });

  it('has a bounded size', async () => {
    const { id } = await invited();
    const plan = 'x'.repeat(300_000);
    expect((await save(id, { plan }, { '/plan': at(0) })).status).toBe(413);
  });
});

describe('a saved draft ends', () => {
  it('when the application is sent: nothing is saved after that', async () => {
    const { token, id } = await invited();
    await save(id, sent.answers, sent.times);
    const body = { id, craft: 'weaving', plan: 'A loom of my own', amount: 200 };
    expect((await post('bursary_apply', body)).status).toBe(201);
    expect(await provider.database.query('select * from drafts')).toEqual([]);
    expect((await save(id, sent.answers, sent.times)).status).toBe(403);
    expect(await draftOf(token)).toBeUndefined();
  });

  it('when its link expires', async () => {
    const old = await invited();
    await save(old.id, sent.answers, sent.times);
    passDays(8);
    expect((await save(old.id, sent.answers, sent.times)).status).toBe(403);
  });

  it.each([undefined, null, 'x', 7, {}])('and is never that of the application %j', async (id) => {
    await invited();
    expect((await save(id, sent.answers, sent.times)).status).toBe(403);
  });
});

describe('the link is mailed once more', () => {
  it('to the address that it was mailed to', async () => {
    const { token } = await invited();
    const link = await provider.newestLink();
    expect((await post('bursary_remind', { token })).status).toBe(204);
    const mails = await (await provider.get('/sandbox/outbox.json')).json();
    expect(mails).toHaveLength(2);
    expect(mails[0]).toMatchObject({ to: 'ada@example.com', link });
    expect(mails[0].text).toContain(link);
  });

  it('to nobody by another token', async () => {
    await invited();
    expect((await post('bursary_remind', { token: 'x' })).status).toBe(403);
    expect(await (await provider.get('/sandbox/outbox.json')).json()).toHaveLength(1);
  });
});
