// Proves that the local provider answers as the OpenAPI description says: each status, its headers and its whole body.
import { expect, it } from 'vitest';
import { type OpenApiDocument, openApiOf } from '../../src/openapi/index.ts';
import { createLimits } from '../../src/provider/calls/limits.ts';
import { readDefinition } from '../../src/provider/definition/definition.ts';
import type { ServerOptions } from '../../src/provider/server.ts';
import { compileProduct } from '../forms/products.ts';
import { openProvider, type Provider, visitor } from '../provider/provider.ts';
import { signupAnswers } from '../provider/signup-answers.ts';
import { differences, operationNamed } from './describe-response.ts';

interface Request {
  path?: string;
  method?: string;
  query?: string;
  headers?: Record<string, string>;
  body?: unknown;
}

interface Caller {
  provider: Provider;
  /** Makes a call, and returns the body of its answer, once that is as described. */
  call: (id: string, status: number, request?: Request) => Promise<Record<string, unknown>>;
}

const tried = new Set<string>();

async function open(folder: string, options: Partial<ServerOptions> = {}): Promise<Caller> {
  const document = openApiOf((await compileProduct(folder)).product);
  const provider = await openProvider({ ...(await readDefinition(folder)), ...options });
  return { provider, call: (...args) => callDescribed(document, provider, ...args) };
}

async function callDescribed(
  document: OpenApiDocument,
  provider: Provider,
  id: string,
  status: number,
  { path, method, query = '', headers, body }: Request = {},
) {
  const described = operationNamed(document, id);
  const isForm = body instanceof FormData;
  const content: RequestInit =
    body === undefined
      ? {}
      : { body: isForm || typeof body === 'string' ? body : JSON.stringify(body) };
  const response = await provider.server.request((path ?? described.path) + query, {
    method: method ?? described.method.toUpperCase(),
    headers: { ...(!isForm && { 'Content-Type': 'application/json' }), ...headers },
    ...content,
  });
  const copy = response.clone();
  expect(response.status, await copy.clone().text()).toBe(status);
  expect(await differences(document, described.operation, response)).toEqual([]);
  tried.add(`${status}`);
  const text = await copy.text();
  return text === '' ? {} : JSON.parse(text);
}

const url = 'http://localhost/';

async function invited({ provider, call }: Caller) {
  await call('email', 200, { body: { ...visitor, url } });
  const token = new URL(await provider.newestLink()).searchParams.get('token');
  const { data } = await call('load', 200, { body: { token } });
  return { token, publisher: (data as { publisher: object }).publisher };
}

it('answers that succeed, and those with errors', async () => {
  const caller = await open('forms');
  const { token, publisher } = await invited(caller);
  const body = { ...publisher, ...signupAnswers };
  await caller.call('load', 200, { body: { token: 'unknown' } });
  await caller.call('save', 200, { body });
  expect(await caller.call('load', 200, { body: { token } })).toHaveProperty('submitted_at');
});

it('answers that refuse what was sent', async () => {
  const caller = await open('forms', {
    origins: ['https://apply.example.com'],
    limits: createLimits({ mailsPerHour: 2 }),
  });
  const { call } = caller;
  const { publisher } = await invited(caller);
  for (const body of ['', '[]', '{', `{"a":${'['.repeat(200)}${']'.repeat(200)}}`]) {
    await call('save', 400, { body });
  }
  await call('email', 400, { body: { ...visitor, url, email: '' } });
  const headers = { 'Idempotency-Key': 'x'.repeat(201) };
  await call('email', 400, { body: { ...visitor, url }, headers });
  await call('load', 403, { body: {}, headers: { Origin: 'https://other.example' } });
  await call('save', 403, { body: {}, headers: { Cookie: 'XSRF-TOKEN=forged' } });
  await call('load', 405, { method: 'PUT', body: {} });
  await call('email', 413, { body: { first_name: 'x'.repeat(300_000) } });
  await call('email', 415, { body: '{}', headers: { 'Content-Type': 'text/plain' } });
  const body = { ...publisher, ...signupAnswers };
  await call('save', 422, { body: { ...body, title: 'x'.repeat(21) } });
  const once = { 'Idempotency-Key': 'one' };
  await call('save', 200, { body, headers: once });
  await call('save', 422, { body: { ...body, title: 'Owner' }, headers: once });
  const other = { ...visitor, email: 'bob@example.com', url };
  await call('email', 200, { body: other });
  const token = new URL(await caller.provider.newestLink()).searchParams.get('token');
  const { data } = await call('load', 200, { body: { token } });
  const taken = { ...(data as { publisher: object }).publisher, ...signupAnswers };
  await call('save', 409, { body: taken });
  await call('email', 200, { body: other });
  await call('email', 429, { body: other });
});

it('answers of a provider that is out of order', async () => {
  const { provider, call } = await open('forms');
  provider.database.transaction = () => Promise.reject(new Error('out of order'));
  await call('email', 500, { body: { ...visitor, url } });
});

it.skipIf(process.env.FORMS_DIR)(
  'answers about entries, drafts and links that there are not',
  async () => {
    const { provider, call } = await open('tests/products/workshop');
    await call('workshop', 404, { path: '/api/workshops/none' });
    await call('voucher', 404, { path: '/api/vouchers/none' });
    await call('workshop', 404, { path: '/api/workshops/%E0' });
    await call('bursary_link', 204, { body: { name: 'Ada', email: 'ada@example.com' } });
    const token = new URL(await provider.newestLink()).searchParams.get('token');
    const { id } = await call('bursary', 200, { body: { token } });
    const draft = { answers: { craft: 'weaving' }, times: { '/craft': 1 }, version: 1 };
    await call('bursary_keep', 204, { body: { id, draft } });
    await call('bursary', 200, { body: { token } });
    await call('bursary_keep', 409, { body: { id, draft: { ...draft, version: 9 } } });
    await call('bursary_keep', 400, { body: { id } });
    await call('bursary_keep', 403, { body: { id: 'unknown', draft } });
    await call('bursary_remind', 403, { body: { token: 'unknown' } });
    await call('bursary', 403, { body: { token: 'unknown' } });
  },
);

it.skipIf(process.env.FORMS_DIR)('answers to files', async () => {
  const { call } = await open('tests/products/vacancy');
  const form = (content: string, name: string) => {
    const body = new FormData();
    body.append('file', new File([content], name), name);
    return body;
  };
  const pdf = '%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF';
  await call('upload_work', 201, { body: form(pdf, 'work.pdf') });
  await call('upload_work', 415, { body: form('<html>', 'work.pdf') });
  await call('upload_work', 413, { body: form('x'.repeat(11_000_000), 'work.pdf') });
  await call('upload_work', 400, { body: new FormData() });
  const full = await open('tests/products/vacancy', { maxFileBytes: 1 });
  await full.call('upload_work', 507, { body: form(pdf, 'work.pdf') });
});

it.skipIf(process.env.FORMS_DIR)(
  'each status that the local provider answers with was tried',
  () => {
    const expected = '200 201 204 400 403 404 405 409 413 415 422 429 500 507'.split(' ');
    expect([...tried].sort()).toEqual(expected);
  },
);
