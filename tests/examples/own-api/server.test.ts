// Proves that the example of an own API answers as the OpenAPI description of the product says, and stores once by key.
import { afterAll, expect, it } from 'vitest';
import { openApiOf } from '../../../src/openapi/index.ts';
import { compileProduct } from '../../forms/products.ts';
import { differences, operationNamed } from '../../openapi/describe-response.ts';
import { signupAnswers } from '../../provider/signup-answers.ts';
import { startApi } from './start-api.ts';

const page = 'https://apply.example.com';
const person = { first_name: 'Ada', last_name: 'Lovelace', email: 'ada@example.com' };
const { host, links, close } = await startApi(page);
afterAll(close);

const document = openApiOf((await compileProduct('forms')).product);

interface Request {
  body?: unknown;
  method?: string;
  headers?: Record<string, string>;
}

/** Makes a call of a page, and returns its response, once that is as described. */
async function call(id: string, { body, method, headers }: Request): Promise<Response> {
  const { path, operation } = operationNamed(document, id);
  const response = await fetch(host + path, {
    method: method ?? 'POST',
    headers: { Origin: page, 'Content-Type': 'application/json', ...headers },
    body: body === undefined || typeof body === 'string' ? body : JSON.stringify(body),
  });
  expect(response.headers.get('Vary')).toBe('Origin');
  const told = response.status === 422 ? withoutDetails(await response.clone().json()) : undefined;
  const described = told ? Response.json(told, response) : response.clone();
  expect(await differences(document, operation, described), id).toEqual([]);
  return response;
}

/** Leaves out the sentences that the example adds to what the local provider answers. */
const withoutDetails = ({ errors, ...rest }: { errors?: { detail?: string }[] }) => ({
  ...rest,
  ...(errors && { errors: errors.map(({ detail, ...error }) => error) }),
});

/** Takes a link, and returns what the wizard would send. */
async function application(email: string) {
  await call('email', { body: { ...person, email, url: `${page}/de?from=letter` } });
  const link = new URL(links.at(-1) ?? '');
  const token = link.searchParams.get('token');
  const { data } = await (await call('load', { body: { token } })).json();
  const [channel] = data.channels;
  const answers = { ...signupAnswers, how_do_you_market: channel.id, other_channels: [] };
  return { link, token, body: { ...data.publisher, ...answers } };
}

it('the link in a mail leads to an application, which is stored once by its key', async () => {
  const { link, token, body } = await application('first@example.com');
  expect(link.href).toMatch(/^https:\/\/apply\.example\.com\/de\/signup\?token=[\w-]{43}$/);
  const headers = { 'Idempotency-Key': 'one' };
  const twice = await Promise.all([
    call('save', { body, headers }),
    call('save', { body, headers }),
  ]);
  expect(await Promise.all(twice.map((each) => each.json()))).toEqual([
    { status: 'stored' },
    { status: 'stored' },
  ]);
  const other = await call('save', { body: { ...body, title: 'Owner' }, headers });
  expect(other.status).toBe(422);
  const again = await call('save', { body, headers: { 'Idempotency-Key': 'two' } });
  expect(await again.json()).toHaveProperty('errors');
  expect(await (await call('load', { body: { token } })).json()).toHaveProperty('errors');
});

it('refuses what the page would not have sent, and names the values', async () => {
  const { body } = await application('second@example.com');
  const refused = await call('save', {
    body: { ...body, title: 'x'.repeat(21), password: 'short', confirmPassword: 'other' },
  });
  const { errors } = await refused.json();
  expect(errors.map(({ at }: { at: string }) => at)).toEqual([
    '/title',
    '/password',
    '/confirmPassword',
  ]);
  expect((await call('email', { body: { ...person, url: 'https://other.example/' } })).status).toBe(
    422,
  );
});

it('refuses a username that is taken, and takes another one', async () => {
  const [one, two] = [await application('a@example.com'), await application('b@example.com')];
  const login_name = 'grace';
  expect((await call('save', { body: { ...one.body, login_name } })).status).toBe(200);
  expect((await call('save', { body: { ...two.body, login_name } })).status).toBe(409);
  expect((await call('save', { body: { ...two.body, login_name: 'bob' } })).status).toBe(200);
});

it('refuses requests that are no calls of its pages', async () => {
  const statuses = async (id: string, requests: Request[]) =>
    Promise.all(requests.map(async (each) => (await call(id, each)).status));
  expect(
    await statuses('save', [
      { headers: { Origin: 'https://other.example' }, body: {} },
      { method: 'GET' },
      { headers: { 'Content-Type': 'text/plain' }, body: '{}' },
      { body: '{' },
      { body: '[]' },
      { body: 'null' },
      { body: { comments: 'x'.repeat(300_000) } },
      { headers: { 'Idempotency-Key': 'x'.repeat(201) }, body: {} },
    ]),
  ).toEqual([403, 405, 415, 400, 400, 400, 413, 400]);
  expect((await fetch(`${host}//`)).status).toBe(404);
});

it('names a time after too many mails to one address', async () => {
  const body = { ...person, email: 'often@example.com', url: `${page}/` };
  for (let mail = 0; mail < 10; mail++) await call('email', { body });
  const headers = { 'Idempotency-Key': 'busy' };
  const busy = await call('email', { body, headers });
  expect(busy.status).toBe(429);
  expect(busy.headers.get('Access-Control-Expose-Headers')).toBe('Retry-After');
  expect(busy.headers.get('Retry-After')).toBe('3600');
});

it('allows the preflight of each call to its pages alone', async () => {
  const preflight = async (id: string, Origin: string) => {
    const headers = { Origin, 'Access-Control-Request-Method': 'POST' };
    const response = await fetch(host + operationNamed(document, id).path, {
      method: 'OPTIONS',
      headers,
    });
    const allowed = (name: string) => response.headers.get(`Access-Control-Allow-${name}`);
    return [response.status, allowed('Origin'), allowed('Credentials')];
  };
  expect(await preflight('email', page)).toEqual([204, page, null]);
  expect(await preflight('load', page)).toEqual([204, page, 'true']);
  expect(await preflight('save', page)).toEqual([204, page, 'true']);
  expect(await preflight('save', 'https://other.example')).toEqual([403, null, null]);
});
