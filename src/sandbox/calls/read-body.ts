import type { HonoRequest } from 'hono';
import { isDeeper, maxDepth } from '../../core/is-deeper.ts';
import { RequestError } from '../errors/request-error.ts';

/**
 * Reads the JSON object in a request's body.
 *
 * @throws RequestError when there is no JSON object in it
 */
export async function readBody(request: HonoRequest): Promise<Record<string, unknown>> {
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
export function readJson(text: string): Record<string, unknown> {
  const body = parse(text);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new RequestError(400, 'The body must be a JSON object, for instance {"name": "Ada"}.');
  }
  if (isDeeper(body)) {
    throw new RequestError(400, `The body is nested too deeply. Use at most ${maxDepth} levels.`);
  }
  return body as Record<string, unknown>;
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
