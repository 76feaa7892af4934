import type { Seal } from '../crypto/seal.ts';
import type { Channel, Failure } from '../delivery/sender.ts';
import { describeError } from '../errors/problem.ts';
import type { DueDelivery } from '../store/deliveries.ts';
import type { Mail } from '../store/invitations.ts';
import { type MailSettings, senderDomain, transportOptions } from './mail-settings.ts';

/** Seconds between the attempts: in all some 32 hours. */
const waits = [10, 30, 60, 120, 300, 600, 1200, 2400, 3600, 7200, 14400, 14400, 28800, 43200];
/** Seconds after which an attempt is given up. */
const longestAttempt = 100;

/** Creates the channel by which mails go out to an SMTP server. */
export async function createMailChannel(
  { url, from, connections }: MailSettings,
  { open }: Pick<Seal, 'open'>,
): Promise<Channel> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport(transportOptions({ url, connections }), { from });
  const domain = senderDomain(from);

  async function deliver({ messageId, content }: DueDelivery): Promise<Failure | undefined> {
    const opened = open((JSON.parse(content) as { sealed: string }).sealed);
    if (opened === undefined) return { reason: 'Another key has sealed it.' };
    const { to, subject, text } = JSON.parse(opened) as Mail;
    try {
      await transport.sendMail({
        to,
        subject,
        text,
        // The same for each attempt, so that a mail which arrived twice is seen once.
        messageId: `<${messageId}@${domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
        signal: AbortSignal.timeout(longestAttempt * 1000),
      });
      return undefined;
    } catch (error) {
      return { reason: withoutAddresses(reasonOf(error)), isFinal: isFinal(error) };
    }
  }

  return {
    kind: 'mail',
    label: 'Mail',
    concurrency: connections,
    longestAttempt,
    waits,
    deliver,
    close: () => transport.close(),
  };
}

/** Returns whether an SMTP server has refused a mail for good: by a reply of 500 or more (RFC 5321, 4.2.1). */
const isFinal = (error: unknown): boolean =>
  error instanceof Error && 'responseCode' in error && Number(error.responseCode) >= 500;

/** Returns the reply of the server, or the error without one. */
const reasonOf = (error: unknown): string =>
  error instanceof Error && 'response' in error && typeof error.response === 'string'
    ? error.response
    : describeError(error);

const withoutAddresses = (text: string): string => text.replace(/\S+@\S+/g, '(address)');
