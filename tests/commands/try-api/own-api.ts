import { createServer, type IncomingMessage, type Server } from 'node:http';

/** One way in which an API contradicts the definitions of the shipped product. */
export type Fault =
  | 'no owner'
  | 'no name of a choice'
  | 'HTML'
  | 'second effect'
  | 'other body is taken'
  | 'wrong body is taken'
  | 'errors elsewhere'
  | 'unknown link is taken'
  | 'no CORS with refusals'
  | 'header is not allowed'
  | 'no preflight'
  | 'Retry-After is hidden'
  | 'redirect'
  | 'HttpOnly'
  | 'fault at a wrong body';

interface Reply {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

/** The link that this API knows. */
export const token = 'a-token-of-this-api';

const publisher = { first_name: 'Ada', last_name: 'Lovelace', email: 'ada@example.com' };

/** The names of the answers that a call needs, and the most characters of some of them. */
const required = {
  email: ['first_name', 'last_name', 'email'],
  save: `company_name account_address_1 account_country_name account_region_name account_city_name
    account_postal_code primary_phone contact_start_time messenger_type messenger_name how_do_you_market
    monthly_traffic_income use_other_cpa_networks login_name password confirmPassword`.split(/\s+/),
};
const maxLength: Record<string, number> = {
  ...{ first_name: 50, last_name: 50, title: 20, account_postal_code: 16, password: 40 },
  ...{ company_name: 250, website_url: 250, account_address_1: 250, account_address_2: 250 },
  ...{ account_city_name: 250, messenger_name: 250, linkedin_url: 255 },
};

/** An API that takes the calls of the shipped product from pages of one origin, with these faults. */
export function createOwnApi(pages: string, faults: Fault[] = []): Server {
  const has = (fault: Fault) => faults.includes(fault);
  const known = new Map<string, { body: string; reply: Reply }>();
  let stored = 0;

  /** Refuses answers that are missing, too long, or neither a text nor a number nor a list. */
  function refused(body: Record<string, unknown>, names: string[]): Reply | undefined {
    const missing = names.filter((name) => body[name] === undefined || body[name] === '');
    const wrong = Object.entries(body).filter(
      ([name, value]) =>
        String(value).length > (maxLength[name] ?? 1000) ||
        (typeof value === 'object' && !Array.isArray(value)),
    );
    if (missing.length + wrong.length === 0 || has('wrong body is taken')) return undefined;
    return { status: has('fault at a wrong body') ? 500 : 422, body: { errors: missing } };
  }

  const calls: Record<string, (body: Record<string, unknown>) => Reply> = {
    '/publisher/signup/email': (body) =>
      refused(body, required.email) ?? { status: 202, body: { number: ++stored } },
    '/publisher/signup/load': (body) => {
      if (body.token !== token && !has('unknown link is taken')) {
        const errors = ['This link is not valid.'];
        return { status: 200, body: has('errors elsewhere') ? { problems: errors } : { errors } };
      }
      if (has('HTML')) return { status: 200, body: '<h1>Welcome</h1>' };
      const owner = has('no owner') ? {} : { application_id: 12 };
      const name = has('no name of a choice') ? {} : { name: 'Email' };
      const channels = [{ id: 1, ...name }];
      return { status: 200, body: { data: { channels, publisher: { ...publisher, ...owner } } } };
    },
    '/publisher/signup/save': (body) =>
      refused(body, required.save) ?? { status: 200, body: { number: ++stored } },
  };

  function answer(path: string, text: string, key: string | undefined): Reply {
    const call = calls[path];
    if (!call) return { status: 404 };
    if (has('redirect') && path.endsWith('email')) {
      return { status: 307, headers: { Location: `/v2${path}` } };
    }
    let body: Record<string, unknown>;
    try {
      body = JSON.parse(text);
    } catch {
      return { status: 400, body: { error: 'This is no JSON.' } };
    }
    const earlier = key === undefined ? undefined : known.get(path + key);
    if (earlier && !has('second effect')) {
      const isSame = earlier.body === text || has('other body is taken');
      return isSame ? earlier.reply : { status: 422, body: { error: 'Another body.' } };
    }
    const reply = call(body);
    if (key !== undefined) known.set(path + key, { body: text, reply });
    return reply;
  }

  return createServer(async (request, response) => {
    const { url = '', method, headers } = request;
    const path = url.replace(/^\/v2/, '');
    const key = headers['idempotency-key'] as string | undefined;
    const text = await textOf(request);
    const preflight = method === 'OPTIONS';
    const reply = preflight
      ? { status: has('no preflight') ? 405 : 204 }
      : url === path
        ? answer(path, text, key)
        : { status: 200, body: {} };
    const allowed = ['Content-Type', 'Idempotency-Key', 'X-Requested-With', 'X-XSRF-TOKEN'];
    if (has('header is not allowed')) allowed.splice(1, 1);
    const isAllowed = reply.status < 400 || preflight || !has('no CORS with refusals');
    const { body, headers: own } = reply as Reply;
    response.writeHead(reply.status, {
      'Content-Type': typeof body === 'string' ? 'text/html' : 'application/json',
      'Set-Cookie': `XSRF-TOKEN=a-secret-of-this-visit; Path=/${has('HttpOnly') ? '; HttpOnly' : ''}`,
      ...(isAllowed && {
        'Access-Control-Allow-Origin': pages,
        'Access-Control-Allow-Credentials': 'true',
      }),
      ...(preflight && { 'Access-Control-Allow-Headers': allowed.join(', ') }),
      ...(!has('Retry-After is hidden') && { 'Access-Control-Expose-Headers': 'Retry-After' }),
      ...own,
    });
    response.end(typeof body === 'string' ? body : body && JSON.stringify(body));
  });
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
}
