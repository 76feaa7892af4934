// Proves that visitors are told of needed code that does not come, which is loaded again, or with its page.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type Host, HostProvider } from '../../../src/engine/host.tsx';
import { useNeededPart } from '../../../src/widgets/parts/search/use-needed-part.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const status = page.getByRole('status');
const again = page.getByRole('button', { name: 'Again' });

function Part({ load }: { load: () => Promise<unknown> }) {
  const missing = useNeededPart(true, load);
  return (
    <>
      <p role="status">{missing?.kind ?? 'nothing'}</p>
      <button type="button" onClick={missing?.retry}>
        Again
      </button>
    </>
  );
}

async function show(load: () => Promise<unknown>) {
  const host = { reload: vi.fn(), loadNewVersion: vi.fn(async () => false) };
  await render(
    <HostProvider value={host as Partial<Host> as Host}>
      <Part load={load} />
    </HostProvider>,
  );
  return host;
}

it('a failure is told of, and loaded again every five seconds', async () => {
  const load = vi.fn(() => Promise.reject(new Error('No connection')));
  const host = await show(load);
  await expect.element(status).toHaveTextContent('failed');
  vi.advanceTimersByTime(5000);
  await expect.poll(() => load.mock.calls.length).toBe(2);
  expect(host.loadNewVersion).not.toHaveBeenCalled();
});

it('a failure that the visitor has met with another try may be that of a new version', async () => {
  const load = vi.fn(() => Promise.reject(new Error('No connection')));
  const host = await show(load);
  await expect.element(status).toHaveTextContent('failed');
  await again.click();
  await expect.poll(() => load.mock.calls.length).toBe(2);
  await expect.poll(() => host.loadNewVersion.mock.calls.length).toBe(1);
});

it('a load without an end is said to be slow, and can only be reloaded with its page', async () => {
  const load = vi.fn(() => new Promise(() => {}));
  const host = await show(load);
  await expect.element(status).toHaveTextContent('nothing');
  vi.advanceTimersByTime(1000);
  await expect.element(status).toHaveTextContent('slow');
  vi.advanceTimersByTime(9000);
  await expect.element(status).toHaveTextContent('late');
  await again.click();
  expect(host.reload).toHaveBeenCalledOnce();
  expect(load).toHaveBeenCalledOnce();
});
