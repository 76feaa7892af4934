import type { Seal } from '../crypto/seal.ts';
import type { Database } from '../database/database.ts';
import { describeError } from '../errors/problem.ts';
import { UnavailableError } from '../errors/unavailable-error.ts';
import { type DueMail, endAttempt, takeDueMail } from '../store/deliveries.ts';
import { type MailSettings, senderDomain, transportOptions } from './mail-settings.ts';

/** Sends the mails of the database. */
export interface MailSender {
  /** Sends the mails that are due soon, without waiting for them. */
  wake(): void;
  /** Sends every mail that is due now. */
  sendDue(): Promise<void>;
  close(): Promise<void>;
}

interface SenderParts {
  database: Database;
  seal: Seal;
  now: () => Date;
  /** Takes one line, which holds no address and no text of a mail. */
  log: (line: string) => void;
}

/** Seconds after an attempt that failed until the next one: in all some 32 hours, then the mail is given up. */
const waits = [10, 30, 60, 120, 300, 600, 1200, 2400, 3600, 7200, 14400, 14400, 28800, 43200];
/** Milliseconds between two looks for mails that are due. */
const interval = 5000;
/** Seconds after which a mail is due again whose process has ended while it was sent. */
const lease = 120;
/** Milliseconds after which an attempt is given up, before its lease ends: else another process would send the mail too. */
const longestAttempt = 100_000;

/** Creates a sender of mails by SMTP. A mail is tried again until the server takes it or refuses it for good. */
export async function createMailSender(
  { url, from, connections }: MailSettings,
  { database, seal, now, log }: SenderParts,
): Promise<MailSender> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport(transportOptions({ url, connections }), { from });
  const domain = senderDomain(from);
  const running = new Set<Promise<void>>();
  let isClosed = false;

  /** Sends one mail after the other. As long as there are more, as many of these run at a time as there are connections. */
  async function sendMails(): Promise<void> {
    while (!isClosed) {
      const moment = now();
      const due = await takeDueMail(database, { now: moment, until: after(moment, lease) }, seal);
      if (!due) return;
      start();
      await endAttempt(database, due.id, await attempt(due));
    }
  }

  function start() {
    if (running.size === connections) return;
    const sending = sendMails()
      .catch((error: unknown) => {
        // The database has logged that it is not available.
        if (!(error instanceof UnavailableError))
          log(`Mails could not be sent: ${describeError(error)}`);
      })
      .finally(() => running.delete(sending));
    running.add(sending);
  }

  async function attempt({ id, mail, messageKey, attempts }: DueMail) {
    if (!mail) return { failure: 'Another key has sealed it.', nextTry: after(now(), lease) };
    try {
      const { to, subject, text } = mail;
      // The same for each attempt, so that a mail which arrived twice is seen once.
      const messageId = `<${messageKey}@${domain}>`;
      const headers = { 'Auto-Submitted': 'auto-generated' };
      const signal = AbortSignal.timeout(longestAttempt);
      await transport.sendMail({ to, subject, text, messageId, headers, signal });
      return { delivered: now() };
    } catch (error) {
      const failure = withoutAddresses(reasonOf(error));
      const wait = isFinal(error) ? undefined : waits[attempts];
      const rest = wait === undefined ? 'It is not tried again.' : `Next try in ${wait} seconds.`;
      log(`Mail ${id} was not sent: ${failure} ${rest}`);
      return { failure, nextTry: wait === undefined ? undefined : after(now(), wait) };
    }
  }

  const sendDue = async () => {
    start();
    while (running.size > 0) await Promise.all(running);
  };
  const timer = setInterval(start, interval);
  timer.unref();
  return {
    wake: () => void setImmediate(start),
    sendDue,
    async close() {
      isClosed = true;
      clearInterval(timer);
      await Promise.all(running);
      transport.close();
    },
  };
}

const after = (moment: Date, seconds: number) => new Date(moment.getTime() + seconds * 1000);

/** Returns whether an SMTP server has refused a mail for good: by a reply of 500 or more (RFC 5321, 4.2.1). */
const isFinal = (error: unknown): boolean =>
  error instanceof Error && 'responseCode' in error && Number(error.responseCode) >= 500;

/** Returns the reply of the server, or the error without one. */
const reasonOf = (error: unknown): string =>
  error instanceof Error && 'response' in error && typeof error.response === 'string'
    ? error.response
    : describeError(error);

const withoutAddresses = (text: string): string => text.replace(/\S+@\S+/g, '(address)');
