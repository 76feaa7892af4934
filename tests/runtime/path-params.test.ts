// Proves that an answer in the path of a call fills exactly one part of it, and that no call is made without that part.
import { expect, it, vi } from 'vitest';
import { makeCall } from '../../src/runtime/call.ts';

const fetching = vi.fn(async () => new Response('{}'));
const call = (code: unknown) => {
  fetching.mockClear();
  return makeCall(
    { name: 'trip', method: 'GET', path: '/trips/{code}/places' },
    { host: 'https://provider.example' },
    { params: { code } },
    { fetch: fetching, online: () => true, cookies: () => '', origin: 'https://here.example' },
  );
};

it.each(['', '.', '..', undefined, null])(
  'a path without a part (%j) is not asked for',
  async (code) => {
    expect(await call(code)).toEqual({ end: 'status', status: 404 });
    expect(fetching).not.toHaveBeenCalled();
  },
);

it.each([
  ['a/b', 'a%2Fb'],
  ['../x?y=1#z', '..%2Fx%3Fy%3D1%23z'],
  ['...', '...'],
  [7, '7'],
])('%j stands in one part of the path', async (code, part) => {
  await call(code);
  expect(String(fetching.mock.calls[0]?.at(0))).toBe(
    `https://provider.example/trips/${part}/places`,
  );
});
