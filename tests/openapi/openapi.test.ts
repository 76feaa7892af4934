// Proves that the OpenAPI description is valid, tells bodies apart, and suffices to call the provider.
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import type { Call } from '../../src/definition/files/call.ts';
import { type OpenApiDocument, openApiOf } from '../../src/openapi/index.ts';
import { readDefinition } from '../../src/provider/definition/definition.ts';
import { compileProduct, named } from '../forms/products.ts';
import { openProvider, visitor } from '../provider/provider.ts';
import { signupAnswers } from '../provider/signup-answers.ts';

const documentOf = async (folder: string) => openApiOf((await compileProduct(folder)).product);

it.each(named)('the description of %s is OpenAPI 3.1', async (_name, folder) => {
  const document = await documentOf(folder);
  const { valid, errors } = await new Validator().validate({ ...document });
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
  expect(Object.keys(document.paths)).not.toEqual([]);
});

/** Validates a body by the schema of an operation. */
function accepts({ paths }: OpenApiDocument, path: string, body: unknown): boolean {
  const [operation] = Object.values(paths[path] ?? {});
  return isContent(operation?.requestBody, body);
}

/** Validates a JSON value by the schema of a request or response body. */
function isContent(described: object | undefined, value: unknown): boolean {
  const { content } = described as { content?: Record<string, { schema: object }> };
  const { schema = {} } = content?.['application/json'] ?? {};
  return new Ajv2020({ strict: false, validateFormats: false }).validate(schema, value);
}

describe('the body of a call', () => {
  const path = '/publisher/signup/save';
  const body = { ...visitor, ...signupAnswers };

  it.each([
    ['what the page sends', {}, true],
    ['no answer to a question that is not required', { linkedin_url: '' }, true],
    ['loaded data that no question asks for', { application_id: 'a' }, true],
    ['a text without the length that its question asks for', { company_name: '' }, false],
    ['no choice of a loaded list', { how_do_you_market: '' }, false],
    ['a text that is too long', { title: 'x'.repeat(21) }, false],
    ['a choice that is none', { use_other_cpa_networks: 'maybe' }, false],
    ['a value of another type', { messenger_type: 'Skype' }, false],
  ])('%s', async (_, change, expected) => {
    expect(accepts(await documentOf('forms'), path, { ...body, ...change })).toBe(expected);
  });

  it('lacks no required answer', async () => {
    const { login_name: _, ...others } = body;
    expect(accepts(await documentOf('forms'), path, others)).toBe(false);
  });
});

describe('the body of a call that saves a draft for later', () => {
  const path = '/api/bursaries/draft';
  const draft = { answers: { plan: 'A lo' }, times: { '/plan': 1_700_000_000_000 }, version: 1 };

  it.each([
    ['what the page sends', { draft }, true],
    ['no draft', { draft: undefined }, false],
    ['a draft without answers', { draft: { ...draft, answers: undefined } }, false],
    ['a draft without a version', { draft: { ...draft, version: undefined } }, false],
    ['a time that is a text', { draft: { ...draft, times: { '/plan': 'now' } } }, false],
    ['a draft without its application', { id: undefined, draft }, false],
  ])('%s', async (_, change, expected) => {
    const body = JSON.parse(JSON.stringify({ id: 'a', ...change }));
    expect(accepts(await documentOf('tests/products/workshop'), path, body)).toBe(expected);
  });
});

it.each([
  ['forms', '/publisher/signup/load', ['anyOf', 0], ['data', 'publisher', 'application_id']],
  ['tests/products/workshop', '/api/bursaries/open', [], ['id']],
])(
  'the response of a load call names the owner of the draft: %s',
  async (folder, path, at, owner) => {
    const { responses } = (await documentOf(folder)).paths[path]?.post ?? {};
    const schema = ['content', 'application/json', 'schema', ...at];
    const pointer = owner.flatMap((name) => ['properties', name]);
    expect(responses?.[200]).toHaveProperty(
      [...schema, ...pointer, 'description'],
      expect.stringContaining('Kept with the draft as its owner'),
    );
  },
);

