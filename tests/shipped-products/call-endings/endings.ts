import { gzipSync } from 'node:zlib';
import { answer, type Ending, goodBody } from './raw-server.ts';

/**
 * What an ending is to a page:
 * - `good`: an answer with all that is read of it;
 * - `object`: an answer in JSON without what the load call reads;
 * - `errors`: an answer whose body tells of errors;
 * - `unreadable`: a success whose body can't be read, which is enough where nothing is read;
 * - `failure`: none of them.
 */
export type Meaning = 'good' | 'object' | 'errors' | 'unreadable' | 'failure';

export type NamedEnding = [title: string, meaning: Meaning, ending: Ending];

const sends = (...pieces: (string | Buffer)[]): Ending => ({ sends: pieces });
const closes = (...pieces: (string | Buffer)[]): Ending => ({ sends: pieces, then: 'close' });
const resets = (...pieces: (string | Buffer)[]): Ending => ({ sends: pieces, then: 'reset' });

const withStatus = (status: number, meaning: Meaning): NamedEnding => [
  `status ${status}`,
  meaning,
  sends(answer(goodBody, { status: `${status} Any` })),
];

const successes = [200, 201, 202, 203, 206, 207, 226, 299];
const failures = [
  300, 400, 401, 402, 403, 404, 405, 406, 407, 408, 409, 410, 411, 412, 413, 414, 415, 416, 417,
  418, 421, 422, 423, 424, 425, 426, 428, 429, 431, 451, 499, 500, 501, 502, 503, 504, 505, 506,
  507, 508, 510, 511, 520, 522, 525, 530, 599,
];

const statuses: NamedEnding[] = [
  ...successes.map((status) => withStatus(status, 'good')),
  ...failures.map((status) => withStatus(status, 'failure')),
  ['status 204', 'unreadable', sends('HTTP/1.1 204 No Content\r\n\r\n')],
  ['status 205', 'unreadable', sends('HTTP/1.1 205 Reset\r\nContent-Length: 0\r\n\r\n')],
  ['status 304', 'failure', sends('HTTP/1.1 304 Not Modified\r\n\r\n')],
];

const redirect = (status: number, location?: string) =>
  sends(answer('', { status: `${status} Moved`, headers: location ? { Location: location } : {} }));

const redirects: NamedEnding[] = [
  ...[301, 302, 303, 307, 308].map(
    (status): NamedEnding => [`a redirect with ${status}`, 'good', redirect(status, '/followed')],
  ),
  ['a redirect to nowhere', 'failure', redirect(302)],
  ['a redirect to no address', 'failure', redirect(302, 'http://[')],
  ['a redirect to another scheme', 'failure', redirect(302, 'ftp://127.0.0.1/')],
  ['a redirect to itself, for ever', 'failure', redirect(307, '/publisher/signup')],
];

const withBody = (meaning: Meaning, body: string, title = body): NamedEnding => [
  `the body ${JSON.stringify(title)}`,
  meaning,
  sends(answer(body)),
];

const bodies: NamedEnding[] = [
  withBody('object', '{}'),
  withBody('object', '{"data":null}'),
  withBody('object', '{"data":{}}'),
  withBody('object', '{"data":{"channels":{},"publisher":{}}}'),
  withBody('object', '{"data":{"channels":[]}}'),
  withBody('object', '{"data":{"publisher":{}}}'),
  withBody('object', '{"data":{"channels":[],"publisher":[]}}'),
  withBody('object', '{"data":{"channels":[],"publisher":null}}'),
  withBody('object', '{"data":{"channels":[{"id":1}],"publisher":{}}}'),
  withBody('object', '{"data":{"channels":[{"id":{},"name":""}],"publisher":{}}}'),
  withBody('object', '{"__proto__":{"data":1}}'),
  withBody('object', `{"data":${'['.repeat(5000)}${']'.repeat(5000)}}`, 'nested 5,000 deep'),
  withBody('good', `  \n${goodBody}\t`, 'with spaces around it'),
  withBody('good', `\uFEFF${goodBody}`, 'with a byte order mark'),
  withBody('good', goodBody.replace('"Email"', `"${'x'.repeat(2_000_000)}"`), 'of 2 MB'),
  withBody('unreadable', '[]'),
  withBody('unreadable', 'null'),
  withBody('unreadable', '0'),
  withBody('unreadable', 'true'),
  withBody('unreadable', '"text"'),
  withBody('unreadable', ''),
  withBody('unreadable', '   '),
  withBody('unreadable', '{'),
  withBody('unreadable', goodBody.slice(0, -1)),
  withBody('unreadable', `${goodBody}${goodBody}`),
  withBody('unreadable', `)]}',\n${goodBody}`),
  withBody('unreadable', '{"data":{},}'),
  withBody('unreadable', '{"data":NaN}'),
  withBody('unreadable', "{'data':{}}"),
  withBody('unreadable', '<!doctype html><title>Log in</title>'),
  withBody('unreadable', '\0\0\0\0'),
  withBody('errors', '{"errors":["no"]}'),
  withBody('errors', '{"errors":{"login_name":"taken"}}'),
  withBody('errors', '{"errors":"no"}'),
  withBody('errors', '{"errors":true}'),
  withBody('errors', '{"errors":0}'),
  withBody('errors', `${goodBody.slice(0, -1)},"errors":["no"]}`),
  ...['null', 'false', '""', '[]', '{}'].map((none) =>
    withBody('good', `${goodBody.slice(0, -1)},"errors":${none}}`),
  ),
];

