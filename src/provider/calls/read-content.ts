import type { Context, HonoRequest } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { isDeeper, maxDepth } from '../../core/is-deeper.ts';
import { RequestError } from '../errors/request-error.ts';
import type { SendingScreen } from '../validate/validate-body.ts';
import type { CallRequest } from './call-request.ts';
import { fileBytesOf, isForm, readForm } from './read-form.ts';

const maxBody = 256 * 1024;
const limitBody = bodyLimit({
  maxSize: maxBody,
  onError: () => {
    throw new RequestError(413, `The body is too large. Send at most ${maxBody / 1024} kB.`);
  },
});

/**
 * Reads the JSON of a request, and the files where a screen sends them with its form.
 *
 * @param senders load the screens that make the call on submit
 * @throws RequestError where the body is too large, or can't be read
 */
export async function readContent(
  c: Context,
  senders: readonly (() => Promise<SendingScreen>)[] = [],
): Promise<Pick<CallRequest, 'body' | 'files'>> {
  const screens = isForm(c) ? await Promise.all(senders.map((load) => load())) : [];
  const fileBytes = fileBytesOf(screens);
  if (fileBytes > 0) {
    const { answers, files } = await readForm(c, fileBytes + maxBody);
    return { body: readJson(answers), files };
  }
  await limitBody(c, async () => {});
  return { body: await readBody(c.req) };
}

/**
 * Reads the JSON object in a request's body.
 *
 * @throws RequestError when there is no JSON object in it
 */
async function readBody(request: HonoRequest): Promise<Record<string, unknown>> {
  // Forms of other sites can send any other type without asking.
  if (!/^application\/json\b/i.test(request.header('Content-Type') ?? '')) {
    throw new RequestError(
      415,
      'The body must be JSON, with the header Content-Type: application/json.',
    );
  }
  return readJson(await request.text().catch(cutShort));
}

/**
 * Reads a JSON object.
 *
 * @throws RequestError when the text is none
 */
function readJson(text: string): Record<string, unknown> {
  const body = parse(text);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new RequestError(400, 'The body must be a JSON object, for instance {"name": "Ada"}.');
  }
  if (isDeeper(body)) {
    throw new RequestError(400, `The body is nested too deeply. Use at most ${maxDepth} levels.`);
  }
  const name = coercingName(body);
  if (name === undefined) return body as Record<string, unknown>;
  throw new RequestError(400, `The body has the name "${name}", which no answer can have.`);
}

/** Names of the methods by which JavaScript makes a text or a number of an object: a value there makes it throw. */
const coercing = ['toString', 'valueOf'];

/** Returns such a name in a value, at any depth. */
function coercingName(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const own = coercing.find((name) => Object.hasOwn(value, name));
  return own ?? Object.values(value).map(coercingName).find(Boolean);
}

function cutShort(): never {
  throw new RequestError(400, 'The body did not arrive completely. Send the request again.');
}

function parse(text: string): unknown {
  if (text.trim() === '') {
    throw new RequestError(
      400,
      'The body is empty. Send a JSON object, for instance {"name": "Ada"}.',
    );
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new RequestError(
      400,
      'The body is not valid JSON. Send a JSON object such as {"name": "Ada"}.',
    );
  }
}
