// Proves that an uploaded file is stored only if its content, name and size are allowed, and comes as a download.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openProvider, type Provider } from '../provider.ts';

let provider: Provider;
beforeAll(async () => {
  provider = await openProvider();
});
afterAll(() => provider.database.close());

const pdf = '%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF';

async function upload(files: [content: BlobPart, name: string][]) {
  const body = new FormData();
  for (const [content, name] of files) body.append('file', new File([content], name), name);
  const response = await provider.server.request('/files', { method: 'POST', body });
  return { status: response.status, body: await response.json() };
}

const stored = async () => (await provider.get('/sandbox/files.json')).json();

it('stores a file, and answers with its id, name, size and kind', async () => {
  const { status, body } = await upload([[pdf, 'Lebenslauf Zoë.pdf']]);
  expect(status).toBe(201);
  expect(body).toEqual({
    id: expect.stringMatching(/^[\w-]{43}$/),
    name: 'Lebenslauf Zoë.pdf',
    size: pdf.length,
    type: 'application/pdf',
  });
  expect(await stored()).toContainEqual(expect.objectContaining({ ...body, call: 'upload' }));
  expect((await upload([['Grüße', 'a.txt']])).status).toBe(201);
});

it.each<[problem: string, status: number, error: RegExp, files: [BlobPart, string][]]>([
  ['HTML that is called .pdf', 415, /kinds/, [['<html><script>', 'cv.pdf']]],
  ['a PDF that is called .png', 415, /kinds/, [[pdf, 'cv.png']]],
  ['a PDF that is called .txt', 415, /kinds/, [[pdf, 'cv.txt']]],
  ['bytes that are no text', 415, /kinds/, [[new Uint8Array([1, 0, 255]), 'a.txt']]],
  ['another ending', 415, /kinds/, [[pdf, 'cv.exe']]],
  ['an empty file', 415, /empty/, [['', 'a.txt']]],
  ['a file that is too large', 413, /at most 20 kB/, [['a'.repeat(20_001), 'a.txt']]],
  ['a body that is far too large', 413, /at most 20 kB/, [['a'.repeat(900_000), 'a.txt']]],
  [
    'two files',
    400,
    /2 files/,
    [
      [pdf, 'a.pdf'],
      [pdf, 'b.pdf'],
    ],
  ],
  ['no file', 400, /0 files/, []],
])('refuses %s', async (_, status, error, files) => {
  const before = await stored();
  const answer = await upload(files);
  expect(answer.status).toBe(status);
  expect(answer.body.error).toMatch(error);
  expect(await stored()).toEqual(before);
});

it('refuses a body that is no form', async () => {
  const answer = await provider.post('/files', { file: pdf });
  expect(answer.status).toBe(400);
  expect((await answer.json()).error).toContain('multipart/form-data');
});

it.each([
  ['../../etc/passwd.pdf', 'passwd.pdf'],
  ['C:\\fakepath\\cv.pdf', 'cv.pdf'],
  ['cv\u202Efdp.exe.pdf', 'cvfdp.exe.pdf'],
  [`${'a'.repeat(300)}.pdf`, `${'a'.repeat(116)}.pdf`],
])('keeps of the name %j only %j', async (sent, kept) => {
  expect((await upload([[pdf, sent]])).body.name).toBe(kept);
});

it('serves a file as a download only', async () => {
  const { body } = await upload([[pdf, "Zoë's (1).pdf"]]);
  const download = await provider.get(`/sandbox/files/${body.id}`);
  expect(await download.text()).toBe(pdf);
  expect(Object.fromEntries(download.headers)).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': "attachment; filename*=UTF-8''Zo%C3%AB%27s%20%281%29.pdf",
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    'cache-control': 'no-store',
  });
  expect((await provider.get('/sandbox/files/unknown')).status).toBe(404);
});
