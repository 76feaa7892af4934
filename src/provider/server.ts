// The local provider. Its folders, each of which imports only earlier ones:
//
// errors      the errors of requests, and of starting the provider
// database    PostgreSQL, embedded or not
// crypto      hashes and encryption
// http        hosts, headers, addresses and the files of the product
// store       the tables: applications, drafts, files, invitations, deliveries, limits
// retention   removes what is no longer needed, and the data of a person
// delivery    sends what waits in the database, again and again until it arrives
// mail        mails by SMTP
// validate    validates bodies by the definitions of screens
// definition  reads the product and sandbox.json
// webhook     applications to a system of the company
// pages       the outbox, the applications, the files and the deliveries, for people
// calls       answers the calls of the pages

import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { HTTPException } from 'hono/http-exception';
import { requestId } from 'hono/request-id';
import type { CallServices } from './calls/answer-call.ts';
import { pathOfCalls } from './calls/route.ts';
import { serveCalls } from './calls/serve-calls.ts';
import type { Queries } from './database/database.ts';
import { placesOf } from './errors/log.ts';
import { describeError } from './errors/problem.ts';
import { RequestError } from './errors/request-error.ts';
import { identifyClient } from './http/client.ts';
import { securityHeaders } from './http/headers.ts';
import { health } from './http/health.ts';
import { checkHost } from './http/hosts.ts';
import { productPolicy } from './http/policy.ts';
import { serveProduct } from './http/product.ts';
import type { TrustedProxies } from './http/trusted-proxies.ts';
import { askForKey, type PagesAccess } from './pages/ask-for-key.ts';
import type { Guesses } from './pages/guesses.ts';
import { providerPages } from './pages/index.ts';
import { logPages } from './pages/log-pages.ts';

export type ServerOptions = CallServices & {
  /** Folder of the built product; without it only calls and the provider's own pages are served. */
  dist?: string;
  /** Other origins whose pages may make the calls; none by default. */
  origins?: string[];
  /** Names of the server beside those of this machine for itself; "any" where another server checks them. */
  hosts?: string[] | 'any';
  /** Whether balancers may send requests here; not any more once the process is about to stop. */
  isReady?: () => boolean;
  /** The proxies whose X-Forwarded-* headers count; none by default. */
  proxies?: TrustedProxies;
  /** The access to the provider's own pages; open by default. */
  pages?: PagesAccess;
  /** Counts the wrong keys of these pages; in this process by default. */
  guesses?: Guesses;
  /** The address that the product was built to call, where it is not that of app.json. */
  providerHost?: string | undefined;
};

/**
 * The whole provider as one Hono app: the provider's pages below /sandbox, the calls, the product; all of them below the
 * product's path. Calls to an address of their own are below the path of that address.
 */
export function createServer(options: ServerOptions): Hono {
  const { app, basePath = '', dist, log, openApi, origins = [], isReady = () => true } = options;
  const host = options.providerHost ?? app.provider.host;
  const server = new Hono();
  server.use(compress({ encoding: 'gzip' }));
  server.use(requestId());
  server.use(securityHeaders);
  // Before the check of hosts, since orchestrators ask by the address of the machine.
  server.route(
    '/',
    health(async () => isReady() && (await isReachable(options.database))),
  );
  server.use(identifyClient(options.proxies ?? [], log));
  if (options.hosts !== 'any') server.use(checkHost(options.hosts ?? []));
  const sandbox = `${basePath}/sandbox`;
  if (options.pages !== undefined)
    server.use(
      `${sandbox}/*`,
      logPages(log, sandbox),
      askForKey(options.pages, sandbox, options.guesses),
    );
  const describeCalls = openApi && (() => openApi(host || basePath));
  server.route(sandbox, providerPages({ ...options, describeCalls }));
  server.use(serveCalls(options, { origins, path: pathOfCalls(host, basePath) }));
  if (dist !== undefined) server.use(serveProduct(dist, productPolicy(host), basePath));
  server.notFound((c) =>
    c.json({ error: `There is nothing at this address for ${c.req.method}.` }, 404),
  );
  server.onError((error, c) => {
    if (error instanceof RequestError)
      return c.json({ error: error.message }, error.status, error.headers);
    if (error instanceof HTTPException)
      return c.json({ error: 'Only a page of this server can do this.' }, error.status);
    log(`A page failed inside the provider: ${describeError(error)}`, {
      requestId: c.get('requestId'),
      places: placesOf(error),
    });
    return c.json({ error: 'The provider could not show this. Its output says more.' }, 500);
  });
  return server;
}

const isReachable = async (database: Queries): Promise<boolean> =>
  (await database.query('select 1')).length > 0;
