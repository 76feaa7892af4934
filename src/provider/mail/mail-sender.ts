import type { Transporter } from 'nodemailer';
import type { Seal } from '../crypto/seal.ts';
import type { Database } from '../database/database.ts';
import { describeError } from '../errors/problem.ts';
import { type DueMail, endAttempt, takeDueMail } from '../store/deliveries.ts';

/** The SMTP server and the sender of mails. */
export interface MailSettings {
  /** Address of the SMTP server: "smtps://user:password@smtp.example". */
  url: string;
  /** "Name <address>". */
  from: string;
}

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
/** Milliseconds that an SMTP server may take for each answer. */
const timeout = 20_000;
/** Seconds after which a mail is due again whose process has ended while it was sent. */
const lease = 120;

/** Creates a sender of mails by SMTP. A mail is tried again until the server takes it or refuses it for good. */
export async function createMailSender(
  { url, from }: MailSettings,
  { database, seal, now, log }: SenderParts,
): Promise<MailSender> {
  const { createTransport } = await import('nodemailer');
  const transport: Transporter = createTransport(url, { from });
  Object.assign(transport.options ?? {}, {
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
  });
  let running: Promise<void> | undefined;
  let isClosed = false;

  async function sendAll(): Promise<void> {
    while (!isClosed) {
      const moment = now();
      const due = await takeDueMail(database, { now: moment, until: after(moment, lease) }, seal);
      if (!due) return;
      await endAttempt(database, due.id, await attempt(due));
    }
  }

  async function attempt({ id, mail, messageKey, attempts }: DueMail) {
    if (!mail) return { failure: 'Another key has sealed it.', nextTry: after(now(), lease) };
    try {
      const { to, subject, text } = mail;
      // The same for each attempt, so that a mail which arrived twice is seen once.
      await transport.sendMail({ to, subject, text, messageId: `<${messageKey}@sandbox.invalid>` });
      return { delivered: now() };
    } catch (error) {
      const failure = withoutAddresses(reasonOf(error));
      const wait = isFinal(error) ? undefined : waits[attempts];
      const rest = wait === undefined ? 'It is not tried again.' : `Next try in ${wait} seconds.`;
      log(`Mail ${id} was not sent: ${failure} ${rest}`);
      return { failure, nextTry: wait === undefined ? undefined : after(now(), wait) };
    }
  }

  const sendDue = () => {
    running ??= sendAll()
      .catch((error: unknown) => log(`Mails could not be sent: ${describeError(error)}`))
      .finally(() => {
        running = undefined;
      });
    return running;
  };
  const timer = setInterval(sendDue, interval);
  timer.unref();
  return {
    wake: () => void setImmediate(sendDue),
    sendDue,
    async close() {
      isClosed = true;
      clearInterval(timer);
      await running;
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
