// Proves that a first screen makes its load call once while its code loads, or takes over that of a script.
import { expect, it, vi } from 'vitest';
import type { CompiledApp } from '../../src/compiled/app.ts';
import type { CompiledLoad } from '../../src/compiled/call.ts';
import { takeEarlyLoad } from '../../src/runtime/early-load.ts';
import type { EngineParts } from '../../src/runtime/engine-parts.ts';
import { prepareLoad } from '../../src/runtime/load.tsx';
import { openScreenAt } from '../../src/runtime/open-screen.ts';
import type { Perform } from '../../src/runtime/perform.ts';

// Without React and swr.
vi.mock('../../src/runtime/load-call.tsx', async () => ({
  ...(await import('../../src/runtime/early-load.ts')),
  LoadCall: undefined,
}));

const loadOf = (call: object) => ({ call: { name: 'load', ...call } }) as unknown as CompiledLoad;

/** Opens a screen whose code never comes. */
function open(load: CompiledLoad | undefined) {
  const screen = { kind: 'wizard', load };
  const reference = { route: '/', makesLoadCall: load !== undefined, load: async () => screen };
  const app = { screens: [reference] } as unknown as CompiledApp;
  const engine = { loadScreen: () => new Promise(() => {}) } as unknown as EngineParts;
  const perform = vi.fn<Perform>(async () => ({ end: 'offline', sources: {} as never }));
  void openScreenAt(app, '/', '2026-01-01T00:00:00Z', engine, {} as never, perform);
  return perform;
}

it('is made before the code has come, and its answer is taken once', async () => {
  const load = loadOf({});
  const perform = open(load);
  await vi.waitFor(() => expect(perform).toHaveBeenCalledOnce());
  expect(perform.mock.calls[0]?.slice(0, 2)).toEqual([load, {}]);
  expect(takeEarlyLoad(loadOf({}))).toBeUndefined();
  await expect(takeEarlyLoad(load)).resolves.toMatchObject({ end: 'offline' });
  expect(takeEarlyLoad(load)).toBeUndefined();
});

it('waits for the screen where it needs a key, and is not made where there is none', async () => {
  const once = loadOf({ once: true });
  const performs = [open(once), open(undefined)];
  await prepareLoad({ load: async () => ({ kind: 'page' }) } as never, performs[0]);
  for (const perform of performs) expect(perform).not.toHaveBeenCalled();
  expect(takeEarlyLoad(once)).toBeUndefined();
});

it('takes over the response to the call of a script, once, and only to the same call', async () => {
  const load = loadOf({});
  const perform = open(load);
  await vi.waitFor(() => expect(perform).toHaveBeenCalledOnce());
  const fetch = perform.mock.calls[0]?.[3] as typeof globalThis.fetch;
  const own = Promise.resolve(new Response('own'));
  vi.stubGlobal('fetch', () => own);
  const response = Promise.resolve(new Response('early'));
  const call = { url: 'https://x.example/load', body: '{"token":"a"}' };
  const make = (body: string) => fetch(new URL(call.url), { method: 'POST', body });
  globalThis.earlyCall = { ...call, response };
  expect(make('{"token":"a"}')).toBe(response);
  expect(make('{"token":"a"}')).toBe(own);
  globalThis.earlyCall = { ...call, response };
  expect(make('{"token":"b"}')).toBe(own);
  vi.unstubAllGlobals();
});
