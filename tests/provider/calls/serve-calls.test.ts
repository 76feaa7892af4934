// Proves that a call is answered at its method and path alone, and a malformed request is refused with its reason.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emailPath, openProvider, type Provider, savePath } from '../provider.ts';

let provider: Provider;
beforeAll(async () => {
  provider = await openProvider();
});
afterAll(() => provider.database.close());

describe('a call', () => {
  it('reads what stands in its path and in the query', async () => {
    const answer = await provider.get('/bookings/A%2F1%20%C3%A9?seats=2');
    expect(await answer.json()).toEqual({ code: 'A/1 é', seats: '2' });
    const ticket = await provider.get('/bookings/7/ticket.pdf');
    expect(await ticket.json()).toEqual({ code: '7', format: 'pdf' });
  });

  it.each(['/bookings/', '/bookings/a/b', '/bookings/%E0%A4%A', '/bookings/7/ticketXpdf'])(
    'is not at %s',
    async (path) => {
      expect((await provider.get(path)).status).toBe(404);
    },
  );

  it('answers {} where sandbox.json has no body, and nothing with status 204', async () => {
    const done = await provider.server.request('/done', {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: '{}',
    });
    expect(await done.json()).toEqual({});
    const cancelled = await provider.server.request('/bookings/7', { method: 'DELETE' });
    expect([cancelled.status, await cancelled.text()]).toEqual([204, '']);
  });

  it('answers to HEAD as to GET, without a body', async () => {
    const answer = await provider.server.request('/bookings/7', { method: 'HEAD' });
    expect([answer.status, await answer.text()]).toEqual([200, '']);
  });

  it('that sandbox.json does not know is answered with 501', async () => {
    const answer = await provider.post('/forgotten', {});
    expect(answer.status).toBe(501);
    expect((await answer.json()).error).toContain('"forgotten"');
  });
});

describe('a request that cannot be served', () => {
  it.each([
    ['nothing', ''],
    ['text that is no JSON', '{"name": "Ada"'],
    ['a form', 'first_name=Ada'],
    ['a list', '[]'],
    ['a number', '1'],
    ['null', 'null'],
    ['a string', '"x"'],
    ['nesting without end', `${'{"a":'.repeat(30_000)}1${'}'.repeat(30_000)}`],
  ])('has %s in its body: 400', async (_, body) => {
    for (const path of [emailPath, savePath]) {
      const answer = await provider.post(path, body);
      expect(answer.status).toBe(400);
      expect((await answer.json()).error).toMatch(/^The body (is|must).*(JSON object|levels)/);
    }
  });

  it('has more than 256 kB: 413, with or without a declared length', async () => {
    const body = JSON.stringify({ login_name: 'x'.repeat(300_000) });
    const declared = await provider.post(savePath, body, { 'Content-Length': String(body.length) });
    const streamed = await provider.server.request(savePath, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: new Blob([body]).stream(),
      duplex: 'half',
    } as RequestInit);
    for (const answer of [declared, streamed]) {
      expect(answer.status).toBe(413);
      expect((await answer.json()).error).toBe('The body is too large. Send at most 256 kB.');
    }
  });

  it('has the wrong method: 405, with the right ones', async () => {
    const answer = await provider.get(savePath);
    expect(answer.status).toBe(405);
    expect(answer.headers.get('Allow')).toBe('POST');
    expect((await answer.json()).error).toBe('GET is not possible here. Use POST.');
    const other = await provider.server.request('/bookings/7', { method: 'PATCH', body: '{}' });
    expect(other.headers.get('Allow')).toBe('GET, DELETE');
    expect((await provider.server.request(savePath, { method: 'OPTIONS' })).status).toBe(405);
  });

  it('goes to an address without a call: 404 as JSON', async () => {
    const answer = await provider.post('/nowhere', {});
    expect(answer.status).toBe(404);
    expect(await answer.json()).toHaveProperty('error');
  });
});
