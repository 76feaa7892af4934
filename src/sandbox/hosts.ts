import { hostname, networkInterfaces } from 'node:os';
import type { MiddlewareHandler } from 'hono';

/** The names of this machine for itself. */
const loopback = /^(.+\.)?localhost$|^127\.\d+\.\d+\.\d+$|^\[::1\]$/;

/** Returns whether a server that listens on this address can be reached by this machine alone. */
export const isLoopback = (host = 'localhost'): boolean => loopback.test(host) || host === '::1';

/** Returns the names under which others reach a server that listens on an address. */
export function namesOf(host: string | undefined): string[] {
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
  const isOwn = (host: string) => loopback.test(host) || hosts.includes(host);
  return async (c, next) => {
    const header = `http://${c.req.header('Host') ?? 'localhost'}`;
    const asked = [c.req.url, header].map((url) => URL.canParse(url) && new URL(url).hostname);
    const stranger = asked.find((host) => host === false || !isOwn(host));
    if (stranger === undefined) return next();
    const error = `"${stranger}" is no name of this server. SANDBOX_HOSTS lists further ones.`;
    return c.json({ error }, 421);
  };
}
