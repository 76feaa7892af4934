import ipaddr from 'ipaddr.js';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  type RateLimiterRes,
} from 'rate-limiter-flexible';
import { fingerprint } from '../crypto/hashing.ts';
import type { Queries } from '../database/database.ts';
import { RequestError } from '../errors/request-error.ts';
import { isLoopback } from '../http/hosts.ts';

/** The limits of one visitor's requests. An absent one does not limit. */
export interface LimitSettings {
  /** Calls from one address in a minute; of IPv6, from one network. */
  callsPerMinute?: number | undefined;
  /** Mails to one recipient in an hour. */
  mailsPerHour?: number | undefined;
}

export interface Limits {
  /** @throws RequestError with status 429 once an address has made too many calls */
  countCall(address: string): Promise<void>;
  /** @throws RequestError with status 429 once a recipient has got too many mails */
  countMail(to: string): Promise<void>;
}

/**
 * Creates the limits of a process.
 *
 * @param shared the database in which all processes count; without it, this one counts for itself, in memory
 */
export function createLimits(
  { callsPerMinute, mailsPerHour }: LimitSettings,
  shared?: Queries,
): Limits {
  const calls = limiter('calls', { points: callsPerMinute, duration: 60 }, shared);
  const mails = limiter('mails', { points: mailsPerHour, duration: 60 * 60 }, shared);
  return {
    countCall: (address) =>
      count(calls, networkOf(address), 'There were too many calls from this address.'),
    countMail: (to) =>
      count(mails, to.normalize('NFC').toLowerCase(), 'There were too many mails to this address.'),
  };
}

function limiter(
  keyPrefix: string,
  { points, duration }: { points: number | undefined; duration: number },
  shared: Queries | undefined,
): RateLimiterAbstract | undefined {
  if (points === undefined) return undefined;
  const limit = { keyPrefix, points, duration };
  if (!shared) return new RateLimiterMemory(limit);
  const query = async ({ text, values }: { text: string; values?: unknown[] }) => ({
    rows: await shared.query(text, values),
  });
  return new RateLimiterPostgres({
    ...limit,
    storeClient: { query },
    storeType: 'client',
    tableName: 'limits',
    tableCreated: true,
    // Who is over the limit costs the database nothing more.
    inMemoryBlockOnConsumed: points + 1,
  });
}

async function count(limiter: RateLimiterAbstract | undefined, key: string, message: string) {
  try {
    await limiter?.consume(fingerprint(key));
  } catch (error) {
    if (error instanceof Error) throw error;
    const seconds = Math.max(1, Math.ceil((error as RateLimiterRes).msBeforeNext / 1000));
    const sentence = `${message} Try again in ${seconds} seconds.`;
    throw new RequestError(429, sentence, { 'Retry-After': String(seconds) });
  }
}

/**
 * Returns the network of one subscriber: the address itself, or the first 64 bits of an IPv6 address, the least that an
 * access provider assigns to one line (RFC 6177).
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const known = ipaddr.process(address);
  return known.kind() === 'ipv6'
    ? ipaddr.IPv6.networkAddressFromCIDR(`${known}/64`).toString()
    : known.toString();
}

/**
 * Returns the address that a request comes from. Where a proxy on this machine passes it on, that is the last one that the
 * proxy has noted.
 *
 * @param remote address of the other end of the connection
 * @param forwarded the header X-Forwarded-For
 */
export function callerAddress(remote: string | undefined, forwarded: string | undefined): string {
  const isProxy = remote !== undefined && isLoopback(remote);
  const noted = isProxy ? forwarded?.split(',').at(-1)?.trim() : undefined;
  return noted || remote || '';
}
