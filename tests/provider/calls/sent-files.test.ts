// Proves that files that are sent with a form are stored together with it, or not at all.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addSentFiles } from '../../../src/provider/calls/sent-files.ts';
import { readDefinition } from '../../../src/provider/definition/definition.ts';
import { listFiles } from '../../../src/provider/store/files.ts';
import { readSubmissions } from '../../../src/provider/store/list-submissions.ts';
import { openProvider, type Provider } from '../provider.ts';

let provider: Provider;
beforeAll(async () => {
  const definition = await readDefinition('tests/products/vacancy');
  // While applications are open.
  const now = () => new Date('2027-01-01T12:00:00Z');
  provider = await openProvider({ ...definition, maxFileBytes: 20_000, now });
});
afterAll(() => provider.database.close());

const pdf = '%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF';
const answers = (email: string) => ({
  person: {
    given_name: 'Ada',
    family_name: 'Lovelace',
    email,
    phone: '+442071838750',
    born: '1990-04-12',
  },
  country: 'Ireland',
  jobs: [],
  skills: ['code'],
  letter: 'I like forms that explain themselves.',
  cv: { name: 'cv.pdf', size: pdf.length, part: '/cv' },
});

async function apply(body: unknown, files: Record<string, File | string>, type?: string) {
  const form = new FormData();
  if (body !== undefined) {
    form.append('answers', new Blob([JSON.stringify(body)], { type: 'application/json' }));
  }
  for (const [name, file] of Object.entries(files)) form.append(name, file);
  const response = await provider.server.request('/api/applications', {
    method: 'POST',
    body: form,
    ...(type && { headers: { 'Content-Type': type } }),
  });
  return { status: response.status, body: await response.json() };
}

const cv = (content: BlobPart = pdf, name = 'cv.pdf') => new File([content], name);
const storedFiles = async () => (await provider.get('/sandbox/files.json')).json();

it('stores a form with its file, and the file for download only', async () => {
  expect(await apply(answers('ada@example.com'), { '/cv': cv() })).toEqual({
    status: 201,
    body: {},
  });
  const [submission] = (await readSubmissions(provider.database, {}, { limit: 1 })).submissions;
  expect(submission?.body.cv).toEqual({
    id: expect.stringMatching(/^[\w-]{43}$/),
    name: 'cv.pdf',
    size: pdf.length,
    type: 'application/pdf',
  });
  const [{ id }] = await storedFiles();
  expect(submission?.body.cv).toHaveProperty('id', id);
  const download = await provider.get(`/sandbox/files/${id}`);
  expect(await download.text()).toBe(pdf);
  expect(download.headers.get('Content-Type')).toBe('application/octet-stream');
});

it('stores no file of a form that it refuses', async () => {
  const before = await storedFiles();
  expect((await apply(answers('ADA@example.com'), { '/cv': cv() })).status).toBe(409);
  const wrong = { ...answers('eve@example.com'), skills: [] };
  expect((await apply(wrong, { '/cv': cv() })).status).toBe(422);
  expect(await storedFiles()).toEqual(before);
});

const large = 'a'.repeat(5_000_001);
const described = answers('b@example.com');

it.each<
  [
    problem: string,
    status: number,
    error: RegExp,
    body: unknown,
    files: Record<string, File | string>,
  ]
>([
  ['a file that is no PDF inside', 415, /kinds/, described, { '/cv': cv('<html>') }],
  ['a file with another ending', 415, /kinds/, described, { '/cv': cv(pdf, 'cv.exe') }],
  ['an empty file', 415, /empty/, described, { '/cv': cv('') }],
  ['a file that is too large', 413, /at most 5 MB/, described, { '/cv': cv(large) }],
  ['a body that is far too large', 413, /together/, described, { '/cv': cv(large + large) }],
  ['a file that is missing', 400, /"\/cv" is missing/, described, {}],
  ['a file that no answer describes', 400, /"\/x"/, described, { '/cv': cv(), '/x': cv() }],
  ['a text in the place of a file', 400, /in each other part/, described, { '/cv': pdf }],
  ['a form without answers', 400, /"answers"/, undefined, { '/cv': cv() }],
  ['answers that are no object', 400, /JSON object/, [], {}],
  [
    'a file for which there is no room',
    507,
    /no room/,
    described,
    { '/cv': cv(pdf.padEnd(20_000)) },
  ],
])('refuses %s', async (_, status, error, body, files) => {
  const before = await storedFiles();
  const answer = await apply(body, files);
  expect(answer.status).toBe(status);
  expect(answer.body.error).toMatch(error);
  expect(await storedFiles()).toEqual(before);
});

it('refuses a form to a call that takes none', async () => {
  const form = new FormData();
  form.append('answers', '{}');
  const other = await openProvider();
  const response = await other.server.request('/publisher/signup/save', {
    method: 'POST',
    body: form,
  });
  expect(response.status).toBe(415);
});

describe('files that are sent again', () => {
  const file = (name: string) => ({
    id: name,
    pointer: '/cv',
    name,
    type: 'application/pdf',
    content: new Uint8Array([1]),
  });
  const send = (application: string | undefined, ...names: string[]) =>
    provider.database.transaction((queries) =>
      addSentFiles(queries, names.map(file), {
        call: 'apply_again',
        time: new Date('2031-02-03T04:05:06Z'),
        application,
      }),
    );
  const names = async () =>
    (await listFiles(provider.database, 50))
      .filter(({ call }) => call === 'apply_again')
      .map(({ name }) => name)
      .sort();

  it('replace those of the same application, and no others', async () => {
    await send('ada', 'ada-1.pdf', 'ada-2.pdf');
    await send('grace', 'grace.pdf');
    await send(undefined, 'nobody.pdf');
    await send('ada', 'ada-3.pdf');
    expect(await names()).toEqual(['ada-3.pdf', 'grace.pdf', 'nobody.pdf']);
    await send('ada');
    expect(await names()).toEqual(['grace.pdf', 'nobody.pdf']);
  });
});
