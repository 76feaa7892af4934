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
import { mailboxOf } from '../mail/mailbox.ts';
import { defaultRetention } from '../retention/retention.ts';

/** The limits of requests. An absent one does not limit. */
export interface LimitSettings {
  /** Calls from one address in a minute; of IPv6, from one network. */
  callsPerMinute?: number | undefined;
  /** Mails to one recipient in an hour. */
  mailsPerHour?: number | undefined;
  /** Mails in an hour that one network asks for. */
  mailsPerNetwork?: number | undefined;
  /** Mails in an hour to all recipients. */
  mailsInAll?: number | undefined;
  /** Megabytes of files that one network uploads while an unused file is stored. */
  filesMbPerNetwork?: number | undefined;
}

export interface Limits {
  /** @throws RequestError with status 429 once an address has made too many calls */
  countCall(address: string): Promise<void>;
  /**
   * @param address that of who asks for the mail
   * @throws RequestError with status 429 once there were too many mails to a recipient, for a network, or in all
   */
  countMail(to: string, address: string): Promise<void>;
  /** @throws RequestError with status 429 once a network has uploaded too much; what is refused does not count */
  countFile(bytes: number, address: string): Promise<void>;
}

/**
 * Creates the limits of a process.
 *
 * @param shared the database in which all processes count; without it, this one counts for itself, in memory
 * @param retention how long an unused file is stored
 */
export function createLimits(
  settings: LimitSettings,
  shared?: Queries,
  { unusedFileHours } = defaultRetention,
): Limits {
  const perHour = (name: string, points: number | undefined) =>
    limiter(name, { points, duration: 60 * 60 }, shared);
  const calls = limiter('calls', { points: settings.callsPerMinute, duration: 60 }, shared);
  const ofRecipient = perHour('mails', settings.mailsPerHour);
  const ofNetwork = perHour('mails of network', settings.mailsPerNetwork);
  const ofAll = perHour('mails in all', settings.mailsInAll);
  const megabytes = settings.filesMbPerNetwork;
  const files = limiter(
    'files',
    { points: megabytes && megabytes * 1000, duration: unusedFileHours * 60 * 60 },
    shared,
  );
  return {
    countCall: (address) =>
      count(calls, networkOf(address), 'There were too many calls from this address.'),
    async countMail(to, address) {
      await count(ofNetwork, widely(address), 'There were too many mails from this network.');
      await count(ofRecipient, mailboxOf(to), 'There were too many mails to this address.');
      // The last one: what another limit refuses uses up nothing of the mails of all.
      await count(ofAll, '', 'There were too many mails in this hour.');
    },
    async countFile(bytes, address) {
      const network = widely(address);
      const kilobytes = Math.ceil(bytes / 1000);
      const message = 'There were too many files from this network.';
      await count(files, network, message, kilobytes).catch(async (error: unknown) => {
        await files?.reward(fingerprint(network), kilobytes);
        throw error;
      });
    },
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

async function count(
  limiter: RateLimiterAbstract | undefined,
  key: string,
  message: string,
  points = 1,
) {
  try {
    await limiter?.consume(fingerprint(key), points);
  } catch (error) {
    if (error instanceof Error) throw error;
    const seconds = Math.max(1, Math.ceil((error as RateLimiterRes).msBeforeNext / 1000));
    const sentence = `${message} Try again in ${seconds} seconds.`;
    throw new RequestError(429, sentence, { 'Retry-After': String(seconds) });
  }
}

/** Returns the network of a provider's customer who has many addresses. */
const widely = (address: string): string => networkOf(address, { ipv4: 24, ipv6: 48 });

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
