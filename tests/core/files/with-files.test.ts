// Proves that files are sent in one request with the answers, in parts named by their places.
import { expect, it, vi } from 'vitest';
import {
  addFileContent,
  deleteFileContent,
  fileContent,
} from '../../../src/core/files/file-contents.ts';
import { withFiles } from '../../../src/core/files/with-files.ts';

/** Sends a body, and returns what the provider gets. */
async function sent(body: unknown) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response());
  const headers = new Headers({ 'Content-Type': 'application/json', 'X-Key': '1' });
  await withFiles(fetch)('https://example.com/save', {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  const [address, init] = fetch.mock.calls[0] ?? [];
  return new Request(address as string, init);
}

const answersIn = async (form: FormData) => JSON.parse(await (form.get('answers') as File).text());

it('sends the JSON in one part, and each file in a part that has the name of its place', async () => {
  const cv = addFileContent(new File(['a cv'], 'cv.pdf'));
  const work = addFileContent(new File(['work'], 'a.png'));
  const request = await sent({
    name: 'Ada',
    'c/v': { name: 'cv.pdf', size: 4, part: cv },
    more: { work: [{ name: 'a.png', size: 4, part: work }] },
  });
  expect(request.headers.get('Content-Type')).toMatch(/^multipart\/form-data; boundary=/);
  expect(request.headers.get('X-Key')).toBe('1');
  const form = await request.formData();
  expect([...form.keys()]).toEqual(['answers', '/c~1v', '/more/work/0']);
  expect((form.get('answers') as File).type).toBe('application/json');
  expect(await answersIn(form)).toEqual({
    name: 'Ada',
    'c/v': { name: 'cv.pdf', size: 4, part: '/c~1v' },
    more: { work: [{ name: 'a.png', size: 4, part: '/more/work/0' }] },
  });
  const file = form.get('/c~1v') as File;
  expect([file.name, await file.text()]).toEqual(['cv.pdf', 'a cv']);
});

it('sends other values as they are', async () => {
  const body = { part: 'first', list: [1, null, { part: 'unknown' }] };
  const form = await (await sent(body)).formData();
  expect(await answersIn(form)).toEqual(body);
  expect([...form.keys()]).toEqual(['answers']);
});

it('holds a file until it is released', () => {
  const file = new File(['a'], 'a.txt');
  const key = addFileContent(file);
  expect(fileContent(key)).toBe(file);
  deleteFileContent(key);
  expect(fileContent(key)).toBeUndefined();
  expect(fileContent(undefined)).toBeUndefined();
});
