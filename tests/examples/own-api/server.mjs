// An API of one's own for the product of forms/, on a host of its own: plain Node.js without packages.
//
//   node server.mjs 8080 https://apply.example.com
//
// It keeps everything in memory, and prints the link that it would mail. Use a database, and send mails.
import { createHash, randomBytes, randomUUID, scryptSync } from 'node:crypto';
import { createServer } from 'node:http';
import { pathToFileURL } from 'node:url';

const [second, hour, day] = [1000, 3_600_000, 86_400_000];

const channels = ['Email Marketing', 'Search Engine Marketing', 'Social Media', 'Display'].map(
  (name, index) => ({ id: index + 1, name }),
);

/** Accepts a text of so many characters. */
const text =
  (min, max = Number.POSITIVE_INFINITY, pattern = /^/) =>
  (value) =>
    typeof value === 'string' && value.length >= min && value.length <= max && pattern.test(value);
const oneOf =
  (...values) =>
  (value) =>
    values.includes(value);
const channel = oneOf(...channels.map(({ id }) => id));

/** Which values the bodies of two calls may have. `npm run -s forms:openapi` lists all rules of the forms. */
const rules = {
  email: {
    first_name: text(2, 50),
    last_name: text(2, 50),
    email: text(3, 254, /^\S+@\S+$/),
    url: (value) => URL.canParse(value),
  },
  // What was not answered, or not asked, is sent empty.
  save: {
    company_name: text(1, 250),
    title: text(0, 20),
    website_url: text(0, 250),
    account_address_1: text(1, 250),
    account_address_2: text(0, 250),
    account_country_name: text(1),
    account_region_name: text(1),
    account_city_name: text(1, 250),
    account_postal_code: text(1, 16),
    primary_phone: text(4, 21, /^\+\d+$/),
    contact_start_time: text(1, 20, /^\d+:00[AP]M-\d+:00[AP]M PST$/),
    messenger_type: oneOf(2, 3, 10, 11, 12, 13, 14, 15, 16, 17, 18),
    other_messenger_type: (value, { messenger_type }) => text(messenger_type === 3 ? 1 : 0)(value),
    messenger_name: text(1, 250),
    linkedin_url: text(0, 255),
    how_do_you_market: channel,
    other_channels: (value) => Array.isArray(value) && value.every(channel),
    traffic_notes: text(0),
    monthly_traffic_income: text(1, 20, /^\$[\d,]+ (- \$[\d,]+|\+)$/),
    use_other_cpa_networks: oneOf('0', '1'),
    other_cpa_networks: text(0, 255),
    login_name: text(1),
    password: text(7, 40, /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)/),
    confirmPassword: (value, { password }) => value === password,
    comments: text(0),
  },
};

/**
 * Makes the server; `listen` starts it.
 *
 * @param pages origins of the pages that may make calls, such as "https://apply.example.com"
 * @param print prints the link that a visitor would find in a mail
 */
