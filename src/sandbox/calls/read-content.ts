import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { RequestError } from '../errors/request-error.ts';
import type { SendingScreen } from '../validate/validate-body.ts';
import type { CallRequest } from './call-request.ts';
import { readBody, readJson } from './read-body.ts';
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
