import { isIP } from 'node:net';
import type { Context, MiddlewareHandler } from 'hono';
import { isForwarded, remoteAddress } from './hosts.ts';
import { isTrusted, type TrustedProxies } from './trusted-proxies.ts';

/** What is known of the other end of a request, beyond the proxies that are trusted. */
interface Client {
  /** The address that it comes from; "" where there is none. */
  address: string;
  /** The origin that it asks, such as "https://apply.example.com". */
  origin: string;
}

declare module 'hono' {
  interface ContextVariableMap {
    client: Client;
  }
}

/**
 * Finds out who makes a request, for the handlers after it. The X-Forwarded-* headers of others than the trusted proxies
 * are ignored; the first one is logged.
 */
export function identifyClient(
  proxies: TrustedProxies,
  log: (line: string) => void,
): MiddlewareHandler {
  let hasLogged = false;
  return async (c, next) => {
    const remote = remoteAddress(c);
    const isProxy = isTrusted(remote, proxies);
    if (!isProxy && !hasLogged && isForwarded(c)) {
      hasLogged = true;
      log(
        `A request came through a proxy at ${remote}, which TRUSTED_PROXIES does not name: all its visitors count as one.`,
      );
    }
    const last = (name: string) => (isProxy ? c.req.header(name)?.split(',').at(-1)?.trim() : '');
    const noted = isProxy ? (c.req.header('X-Forwarded-For') ?? '') : '';
    c.set('client', {
      address: clientAddress(remote, noted, proxies),
      origin: originOf(c.req.url, last('X-Forwarded-Proto'), last('X-Forwarded-Host')),
    });
    return next();
  };
}

/** Returns the origin that a request asks. */
export const askedOrigin = (c: Context): URL => new URL(c.get('client').origin);

/**
 * Returns the last address that no trusted proxy has: those before it may be made up.
 *
 * @param noted the addresses that the proxies have noted, in the order of the header X-Forwarded-For
 */
export function clientAddress(
  remote: string | undefined,
  noted: string,
  proxies: TrustedProxies,
): string {
  let address = remote ?? '';
  for (const entry of noted.split(',').reverse()) {
    if (!isTrusted(address, proxies)) break;
    const before = withoutPort(entry.trim());
    if (isIP(before) === 0) break;
    address = before;
  }
  return address;
}

/** Returns the address in "192.0.2.1:8080", "[2001:db8::1]:8080" and "[2001:db8::1]". */
const withoutPort = (text: string): string =>
  text.replace(/^\[([^\]]*)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');

function originOf(url: string, protocol?: string, host?: string): string {
  const asked = new URL(url);
  const scheme = /^https?$/.test(protocol ?? '') ? `${protocol}:` : asked.protocol;
  const address = `${scheme}//${host || asked.host}`;
  return URL.canParse(address) ? new URL(address).origin : `${scheme}//${asked.host}`;
}
