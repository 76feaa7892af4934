import { hostname, networkInterfaces } from 'node:os';
import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';

/** The names and addresses of this machine for itself. */
const loopback = /^(.+\.)?localhost$|^(::ffff:)?127\.\d+\.\d+\.\d+$|^::1$|^\[::1\]$/;

/** Returns whether this name or address leads each machine to itself; that of a server which has none does. */
export const isLoopback = (host = 'localhost'): boolean => loopback.test(host);

/** Headers that proxies add, and that browsers don't send. */
const ofProxies = /^(forwarded|via|x-real-ip|x-forwarded-.+)$/;

/**
 * Returns whether a request comes from this machine, on its own behalf: over an address and under a name of its own, and
 * with no header of a proxy.
 */
export function isFromHere(c: Context): boolean {
  const remote = remoteAddress(c);
  if (remote === undefined || ![remote, ...askedHosts(c)].every((host) => isLoopback(host))) {
    return false;
  }
  // Proxies speak HTTP/1.0 unless they are told otherwise, and add no header then; no browser does.
  return !isForwarded(c) && bindings(c).incoming?.httpVersion !== '1.0';
}

/** Returns whether a request has a header that only proxies add. */
export const isForwarded = (c: Context): boolean =>
  Object.keys(c.req.header()).some((name) => ofProxies.test(name));

/** Returns the address of the other end of the connection. */
export function remoteAddress(c: Context): string | undefined {
  return bindings(c).incoming?.socket.remoteAddress;
}

/** Returns the request and the response of Node.js. */
export const bindings = (c: Context): Partial<HttpBindings> => c.env ?? {};

/** Returns the hosts that a request names, in its line and in its header; "" for one that is none. */
function askedHosts(c: Context): string[] {
  const header = `http://${c.req.header('Host') ?? 'localhost'}`;
  return [c.req.url, header].map((url) => (URL.canParse(url) ? new URL(url).hostname : ''));
}

/** Returns the names under which others reach a server that listens on an address. */
export function reachableNames(host: string | undefined): string[] {
  if (host === undefined) return [];
  if (host !== '0.0.0.0' && host !== '::') return [inAddress(host)];
  const addresses = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
  return [hostname().toLowerCase(), ...addresses.map(({ address }) => inAddress(address))];
}

const inAddress = (host: string): string => (host.includes(':') ? `[${host}]` : host.toLowerCase());

/**
 * Refuses requests for other host names: a page of another site, whose name leads to this machine, can't read the mails.
 *
 * @param hosts names beside those of this machine for itself
 */
export function checkHost(hosts: string[]): MiddlewareHandler {
  const isOwn = (host: string) => isLoopback(host) || hosts.includes(host);
  return async (c, next) => {
    const asked = [...askedHosts(c), new URL(c.get('client').origin).hostname];
    const stranger = asked.find((host) => !isOwn(host));
    if (stranger === undefined) return next();
    const error = `"${stranger}" is no name of this server. ALLOWED_HOSTS lists further ones.`;
    return c.json({ error }, 421);
  };
}