it('each call has its headers, and those of all calls that it does not replace', async () => {
  const { product } = await compileProduct('forms');
  const { app } = product;
  const load = {
    ...(app.calls.load as Call),
    headers: { 'x-version': '3', Authorization: 'Bearer {token}' },
  };
  const provider = { ...app.provider, headers: { 'X-Version': '2', 'X-Client': 'page' } };
  const described = openApiOf({
    ...product,
    app: { ...app, provider, calls: { ...app.calls, load } },
  });
  const headersOf = (path: string) =>
    described.paths[path]?.post?.parameters.flatMap((one) =>
      'in' in one && one.in === 'header' ? one : [],
    );
  expect(headersOf('/publisher/signup/load')).toMatchObject([
    { name: 'X-Client', schema: { const: 'page' } },
    { name: 'x-version', schema: { const: '3' } },
    { name: 'X-XSRF-TOKEN' },
  ]);
  expect(described.paths['/publisher/signup/load']?.post?.security).toEqual([{ bearer: [] }]);
  expect(described.components.securitySchemes).toEqual({
    bearer: { type: 'http', scheme: 'bearer', description: 'The pages send `Bearer {token}`.' },
  });
  expect(headersOf('/publisher/signup/email')).toMatchObject([
    { name: 'X-Version', schema: { const: '2' } },
    { name: 'X-Client' },
    { name: 'Idempotency-Key' },
  ]);
});

it('the call that mails a link once more sends the token of that link', async () => {
  const document = await documentOf('tests/products/workshop');
  expect(accepts(document, '/api/bursaries/reminders', { token: 'a' })).toBe(true);
  expect(accepts(document, '/api/bursaries/reminders', { token: 1 })).toBe(false);
});

it('calls made from the description alone go the whole way with the provider', async () => {
  const provider = await openProvider(await readDefinition('forms'));
  const document: OpenApiDocument = await (await provider.get('/sandbox/openapi.json')).json();
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
  );
  const call = async (id: string, headers: Record<string, string>, body: object) => {
    const operation = operations.find(({ operationId }) => operationId === id);
    if (!operation) throw new Error(`No operation "${id}"`);
    const { path, method, parameters, requestBody, responses } = operation;
    const required = parameters.filter(
      (parameter) => 'required' in parameter && parameter.required,
    );
    expect(required).toMatchObject(Object.keys(headers).map((name) => ({ in: 'header', name })));
    expect(isContent(requestBody, body), id).toBe(true);
    const response = await provider.server.request(path, {
      method: method.toUpperCase(),
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    const reply = await response.json();
    expect(isContent(responses[response.status], reply), id).toBe(true);
    return reply;
  };
  const key = { 'Idempotency-Key': 'one' };
  await call('email', key, { ...visitor, url: 'http://localhost/' });
  const token = new URL(await provider.newestLink()).searchParams.get('token');
  const loaded = await call('load', {}, { token });
  const saved = await call('save', key, { ...loaded.data.publisher, ...signupAnswers });
  expect(saved).toEqual({ status: 'stored', reference_number: expect.any(String) });
  const stored = await (await provider.get('/sandbox/applications.json')).json();
  expect(stored).toHaveLength(1);
});

it('the refusals of a form that opens and closes are described', async () => {
  const { paths } = await documentOf('tests/products/vacancy');
  expect(paths['/api/applications']?.post?.responses).toMatchObject({
    403: {
      description: expect.stringContaining('The form is not open before 2026-12-01T09:00:00.000Z.'),
      headers: { 'Retry-After': {} },
    },
    410: { description: 'The form has closed on 2027-01-31T17:00:00.000Z.' },
  });
  expect(paths['/api/files/work']?.post?.responses).not.toHaveProperty('410');
});

it('a status that a screen has an outcome for is described with the call', async () => {
  const { product } = await compileProduct('forms');
  const screens = product.screens.map((source) => {
    const { screen } = source;
    if (screen.kind === 'page' || !screen.load) return source;
    const outcomes = { ...screen.load.outcomes, 401: { go: '/error' }, 502: { go: '/error' } };
    return { ...source, screen: { ...screen, load: { ...screen.load, outcomes } } };
  });
  const { paths } = openApiOf({ ...product, screens } as typeof product);
  const described = { description: 'The call has failed. A screen says what follows.' };
  expect(paths['/publisher/signup/load']?.post?.responses).toMatchObject({
    401: described,
    502: described,
  });
  expect(paths['/publisher/signup/save']?.post?.responses).not.toHaveProperty('502');
});
