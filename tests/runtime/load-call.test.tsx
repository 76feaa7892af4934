// Proves that a load call that hangs is given up when it is made again, and its end shows nothing.
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { CompiledLoad } from '../../src/compiled/call.ts';
import { LoadCall } from '../../src/runtime/load-call.tsx';
import type { Perform } from '../../src/runtime/perform.ts';
import { PerformContext } from '../../src/runtime/perform-context.ts';

type Ended = Awaited<ReturnType<Perform>>;

const load = { call: { name: 'load' }, outcomes: {} } as CompiledLoad;
const sources = {} as Ended['sources'];

it('a call that is made again aborts the one before', async () => {
  const made: { signal: AbortSignal | undefined; end: (end: Ended) => void }[] = [];
  const perform: Perform = (_request, _sources, signal) =>
    new Promise((end) => made.push({ signal, end }));
  await render(
    <PerformContext value={perform}>
      <LoadCall load={load}>
        {(loading) => (
          <>
            <p role="status">{loading.state}</p>
            {loading.state === 'loading' && (
              <button type="button" onClick={loading.retry}>
                Try again
              </button>
            )}
          </>
        )}
      </LoadCall>
    </PerformContext>,
  );
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => made.length).toBe(2);
  const [first, second] = made;
  expect([first?.signal?.aborted, second?.signal?.aborted]).toEqual([true, false]);
  first?.end({ end: 'network', sources });
  second?.end({ end: 'success', status: 200, body: {}, sources });
  await expect.element(page.getByRole('status')).toHaveTextContent('ready');
});
