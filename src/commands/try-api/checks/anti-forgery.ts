import type { Trial } from '../trial.ts';

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
