import { getPublicSuffix } from 'tough-cookie';
import type { Trial } from '../trial.ts';

/** Names cookies that pages of another site can't have. */
export function checkSites({ session, report }: Trial): void {
  const exchange = session.exchanges.find(({ init }) => init.credentials === 'include');
  if (!exchange || siteOf(exchange.url) === siteOf(session.origin)) return;
  for (const { key, sameSite, secure } of session.cookies) {
    if (sameSite === 'none' && secure) continue;
    report.contradiction(
      exchange.call,
      `The cookie ${key} is not set with SameSite=None; Secure, so that browsers drop it for pages at ${session.origin}, which are of another site. Some drop it even so: do not depend on cookies.`,
    );
  }
}

/** Returns the scheme and the domain that hosts of one site share. */
function siteOf(url: string): string {
  const { protocol, hostname } = new URL(url);
  const options = { allowSpecialUseDomain: true, ignoreError: true };
  return `${protocol}//${getPublicSuffix(hostname, options) ?? hostname}`;
}

/** Checks that pages can repeat the anti-forgery cookie in the header that app.json names. */
export function checkAntiForgery({ product: { app }, session, report }: Trial): void {
  const { csrf } = app.provider;
  const call = session.exchanges.find(({ init }) => init.credentials === 'include')?.call;
  if (!csrf || call === undefined) return;
  const cookie = session.cookies.find(({ key }) => key === csrf.cookie);
  const readable = session.jar.getCookiesSync(session.origin, { http: false });
  const page = new URL(session.origin).hostname;
  const consequence = `pages send no header ${csrf.header}`;
  if (!cookie) {
    report.note(
      call,
      `No answer sets the cookie ${csrf.cookie}, so ${consequence}. That is fine where the API tells its pages by the header Origin.`,
    );
  } else if (cookie.httpOnly) {
    report.contradiction(
      call,
      `The cookie ${csrf.cookie} is HttpOnly: scripts can’t read it, so ${consequence}. Set it without HttpOnly.`,
    );
  } else if (!readable.some(({ key }) => key === csrf.cookie)) {
    report.contradiction(
      call,
      `The cookie ${csrf.cookie} belongs to ${cookie.domain}${cookie.path}, and pages at ${page} can’t read it, so ${consequence}. Set it with Path=/, and with a Domain that both hosts lie below, or tell the pages by the header Origin.`,
    );
  } else {
    report.ok(call, `Pages can read the cookie ${csrf.cookie}, and send it as ${csrf.header}.`);
  }
}
