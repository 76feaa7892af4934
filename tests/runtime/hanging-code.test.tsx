// Proves that code of a screen that never comes holds back no address, and its visitor is told and can reload the page.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { ScreenReference } from '../../src/compiled/app.ts';
import type { EngineParts, LoadedScreen } from '../../src/runtime/engine-parts.ts';
import { Gate } from '../../src/runtime/navigation/gate.ts';
import { Screen } from '../../src/runtime/screen.tsx';
import { Screens } from '../../src/runtime/screens.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const reference = { id: 'home' } as ScreenReference;

it('an address waits for its screen for five seconds', async () => {
  const gate = new Gate(() => new Promise(() => {}));
  const go = vi.fn();
  const passed = gate.pass('/there', go);
  await vi.advanceTimersByTimeAsync(4999);
  expect(go).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await passed;
  expect(go).toHaveBeenCalledOnce();
});

it('a screen that does not come says so after ten seconds, and is shown when it comes all the same', async () => {
  let arrive = (_: LoadedScreen) => {};
  const screens = new Screens(
    () =>
      new Promise((resolve) => {
        arrive = resolve;
      }),
  );
  const engine = {
    Crashed: () => <p role="alert">Something went wrong</p>,
    Waiting: () => <p>Loading</p>,
  } as Partial<EngineParts> as EngineParts;
  await render(<Screen {...{ reference, screens, engine }} />);
  await vi.advanceTimersByTimeAsync(9999);
  await expect.element(page.getByText('Loading')).toBeVisible();
  await vi.advanceTimersByTimeAsync(1);
  await expect.element(page.getByRole('alert')).toBeVisible();
  arrive({ View: () => <h1>Home</h1> });
  await expect.element(page.getByRole('heading', { name: 'Home' })).toBeVisible();
});
