import type { Queries } from '../database/database.ts';
import { networkOf } from '../http/network.ts';
import { mailboxOf } from '../mail/mailbox.ts';
import { defaultRetention } from '../retention/retention.ts';
import { createRateLimit } from '../store/rate-limit.ts';

/** In seconds. */
const hour = 60 * 60;

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
  const limit = (what: string, points: number | undefined, duration = hour) =>
    createRateLimit({ what, points, duration }, shared);
  const calls = limit('calls from this address', settings.callsPerMinute, 60);
  const ofRecipient = limit('mails to this address', settings.mailsPerHour);
  const ofNetwork = limit('mails from this network', settings.mailsPerNetwork);
  const ofAll = limit('mails in this hour', settings.mailsInAll);
  const megabytes = settings.filesMbPerNetwork;
  const points = megabytes && megabytes * 1000;
  const duration = unusedFileHours * hour;
  const files = createRateLimit(
    { what: 'files from this network', points, duration, refunds: true },
    shared,
  );
  return {
    countCall: (address) => calls.count(networkOf(address)),
    async countMail(to, address) {
      await ofNetwork.count(widely(address));
      await ofRecipient.count(mailboxOf(to));
      // The last one: what another limit refuses uses up nothing of the mails of all.
      await ofAll.count('');
    },
    countFile: (bytes, address) => files.count(widely(address), Math.ceil(bytes / 1000)),
  };
}

/** Returns the network of a provider's customer who has many addresses. */
const widely = (address: string): string => networkOf(address, { ipv4: 24, ipv6: 48 });
