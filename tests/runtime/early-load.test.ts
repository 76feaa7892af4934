// Proves that the first screen makes its load call while its code loads, and that one opening alone gets the answer.
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
  await vi.waitFor(() => expect(perform).toHaveBeenCalledExactlyOnceWith(load, {}));
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
