// Proves that the response to an upload keeps what calls read of it, a refusal like any other.
import { afterEach, expect, it, vi } from 'vitest';
import { progressFetch } from '../../../src/engine/upload/upload-fetch.ts';

/** A request that ends at once with a response of the test. */
function respondWith(status: number, responseText: string, headers: Record<string, string>) {
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      readonly upload = {};
      readonly status = status;
      readonly responseText = responseText;
      onload = () => {};
      open(): void {}
      setRequestHeader(): void {}
      getResponseHeader = (name: string): string | null => headers[name] ?? null;
      send(): void {
        this.onload();
      }
    },
  );
}

afterEach(() => vi.unstubAllGlobals());

const upload = () => progressFetch(() => {})('https://example.com/files', { method: 'POST' });

it('the reason and the wait of a refusal', async () => {
  const json = { 'Content-Type': 'application/problem+json', 'Retry-After': '30' };
  respondWith(429, '{ "detail": "One at a time." }', json);
  const response = await upload();
  expect([response.status, response.headers.get('Retry-After')]).toEqual([429, '30']);
  expect(response.headers.get('Content-Type')).toBe('application/problem+json');
  expect(await response.json()).toEqual({ detail: 'One at a time.' });
});

it('a response without a body', async () => {
  respondWith(204, '', {});
  const response = await upload();
  expect([response.status, await response.text()]).toEqual([204, '']);
});
