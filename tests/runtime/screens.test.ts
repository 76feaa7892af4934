// Proves that screens are loaded once, and anew after each change of definitions, whatever became of the last one.
import { expect, it, vi } from 'vitest';
import type { ScreenReference } from '../../src/compiled/app.ts';
import type { LoadedScreen } from '../../src/runtime/engine-parts.ts';
import { Screens } from '../../src/runtime/screens.ts';

const reference = { id: 'home' } as ScreenReference;
const version = (number: number) => ({ version: number }) as unknown as LoadedScreen;

it('stays on the page until a change of definitions can be loaded', async () => {
  const load = vi.fn<() => Promise<LoadedScreen>>();
  const screens = new Screens(load, { reference, ready: version(1) });
  await screens.load(reference);
  expect(load).not.toHaveBeenCalled();
  load.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(version(2));
  screens.reload();
  await new Promise((done) => setTimeout(done));
  expect(screens.ready(reference)).toEqual(version(1));
  screens.reload();
  await vi.waitFor(() => expect(screens.ready(reference)).toEqual(version(2)));
});
