import { StartProblem } from '../errors/problem.ts';
import { isLoopback } from '../http/hosts.ts';

/** The SMTP server and the sender of mails. */
export interface MailSettings {
  /** Address of the SMTP server: "smtps://user:password@smtp.example". */
  url: string;
  /** "Name <address>". */
  from: string;
  /** The most connections to the server, each of which has one mail at a time. */
  connections: number;
}

/**
 * Reads SMTP_URL and MAIL_FROM.
 *
 * @returns `undefined` where mails lie in the outbox alone
 * @throws StartProblem when one is missing or wrong, or when a password would cross the network in clear
 */
export function readMailSettings(
  env: Record<string, string | undefined>,
  connections: number,
): MailSettings | undefined {
  const url = env.SMTP_URL?.trim();
  const from = env.MAIL_FROM?.trim();
  if (!url) return undefined;
  if (!/^smtps?:$/.test(URL.canParse(url) ? new URL(url).protocol : '')) {
    throw new StartProblem(
      'SMTP_URL must be the address of an SMTP server, for instance SMTP_URL=smtps://user:password@smtp.example.',
    );
  }
  if (needsTls(url) && /[?&](ignoreTLS=(?!false)|(secure|requireTLS)=(?!true))/i.test(url)) {
    throw new StartProblem(
      'SMTP_URL has a password, which goes to another machine by TLS alone: leave the options out that turn it off.',
    );
  }
  if (from && senderDomain(from) !== '') return { url, from, connections };
  throw new StartProblem(
    'SMTP_URL needs MAIL_FROM, which says whom mails are from, for instance MAIL_FROM="Example <no-reply@example.com>".',
  );
}

/** Milliseconds that an SMTP server may take for each answer. */
const timeout = 20_000;

/** Returns the options of the connections to an SMTP server, which stay open for further mails. */
export const transportOptions = ({ url, connections }: Omit<MailSettings, 'from'>) =>
  ({
    url,
    pool: true,
    maxConnections: connections,
    requireTLS: needsTls(url),
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
  }) as const;

/** Returns whether an SMTP server gets a password over a network. */
function needsTls(url: string): boolean {
  const { password, hostname } = new URL(url);
  return password !== '' && !isLoopback(hostname);
}

/** Returns the domain of the sender in "Name <address>"; "" where it has none. */
export const senderDomain = (from: string): string =>
  /[^\s@<]@([^\s@<>]+)>?$/.exec(from.trim())?.[1]?.toLowerCase() ?? '';
