import { isIP } from 'node:net';
import ipaddr, { type IPv4, type IPv6 } from 'ipaddr.js';
import { StartProblem } from '../errors/problem.ts';

/** The networks of the proxies whose X-Forwarded-* headers count, each as its address and the length of its prefix. */
export type TrustedProxies = [address: IPv4 | IPv6, bits: number][];

/**
 * Reads a list of addresses and ranges: "127.0.0.1, ::1, 10.0.0.0/8".
 *
 * @throws StartProblem when an entry is neither
 */
export function readTrustedProxies(list: string): TrustedProxies {
  const entries = list.split(',').map((entry) => entry.trim());
  return entries.filter((entry) => entry !== '').map(readNetwork);
}

function readNetwork(text: string): TrustedProxies[number] {
  const [address = ''] = text.split('/');
  if (isIP(address) > 0) {
    const known = ipaddr.process(address);
    if (!text.includes('/')) return [known, known.kind() === 'ipv4' ? 32 : 128];
    if (ipaddr.isValidCIDR(text)) return ipaddr.parseCIDR(text);
  }
  throw new StartProblem(
    `TRUSTED_PROXIES has "${text}", but each entry must be an IP address or a range, for instance ` +
      'TRUSTED_PROXIES=127.0.0.1,::1,10.0.0.0/8.',
  );
}

/** Returns whether an address is that of a trusted proxy. */
export function isTrusted(address: string | undefined, proxies: TrustedProxies): boolean {
  if (address === undefined || isIP(address) === 0) return false;
  const known = ipaddr.process(address);
  return proxies.some(
    ([network, bits]) => network.kind() === known.kind() && known.match(network, bits),
  );
}