export function createApi({ pages, print = console.log }) {
  /** Invitations by their token: { id, first_name, last_name, email, expires }. */
  const invitations = new Map();
  /** Applications by their id. */
  const applications = new Map();
  /** Replies by path and key: { hash of the body, reply, expires }. */
  const replies = new Map();

  const calls = {
    '/publisher/signup/email': {
      once: true,
      answer(body) {
        const refused = refuse(body, rules.email);
        if (refused) return refused;
        const { first_name, last_name, email, url } = body;
        // The link leads to the pages that made the call, in their language, and to nobody else's.
        const { origin, pathname } = new URL(url);
        if (!pages.includes(origin)) return invalid(['url']);
        const expires = Date.now() + 7 * day;
        const mails = [...invitations.values()].filter((one) => one.email === email);
        if (mails.filter((one) => one.expires > expires - hour).length >= 10)
          return problem(429, 'There were too many mails to this address.', {
            'Retry-After': `${hour / second}`,
          });
        const token = randomBytes(32).toString('base64url');
        invitations.set(token, { id: randomUUID(), first_name, last_name, email, expires });
        print(`${origin}${pathname.replace(/\/?$/, '/signup')}?token=${token}`);
        return { status: 204 };
      },
    },
    '/publisher/signup/load': {
      cookies: true,
      answer({ token }) {
        const { id, expires, ...person } = invitations.get(token) ?? { expires: 0 };
        if (expires < Date.now()) return errors('This link is not valid, or no longer so.');
        if (applications.has(id)) return errors('This application was sent already.');
        // The page sends all of "publisher" back with the application; its id is the owner of the draft.
        const data = { channels, publisher: { application_id: id, ...person } };
        return { status: 200, body: { data } };
      },
    },
    '/publisher/signup/save': {
      cookies: true,
      once: true,
      answer(body) {
        const { application_id: id, password, login_name } = body;
        const invitation = [...invitations.values()].find((one) => one.id === id);
        if (!invitation || invitation.expires < Date.now() || applications.has(id))
          return errors('This application was sent before, or its link has expired.');
        const refused = refuse(body, rules.save);
        if (refused) return refused;
        if ([...applications.values()].some((one) => one.login_name === login_name))
          return problem(409, 'This username is taken.');
        const salt = randomBytes(16).toString('hex');
        const hash = `${salt}:${scryptSync(password, salt, 32).toString('hex')}`;
        const { first_name, last_name, email } = invitation;
        const application = { first_name, last_name, email };
        for (const name of Object.keys(rules.save)) application[name] = body[name];
        delete application.confirmPassword;
        applications.set(id, { ...application, password: hash });
        return { status: 200, body: { status: 'stored' } };
      },
    },
  };

  /** Answers a request that the browser lets a page make. */
  async function answer({ method, headers, path, call }, request) {
    if (!call) return problem(404, 'There is no such call.');
    const { origin } = headers;
    // Browsers name the page's origin in each POST, and no page can change it. Programs send none.
    if (origin !== undefined && !pages.includes(origin))
      return problem(403, `Pages of ${origin} may not make this call.`);
    if (method === 'OPTIONS') return { status: 204 };
    if (method !== 'POST') return problem(405, 'Use POST.', { Allow: 'POST' });
    // A page of another site can send a form without a preflight, but no JSON.
    if (!/^application\/json(;|$)/.test(headers['content-type'] ?? ''))
      return problem(415, 'Send application/json.');
    const text = await readText(request);
    if (text === undefined) return problem(413, 'The body is too large.');
    const body = parseObject(text);
    if (!body) return problem(400, 'The body is not a JSON object.');
    const key = call.once ? headers['idempotency-key'] : undefined;
    if (!key) return call.answer(body);
    if (key.length > 200) return problem(400, 'The Idempotency-Key is too long.');
    return answerOnce(`${path} ${key}`, text, () => call.answer(body));
  }

  /** Answers a known key as before. Nothing waits in here, so that two requests at once have one effect. */
  function answerOnce(key, text, run) {
    // A digest tells bodies apart; the body itself has a password.
    const hash = createHash('sha256').update(text).digest('hex');
    const known = replies.get(key);
    if (known && known.expires > Date.now())
      return known.hash === hash
        ? known.reply
        : problem(422, 'This Idempotency-Key came with another body.');
    const reply = run();
    // After "later" and after a fault, pages repeat the call with the same key: it must be tried again.
    if (reply.status !== 429 && reply.status < 500)
      replies.set(key, { hash, reply, expires: Date.now() + 7 * day });
    return reply;
  }

  return createServer(async (request, response) => {
    const [path = ''] = (request.url ?? '').split('?');
    const call = Object.hasOwn(calls, path) ? calls[path] : undefined;
    const { method, headers } = request;
    const reply = await answer({ method, headers, path, call }, request).catch((error) => {
      console.error(error);
      return problem(500, 'The API has a fault.');
    });
    response.writeHead(reply.status, {
      'Cache-Control': 'no-store',
      ...(reply.body && { 'Content-Type': 'application/json' }),
      ...reply.headers,
      ...cors(headers, call, pages),
    });
    response.end(reply.body && JSON.stringify(reply.body));
  });
}

/** Allows a page of another origin to make a call and to read its response, also one that refuses. */
const cors = ({ origin }, call, pages) => ({
  Vary: 'Origin',
  ...(call &&
    pages.includes(origin) && {
      'Access-Control-Allow-Origin': origin,
      'Access-Control-Allow-Methods': 'POST',
      'Access-Control-Allow-Headers':
        'Content-Type, Idempotency-Key, X-Requested-With, X-XSRF-TOKEN',
      ...(call.cookies && { 'Access-Control-Allow-Credentials': 'true' }),
      'Access-Control-Expose-Headers': 'Retry-After',
      'Access-Control-Max-Age': '7200',
    }),
});

/** Reads a body of 256 kB at most. A longer one is read to its end: before, no browser reads the response. */
async function readText(request) {
  const chunks = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size <= 256 * 1024) chunks.push(chunk);
  }
  return size <= 256 * 1024 ? Buffer.concat(chunks).toString('utf8') : undefined;
}

function parseObject(text) {
  try {
    const body = JSON.parse(text);
    return typeof body === 'object' && !Array.isArray(body) ? body : undefined;
  } catch {
    return undefined;
  }
}

/** Refuses a body whose values break rules. */
function refuse(body, accepted) {
  const broken = Object.keys(accepted).filter((name) => !accepted[name](body[name], body));
  return broken.length > 0 ? invalid(broken) : undefined;
}

/** Names the refused values: `"fields": { "from": "/response/errors", "name": "/at" }` shows the details beside them. */
const invalid = (names) => ({
  status: 422,
  body: {
    errors: names.map((name) => ({
      at: `/${name}`,
      rule: 'invalid',
      detail: 'Please check this answer',
    })),
  },
});
const errors = (message) => ({ status: 200, body: { errors: [message] } });
const problem = (status, error, headers) => ({ status, body: { error }, headers });

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [port = '8080', ...pages] = process.argv.slice(2);
  createApi({ pages }).listen(Number(port));
  console.log(`The API listens on port ${port}, for pages of ${pages.join(', ')}`);
}
