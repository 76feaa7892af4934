// Proves that the provider stores one valid application per link, until the review begins or the link expires.
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { type Definition, readDefinition } from '../../../src/provider/definition/definition.ts';
import {
  emailPath,
  loadPath,
  openProvider,
  type Provider,
  savePath,
  visitor,
} from '../provider.ts';
import { signupAnswers } from '../signup-answers.ts';

let definition: Definition;
beforeAll(async () => {
  definition = await readDefinition('forms');
});
let provider: Provider;
let now: Date;
beforeEach(async () => {
  now = new Date('2031-02-03T04:05:06Z');
  provider = await openProvider({ ...definition, now: () => now });
});

const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};

/** Asks for a mail, and returns the token in it. */
async function invited(): Promise<string> {
  const page = 'http://localhost:4173/';
  expect((await provider.post(emailPath, { ...visitor, url: page })).status).toBe(200);
  return new URL(await provider.newestLink()).searchParams.get('token') ?? '';
}
const load = async (token: string) => (await provider.post(loadPath, { token })).json();
/** Follows the link, and returns what is loaded. */
const publisherOf = async (token: string) => (await load(token)).data.publisher;

async function save(body: object, key?: string) {
  const response = await provider.post(savePath, body, key ? { 'Idempotency-Key': key } : {});
  return { status: response.status, body: await response.json() };
}
const stored = async () => (await provider.get('/sandbox/applications.json')).json();

const isStored = { status: 200, body: { status: 'stored', reference_number: expect.any(String) } };
const isRefused = { status: 200, body: { errors: [expect.any(String)] } };

it('an application that was admitted is stored, with the loaded data and without its id', async () => {
  const publisher = await publisherOf(await invited());
  expect(await save({ ...publisher, ...signupAnswers })).toEqual(isStored);
  const [{ body }] = await stored();
  expect(body).toMatchObject({ ...visitor, login_name: 'ada' });
  expect(body).not.toHaveProperty('application_id');
});

it('the answer has a short reference, by which the stored application is found', async () => {
  const publisher = await publisherOf(await invited());
  const { body } = await save({ ...publisher, ...signupAnswers });
  expect(body.reference_number).toMatch(/^[0-9A-F]{4}-[0-9A-F]{4}$/);
  expect(await stored()).toMatchObject([{ reference: body.reference_number }]);
  const corrected = await save({ ...publisher, ...signupAnswers, company_name: 'Other' });
  expect(corrected.body.reference_number).toBe(body.reference_number);
});

it.each([undefined, null, '', 'x', 7, {}, ['a']])(
  'the application %j, which was not admitted, is answered with errors, and not stored',
  async (application_id) => {
    await invited();
    expect(await save({ ...signupAnswers, application_id })).toEqual(isRefused);
    expect(await stored()).toEqual([]);
  },
);

it('the token itself names no application', async () => {
  const token = await invited();
  await load(token);
  expect(await save({ ...signupAnswers, application_id: token })).toEqual(isRefused);
});

it('a body with wrong answers is answered with them, and not stored', async () => {
  const publisher = await publisherOf(await invited());
  const { status, body } = await save({
    ...publisher,
    ...signupAnswers,
    login_name: '',
    messenger_type: 3,
  });
  expect(status).toBe(422);
  expect(body).toEqual({
    errors: [
      { at: '/other_messenger_type', rule: expect.stringContaining('required') },
      { at: '/login_name', rule: 'required' },
    ],
  });
  expect(await stored()).toEqual([]);
  expect(await save({ ...publisher, ...signupAnswers })).toEqual(isStored);
});

it('a mail is sent to nobody whose name or address the form refuses', async () => {
  const { status, body } = await provider
    .post(emailPath, { ...visitor, first_name: 'A', email: 'nobody' })
    .then(async (response) => ({ status: response.status, body: await response.json() }));
  expect({ status, at: body.errors.map(({ at }: { at: string }) => at) }).toEqual({
    status: 422,
    at: ['/first_name', '/email'],
  });
  expect(await (await provider.get('/sandbox/outbox.json')).json()).toEqual([]);
});

