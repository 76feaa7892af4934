import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { errorCode, StartProblem } from '../errors/problem.ts';
import { closeSlowBodies } from './slow-bodies.ts';

export type Listening = {
  port: number;
  /**
   * Stops listening, and waits for the answers under way.
   *
   * @param longest milliseconds after which they are cut off; 2 seconds by default
   */
  close(longest?: number): Promise<void>;
};

type OpenServer = { server: Server; underWay: Set<ServerResponse> };

/** Milliseconds in which a request that was sent already can arrive once the server closes. */
const grace = 2000;

/**
 * Listens on `host`, or without one on both loopback addresses: "localhost" means ::1 to some programs and 127.0.0.1 to
 * others, and nothing outside this machine gets in. A machine without IPv6 does without ::1.
 *
 * @param port 0 lets the system choose
 * @param maxConnections the most connections at a time; further ones are closed at once
 * @throws StartProblem when the port is in use or may not be used, or the host is not this machine's
 */
export async function listen(
  app: Hono,
  port: number,
  host?: string,
  maxConnections?: number,
): Promise<Listening> {
  const answer = getRequestListener(app.fetch);
  const servers: OpenServer[] = [];
  const close = async (longest = grace) => {
    await Promise.all(servers.map((each) => closeServer(each, longest)));
  };
  const open = async (wanted: number, address: string) => {
    const server = createServer(answer);
    if (maxConnections !== undefined) server.maxConnections = maxConnections;
    closeSlowBodies(server);
    const underWay = new Set<ServerResponse>();
    server.prependListener('request', (_request, response) => {
      // A connection that is open while the server closes has one more answer.
      if (!server.listening) response.setHeader('Connection', 'close');
      underWay.add(response);
      response.once('close', () => underWay.delete(response));
    });
    server.listen({ port: wanted, host: address, ipv6Only: address === '::1' });
    await once(server, 'listening');
    servers.push({ server, underWay });
    return (server.address() as AddressInfo).port;
  };
  try {
    if (host !== undefined && host !== 'localhost') return { port: await open(port, host), close };
    const chosen = await open(port, '127.0.0.1');
    await open(chosen, '::1').catch((error: unknown) => {
      if (!/^(EADDRNOTAVAIL|EAFNOSUPPORT|EINVAL)$/.test(errorCode(error))) throw error;
    });
    return { port: chosen, close };
  } catch (error) {
    await close();
    throw problemOf(error, port, host);
  }
}

/** Finds out early, before the database is opened, that a port can't be had. */
export async function checkPort(app: Hono, port: number, host?: string): Promise<void> {
  await (await listen(app, port, host)).close();
}

function closeServer({ server, underWay }: OpenServer, longest: number): Promise<void> {
  const begun = performance.now();
  // A browser keeps connections open, also those that it has sent nothing over.
  const timer = setInterval(() => {
    const passed = performance.now() - begun;
    if (passed >= longest || (passed >= grace && underWay.size === 0)) server.closeAllConnections();
  }, 50);
  return new Promise((done) =>
    server.close(() => {
      clearInterval(timer);
      done();
    }),
  );
}

function problemOf(error: unknown, port: number, host?: string): unknown {
  const messages: Record<string, string> = {
    EADDRINUSE: `Port ${port} is already in use, perhaps by another provider. Stop that one, or set PORT to another port.`,
    EACCES: `Port ${port} may not be used without special rights. Set PORT to one above 1023.`,
    EADDRNOTAVAIL: `HOST is "${host}", but this machine has no such address.`,
    ENOTFOUND: `HOST is "${host}", but there is no such name.`,
  };
  const message = messages[errorCode(error)];
  return message ? new StartProblem(message) : error;
}
