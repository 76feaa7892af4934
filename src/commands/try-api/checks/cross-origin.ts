import type { Exchange, Session } from '../session.ts';
import type { Trial } from '../trial.ts';

/** Checks that browsers let pages of the other origin make the calls that were made, and read their answers. */
export async function checkCrossOrigin(trial: Trial): Promise<void> {
  const { session } = trial;
  const crossing = session.exchanges.filter(({ url }) => new URL(url).origin !== session.origin);
  const names = new Set(crossing.map(({ call }) => call));
  for (const call of names) {
    const own = crossing.filter((one) => one.call === call);
    await checkPreflights(trial, call, own);
    checkAnswers(trial, call, own);
  }
}

/** Headers that pages may send to any host without asking. */
const safelisted = ['accept', 'accept-language', 'content-language'];
const safelistedTypes =
  /^(application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)(;|$)/;
const safelistedMethods = ['GET', 'HEAD', 'POST'];

/** Returns the names of the headers for which a browser asks. */
const askedHeaders = ({ init: { headers } }: Exchange): string[] =>
  [...headers]
    .filter(
      ([name, value]) =>
        !safelisted.includes(name) && !(name === 'content-type' && safelistedTypes.test(value)),
    )
    .map(([name]) => name)
    .sort();

async function checkPreflights(
  { session, report }: Trial,
  call: string,
  exchanges: Exchange[],
): Promise<void> {
  const asking = exchanges.filter(
    (one) => askedHeaders(one).length > 0 || !safelistedMethods.includes(one.init.method ?? 'GET'),
  );
  // The request with the most headers stands for those with some of them.
  const [fullest] = asking.sort(
    (one, other) => askedHeaders(other).length - askedHeaders(one).length,
  );
  if (!fullest) return;
  const asked = askedHeaders(fullest);
  const answer = await session.preflight(fullest, asked);
  if (!answer || answer.status < 200 || answer.status > 299) {
    const status = answer ? `answered with status ${answer.status}` : 'not answered';
    report.contradiction(
      call,
      `The preflight (OPTIONS) of pages at ${session.origin} is ${status}: browsers do not make the call. Answer it with status 204 and the headers of CORS, before the call is authorized.`,
    );
    return;
  }
  const lacks = lackingIn(answer.headers, fullest, session);
  const methods = listIn(answer.headers, 'Access-Control-Allow-Methods');
  const method = fullest.init.method ?? 'GET';
  const takesAll = (list: string[]) => list.includes('*') && !isCredentialed(fullest);
  if (
    !safelistedMethods.includes(method) &&
    !methods.includes(method.toLowerCase()) &&
    !takesAll(methods)
  ) {
    lacks.push(`Access-Control-Allow-Methods: ${method}`);
  }
  const allowed = listIn(answer.headers, 'Access-Control-Allow-Headers');
  const refused = asked.filter(
    (name) => !allowed.includes(name) && !(takesAll(allowed) && name !== 'authorization'),
  );
  if (refused.length > 0) lacks.push(`Access-Control-Allow-Headers: ${refused.join(', ')}`);
  if (lacks.length === 0) report.ok(call, `The preflight of pages at ${session.origin} allows it.`);
  for (const header of lacks) {
    report.contradiction(
      call,
      `The answer to the preflight (OPTIONS) lacks ${header}: browsers do not make the call, and visitors see what a lost connection leads to.`,
    );
  }
}

function checkAnswers({ session, report }: Trial, call: string, exchanges: Exchange[]): void {
  const answered = exchanges.flatMap((one) => (one.answer ? [{ ...one, ...one.answer }] : []));
  const statuses = new Map<string, Set<number>>();
  for (const one of answered) {
    for (const header of lackingIn(one.headers, one, session)) {
      statuses.set(header, (statuses.get(header) ?? new Set()).add(one.status));
    }
  }
  for (const [header, all] of statuses) {
    report.contradiction(
      call,
      `Answers with status ${[...all].sort().join(', ')} lack ${header}: pages can’t read them, and visitors see what a lost connection leads to. Send it with refusals too.`,
    );
  }
  if (answered.length === 0 || statuses.size > 0) return;
  const exposes = answered.some((one) => {
    const exposed = listIn(one.headers, 'Access-Control-Expose-Headers');
    return exposed.includes('retry-after') || (exposed.includes('*') && !isCredentialed(one));
  });
  if (exposes) report.ok(call, `Pages at ${session.origin} can read the answers, and Retry-After.`);
  else {
    report.contradiction(
      call,
      'No answer has Access-Control-Expose-Headers: Retry-After, so pages can’t read that header: after status 429 or 503, visitors are not told when to try again.',
    );
  }
}

const isCredentialed = ({ init }: Exchange): boolean => init.credentials === 'include';

/** Lists the headers without which a page can't read an answer. */
function lackingIn(headers: Headers, exchange: Exchange, { origin }: Session): string[] {
  const allowed = headers.get('Access-Control-Allow-Origin');
  const withCookies = isCredentialed(exchange);
  const isAllowed = allowed === origin || (allowed === '*' && !withCookies);
  return [
    ...(isAllowed
      ? []
      : [
          `Access-Control-Allow-Origin: ${origin}${allowed === null ? '' : ` (it is “${allowed}”)`}`,
        ]),
    ...(withCookies && headers.get('Access-Control-Allow-Credentials') !== 'true'
      ? ['Access-Control-Allow-Credentials: true']
      : []),
  ];
}

const listIn = (headers: Headers, name: string): string[] =>
  (headers.get(name) ?? '').split(',').map((each) => each.trim().toLowerCase());
