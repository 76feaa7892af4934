import { once } from 'node:events';
import type { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApi } from './server.mjs';

/** Starts the example of an own API on a free port, for pages of one origin. */
export async function startApi(page: string) {
  const links: string[] = [];
  const server: ReturnType<typeof createServer> = createApi({
    pages: [page],
    print: (link: string) => links.push(link),
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const host = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    server,
    host,
    /** The links that it would have mailed. */
    links,
    /** Invites a person, and returns the token in the mailed link. */
    async invite(): Promise<string> {
      const person = { first_name: 'Ada', last_name: 'Lovelace', email: 'ada@example.com' };
      await fetch(`${host}/publisher/signup/email`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ ...person, url: `${page}/` }),
      });
      return new URL(links.at(-1) ?? '').searchParams.get('token') ?? '';
    },
    async close(): Promise<void> {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
