import { Hono } from 'hono';
import { compress } from 'hono/compress';
import type { CallServices } from './calls/answer-call.ts';
import { serveCalls } from './calls/serve-calls.ts';
import { sandboxPages } from './pages/index.ts';
import { answerPolicy, productPolicy } from './policy.ts';
import { describeError } from './problem.ts';
import { serveProduct } from './product.ts';

export type ServerOptions = CallServices & {
  /** Folder of the built product; without it only calls and the sandbox's own pages are served. */
  dist?: string;
  /** Other origins whose pages may make the calls; none by default. */
  origins?: string[];
  /** The host that the product was built to call, where it is not that of app.json. */
  providerHost?: string;
};

/**
 * The whole provider as one Hono app: the sandbox's pages below /sandbox, the calls, the product.
 *
 * @throws SandboxProblem when the provider's host is no address
 */
export function createServer(options: ServerOptions): Hono {
  const { app, database, dist, log, origins = [] } = options;
  const policy = productPolicy(options.providerHost ?? app.provider.host);
  const server = new Hono();
  server.use(compress({ encoding: 'gzip' }));
  server.use(async (c, next) => {
    await next();
    c.header('Referrer-Policy', 'no-referrer');
    c.header('X-Content-Type-Options', 'nosniff');
    if (!c.res.headers.has('Content-Security-Policy')) {
      c.header('Content-Security-Policy', answerPolicy);
    }
  });
  server.route('/sandbox', sandboxPages(app.name, database));
  server.use(serveCalls(options, origins));
  if (dist !== undefined) server.use(serveProduct(dist, policy));
  server.notFound((c) =>
    c.json({ error: `There is nothing at this address for ${c.req.method}.` }, 404),
  );
  server.onError((error, c) => {
    log(`A page failed inside the sandbox: ${describeError(error)}`);
    return c.json({ error: 'The sandbox could not show this. Its output says more.' }, 500);
  });
  return server;
}
