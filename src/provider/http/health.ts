import { Hono } from 'hono';

/** Milliseconds that the check may take. */
const longest = 2000;

/**
 * Creates the addresses for orchestrators and balancers: /healthz says that the process lives, and /readyz that it can serve.
 *
 * @param check rejects, or returns false, while it can not
 */
export function health(check: () => Promise<boolean>): Hono {
  const routes = new Hono();
  routes.get('/healthz', (c) => c.json({ status: 'ok' }));
  routes.get('/readyz', async (c) => {
    const isReady = await Promise.race([check().catch(() => false), after(longest)]);
    return isReady ? c.json({ status: 'ok' }) : c.json({ status: 'unavailable' }, 503);
  });
  return routes;
}

const after = (milliseconds: number) =>
  new Promise<false>((done) => setTimeout(done, milliseconds, false).unref());