const whole = answer();
const zipped = gzipSync(goodBody);
const gzip = { headers: { 'Content-Encoding': 'gzip' } };
const chunked = 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n';
const chunk = `${goodBody.length.toString(16)}\r\n${goodBody}\r\n`;

const bytes: NamedEnding[] = [
  ['closed without a word', 'failure', closes()],
  ['reset without a word', 'failure', resets()],
  ['closed within the first line', 'failure', closes('HTTP/1.1 2')],
  ['closed within the headers', 'failure', closes('HTTP/1.1 200 OK\r\nContent-Ty')],
  ['closed within the body', 'unreadable', closes(whole.subarray(0, -5))],
  ['reset within the body', 'unreadable', resets(whole.subarray(0, -5))],
  ['closed right after the answer', 'good', closes(whole)],
  ['one byte after the other', 'good', sends(...[...whole].map((byte) => Buffer.from([byte])))],
  ['more bytes than were told', 'good', closes(whole, 'more')],
  ['no length, and closed at the end', 'good', closes(`HTTP/1.1 200 OK\r\n\r\n${goodBody}`)],
  ['the older HTTP/1.0', 'good', closes(`HTTP/1.0 200 OK\r\n\r\n${goodBody}`)],
  ['headers in lower case', 'good', sends(whole.toString().replace('Content-L', 'content-l'))],
  ['no reason beside the status', 'good', sends(whole.toString().replace('200 OK', '200 '))],
  ['first 103 Early Hints', 'good', sends('HTTP/1.1 103 Early Hints\r\n\r\n', whole)],
  ['in chunks', 'good', sends(chunked, chunk, '0\r\n\r\n')],
  ['in chunks, closed before the last', 'unreadable', closes(chunked, chunk)],
  ['in chunks, one of no length', 'unreadable', closes(`${chunked}zz\r\n${goodBody}\r\n`)],
  ['zipped', 'good', sends(answer(zipped, gzip))],
  ['zipped and damaged', 'unreadable', sends(answer(zipped.fill(0, 12, 40), gzip))],
  ['told to be zipped', 'unreadable', sends(answer(goodBody, gzip))],
  ['as HTML', 'good', sends(answer(goodBody, { headers: { 'Content-Type': 'text/html' } }))],
  ['as an image', 'good', sends(answer(goodBody, { headers: { 'Content-Type': 'image/png' } }))],
  [
    'two lengths',
    'failure',
    closes('HTTP/1.1 200 OK\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n12'),
  ],
  [
    'a header of 200 kB',
    'failure',
    closes(answer('', { headers: { 'X-Long': 'x'.repeat(200_000) } })),
  ],
  ['no status', 'failure', closes('HTTP/1.1 OK\r\n\r\n')],
  ['another protocol', 'failure', closes('SSH-2.0-OpenSSH_9.6\r\n')],
  ['bytes at random', 'failure', closes(Buffer.from([0x16, 0x03, 0x01, 0xff, 0x00, 0x0a, 0x0d]))],
  ['a page without any headers', 'failure', closes('<!doctype html><title>Log in</title>')],
];

/** How a call can end, beside those that never do. */
export const endings: NamedEnding[] = [...statuses, ...redirects, ...bodies, ...bytes];
