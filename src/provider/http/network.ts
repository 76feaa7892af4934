import ipaddr from 'ipaddr.js';

/**
 * Returns the network of an address: by default that of one subscriber, which is the address itself, or the first 64 bits of
 * an IPv6 address, the least that an access provider assigns to one line (RFC 6177).
 */
export function networkOf(address: string, bits = { ipv4: 32, ipv6: 64 }): string {
  if (!ipaddr.isValid(address)) return address;
  const known = ipaddr.process(address);
  const kind = known.kind() === 'ipv6' ? ipaddr.IPv6 : ipaddr.IPv4;
  return kind.networkAddressFromCIDR(`${known}/${bits[known.kind()]}`).toString();
}