it('one link stores one application: one that is sent again replaces it, under any name', async () => {
  const token = await invited();
  const publisher = await publisherOf(token);
  const tab = await publisherOf(token);
  expect(await save({ ...publisher, ...signupAnswers }, 'a')).toEqual(isStored);
  expect(await save({ ...publisher, ...signupAnswers }, 'a')).toEqual(isStored);
  expect(await save({ ...publisher, ...signupAnswers }, 'b')).toEqual(isStored);
  // A second tab, which was opened before.
  expect(await save({ ...tab, ...signupAnswers, login_name: 'ada2' })).toEqual(isStored);
  const all = await stored();
  expect(all.map(({ body }: { body: { login_name: string } }) => body.login_name)).toEqual([
    'ada2',
  ]);
});

it('many that are sent at once under one link store one', async () => {
  const publisher = await publisherOf(await invited());
  const sent = Array.from({ length: 8 }, (_, index) =>
    save({ ...publisher, ...signupAnswers, login_name: `ada${index}` }),
  );
  expect(await Promise.all(sent)).toEqual(Array(8).fill(isStored));
  expect(await stored()).toHaveLength(1);
});

it('a username of another application stays taken', async () => {
  const first = await publisherOf(await invited());
  const second = await publisherOf(await invited());
  await save({ ...first, ...signupAnswers });
  expect((await save({ ...second, ...signupAnswers, login_name: 'ADA ' })).status).toBe(409);
  expect(await save({ ...second, ...signupAnswers, login_name: 'grace' })).toEqual(isStored);
  expect((await save({ ...second, ...signupAnswers })).status).toBe(409);
  expect(await stored()).toHaveLength(2);
});

it('the link of an application that was sent says since when, until it expires', async () => {
  const token = await invited();
  const publisher = await publisherOf(token);
  const submitted_at = now.toISOString();
  await save({ ...publisher, ...signupAnswers });
  for (const minutes of [0, 59, 1, 24 * 60]) {
    later(minutes);
    expect(await load(token)).toEqual({ errors: [expect.any(String)], submitted_at });
  }
  later(7 * 24 * 60);
  expect(await load(token)).toEqual({ errors: [expect.any(String)] });
});

it('without words for one that was sent, a link opens until the review begins', async () => {
  const sandbox = structuredClone(definition.sandbox);
  const call = sandbox?.calls.load;
  if (call?.do === 'admit') delete call.sent;
  provider = await openProvider({ ...definition, sandbox, now: () => now });
  const token = await invited();
  await save({ ...(await publisherOf(token)), ...signupAnswers });
  later(59);
  expect(await load(token)).toHaveProperty('data');
  later(1);
  expect(await load(token)).toEqual({ errors: [expect.any(String)] });
});

it('a link stores nothing any more once the review begins', async () => {
  const token = await invited();
  const publisher = await publisherOf(token);
  await save({ ...publisher, ...signupAnswers }, 'a');
  later(59);
  expect(await save({ ...publisher, ...signupAnswers })).toEqual(isStored);
  later(1);
  expect(await save({ ...publisher, ...signupAnswers, login_name: 'other' }, 'b')).toEqual(
    isRefused,
  );
  // The answer to the first intent was perhaps lost.
  expect(await save({ ...publisher, ...signupAnswers }, 'a')).toEqual(isStored);
  expect(await stored()).toHaveLength(1);
});

it('opening spends nothing, and an expired link stores nothing', async () => {
  const token = await invited();
  for (let visit = 0; visit < 3; visit++) expect(await load(token)).toHaveProperty('data');
  const publisher = await publisherOf(token);
  later(7 * 24 * 60 + 1);
  expect(await save({ ...publisher, ...signupAnswers })).toEqual(isRefused);
});
